import type { Kysely } from 'kysely';
import type { MigrationContext } from './create-index.ts';
import { createIndex } from './create-index.ts';

export const runsConcurrently = true;

/** Adds the index that counts the mails to one inbox in a day. */
export async function up(db: Kysely<unknown>, context: MigrationContext): Promise<void> {
  await createIndex(db, context, {
    name: 'auth_flows_of_inbox',
    definition: 'on auth_flows (email, created_at)',
  });
}
