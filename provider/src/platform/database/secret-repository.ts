import type { Database } from './database.ts';
import type { SecretRow } from './tables/identity.ts';

/**
 * A secret that all processes on this database share; migrations create it. `decoys` derives decoys and the marks of browsers;
 * `world` is in the metadata of payment sessions, and distinguishes them from sessions of other programs with the same account.
 */
export async function getSharedSecret(db: Database, name: SecretRow['name']): Promise<string> {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
