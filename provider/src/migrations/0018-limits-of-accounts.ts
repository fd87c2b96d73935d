import type { Kysely } from 'kysely';

/** Maximum number of eggs and keys that one account may buy in a cycle; null for no limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('cycles')
    .addColumn('account_egg_limit', 'integer')
    .addColumn('account_key_limit', 'integer')
    .execute();
}
