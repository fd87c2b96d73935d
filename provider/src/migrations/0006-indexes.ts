import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Indexes for lists and for locks in a large world, and the density of genomes. See docs/adr/0010. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The old index began with the cycle, so the planner used it to find one account's lock, and read every lock of the cycle.
  `drop index locks_running_out`,
  `create index locks_running_out on locks (expires_at) where state = 'held'`,

  // Number of set bits among the 256 bits of a genome.
  `alter table assets add column density integer
    generated always as (bit_count(decode(genome, 'hex'))::integer) stored`,

  // A list reads the index in order until the page is full. The columns of states and filters are included, so that a row
  // that does not match needs no access to the table.
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
