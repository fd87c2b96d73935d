import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Partial indexes for the lists of golden assets, which are few. See docs/adr/0010. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  ['created', 'created_at desc, id desc'],
  ['modified', 'modified_at desc, id desc'],
  ['rarest', 'rarity desc nulls last, id desc'],
  ['commonest', 'rarity asc nulls last, id asc'],
  ['densest', 'density desc nulls last, id desc'],
  ['sparsest', 'density asc nulls last, id asc'],
].map(
  ([name, order]) => `create index assets_golden_${name}_first on assets (${order})
    include (type, incubates_at, hatching_at, hatches_at, key_used_at, house, magic, season, hatch_season) where golden`,
);
