import { camelCaseKeys, snakeCaseKeys } from '../../platform/database/camel-cased.ts';
import type { CamelCased } from '../../platform/database/camel-cased.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CeremonyRow } from '../../platform/database/tables/identity.ts';

export type CeremonyRecord = CamelCased<CeremonyRow>;

export async function createCeremony(db: Database, ceremony: CeremonyRecord): Promise<void> {
  await db.insertInto('ceremonies').values(snakeCaseKeys<CeremonyRow>(ceremony)).execute();
}

/** Removes and returns the ceremony in one statement, so that only one of two concurrent calls gets it. */
export async function consumeCeremony(
  db: Database,
  { sessionHash, purpose }: Pick<CeremonyRecord, 'sessionHash' | 'purpose'>,
): Promise<CeremonyRecord | undefined> {
  const row = await db
    .deleteFrom('ceremonies')
    .where('session_hash', '=', sessionHash)
    .where('purpose', '=', purpose)
    .returningAll()
    .executeTakeFirst();
  return row && camelCaseKeys(row);
}

export async function removeExpiredCeremonies(db: Database, now: number): Promise<void> {
  await db.deleteFrom('ceremonies').where('expires_at', '<=', now).execute();
}
