import type { Kysely } from 'kysely';
import type { MigrationContext } from './create-index.ts';
import { createIndex } from './create-index.ts';

export const runsConcurrently = true;

/** Most requests read a session by its hash. A hash index finds it in one page, the primary key in one page per level. */
export async function up(db: Kysely<unknown>, context: MigrationContext): Promise<void> {
  await createIndex(db, context, {
    name: 'sessions_by_hash',
    definition: 'on sessions using hash (id_hash)',
  });
}
