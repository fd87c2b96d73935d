import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Indexes for reading a large world and for selling in it, and the density of genomes. See docs/adr/0010. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Led by the cycle it was taken for looking up one account's lock as well, and then read every lock of the cycle.
  `drop index locks_running_out`,
  `create index locks_running_out on locks (expires_at) where state = 'held'`,

  // How many of the 256 bits of a genome are set.
  `alter table assets add column density integer
    generated always as (bit_count(decode(genome, 'hex'))::integer) stored`,

  // Lists are read in the order of an index until the page is full. What states and filters are decided by stands in
  // the index too, so that what does not match costs no look at the table.
  `drop index assets_rarity`,
  ...[
    ['created', 'created_at desc, id desc'],
    ['modified', 'modified_at desc, id desc'],
    ['rarest', 'rarity desc nulls last, id desc'],
    ['commonest', 'rarity asc nulls last, id asc'],
    ['densest', 'density desc nulls last, id desc'],
    ['sparsest', 'density asc nulls last, id asc'],
  ].map(
    ([name, order]) => `create index assets_${name}_first on assets (${order})
      include (type, incubates_at, hatching_at, hatches_at, key_used_at, house, magic, season, hatch_season, golden)`,
  ),
  `drop index assets_created`,
  `drop index assets_modified`,
];
