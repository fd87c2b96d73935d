import type { Database } from './database.ts';
import type { SecretRow } from './tables/identity.ts';

/**
 * Reads a secret that a migration created and all processes on this database share. Decoys and the tokens of known browsers are
 * derived from `decoys`. `world` is in the metadata of payment sessions, and distinguishes them from sessions of other programs with the
 * same account.
 */
export async function getSharedSecret(db: Database, name: SecretRow['name']): Promise<string> {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
