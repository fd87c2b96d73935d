import type { Insertable } from 'kysely';
import { camelCaseKeys, snakeCaseKeys } from '../../platform/database/camel-cased.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CeremonyPurpose, CeremonyRow } from '../../platform/database/tables/identity.ts';

export interface CeremonyRecord {
  sessionHash: string;
  purpose: CeremonyPurpose;
  challenge: string;
  /** The account that registers a passkey; null for a login. */
  accountId: string | null;
  /** The e-mail address that a login began with, if any. */
  email: string | null;
  expiresAt: number;
}

export async function createCeremony(db: Database, ceremony: CeremonyRecord): Promise<void> {
  await db.insertInto('ceremonies').values(snakeCaseKeys<Insertable<CeremonyRow>>(ceremony)).execute();
}

/** Removes and returns the ceremony in one statement, so that only one of two concurrent calls gets it. */
export async function takeCeremony(
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
