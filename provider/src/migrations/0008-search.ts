import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Trigram indexes for searches by a part of a word. See docs/adr/0010. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create function trigrams(said text) returns text[] language sql immutable strict parallel safe as $$
    select coalesce(array_agg(substr(lower(said), place, 3)), '{}')
    from generate_series(1, length(lower(said)) - 2) as place
  $$`,
  `create index assets_by_charm on assets using gin (trigrams(charm))`,
  `create index assets_by_name on assets using gin (trigrams(name))`,
];
