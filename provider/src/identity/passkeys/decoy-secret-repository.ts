import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { SecretRow } from '../../platform/database/tables/identity.ts';

/** A secret that all processes on this database share, created by the migration. */
export async function findServerSecret(db: Kysely<Database>, name: SecretRow['name']): Promise<string> {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
