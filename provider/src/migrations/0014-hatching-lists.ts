import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Index for lists in the order of hatching. It replaces the index on the instant of hatching. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index assets_hatching_first on assets (type, hatches_at, id)
    include (incubates_at, hatching_at, key_used_at, house, magic, season, hatch_season, golden)`,
  `drop index assets_hatches`,
];
