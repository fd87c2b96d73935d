import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { CeremonyPurpose } from '../../platform/database/tables/identity.ts';

export interface CeremonyRecord {
  sessionHash: string;
  purpose: CeremonyPurpose;
  challenge: string;
  /** The account that registers a passkey; null for a login. */
  accountId: string | null;
  /** The address with which a login began, if any. */
  email: string | null;
  expiresAt: number;
}

export async function createCeremony(db: Kysely<Database>, ceremony: CeremonyRecord): Promise<void> {
  await db
    .insertInto('ceremonies')
    .values({
      session_hash: ceremony.sessionHash,
      purpose: ceremony.purpose,
      challenge: ceremony.challenge,
      account_id: ceremony.accountId,
      email: ceremony.email,
      expires_at: ceremony.expiresAt,
    })
    .execute();
}

/** Removes and returns the ceremony in one statement, so that only one of two concurrent answers gets it. */
export async function takeCeremony(
  db: Kysely<Database>,
  { sessionHash, purpose }: Pick<CeremonyRecord, 'sessionHash' | 'purpose'>,
): Promise<CeremonyRecord | undefined> {
  const row = await db
    .deleteFrom('ceremonies')
    .where('session_hash', '=', sessionHash)
    .where('purpose', '=', purpose)
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      sessionHash: row.session_hash,
      purpose: row.purpose,
      challenge: row.challenge,
      accountId: row.account_id,
      email: row.email,
      expiresAt: row.expires_at,
    }
  );
}

export async function removeExpiredCeremonies(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('ceremonies').where('expires_at', '<=', now).execute();
}
