import type { Database } from '../../platform/database/database.ts';

/**
 * The id in the metadata of this world's payment sessions, which distinguishes them from sessions of other programs
 * with the same Stripe account.
 */
export async function getWorldId(db: Database): Promise<string> {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'world')
    .executeTakeFirstOrThrow();
  return value;
}
