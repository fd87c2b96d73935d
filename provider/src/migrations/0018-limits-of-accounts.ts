import type { Kysely } from 'kysely';

/** Most eggs and keys that one account may buy in a cycle; null where it may buy as many as there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('cycles')
    .addColumn('account_egg_limit', 'integer')
    .addColumn('account_key_limit', 'integer')
    .execute();
}
