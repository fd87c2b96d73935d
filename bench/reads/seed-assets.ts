import type { OpenDatabase } from '@emberclutch/provider/platform/database/database.ts';
import { sql } from 'kysely';

/**
 * Inserts assets of all kinds: of every hundred, 70 are hatched, 4 hatching, 10 incubating, 10 sealed, and 6 are keys; 1 in 64 is golden.
 * Values vary as in production, but genomes are not real.
 */
export async function seedAssets({ db }: OpenDatabase, count: number): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  await sql`
    insert into accounts (id, email, display_name, created_at)
    select gen_random_uuid(), 'account-' || n || '@bench.invalid', 'Account ' || n, ${now}::bigint
    from generate_series(1, 1000) as n
  `.execute(db);
  await sql`
    insert into assets (owner_id, type, season, season_age, genome, charm, name, house, magic, golden, rarity,
      created_at, modified_at, incubates_at, hatching_at, hatches_at, is_seeded)
    select (array(select id from accounts))[1 + n % 1000], case when kind < 94 then 'DRAGON' else 'GATEWAY_KEY' end,
      (array['EARTH', 'WATER', 'AIR', 'FIRE'])[1 + n / 1000 % 4], 1 + n / 100000,
      case when kind < 94 then md5(n::text) || md5((-n)::text) end, case when kind < 94 then regexp_replace(md5(n::text), '(......)(.....)(.......)(.*)', '\\1 \\2, \\3 \\4') end,
      case when kind < 94 then 'Name ' || n end,
      case when kind < 94 then (array['FIRE', 'WATER', 'EARTH', 'AIR'])[1 + hash % 4] end,
      case when kind < 94 then (array['FIRE', 'WATER', 'EARTH', 'AIR'])[1 + hash / 4 % 4] end,
      hash / 16 % 64 = 0, case when kind < 94 then (hash % 1000003)::double precision / 10000.03 end,
      born, born,
      case when kind < 84 then born + 100 when kind < 94 then ${now}::bigint + 500000 end,
      case when kind < 74 then born + 200 when kind < 94 then ${now}::bigint + 600000 end,
      case when kind < 70 then born + 300 when kind < 94 then ${now}::bigint + 700000 end, true
    from (
      select n, (n * 7 + n / 100) % 100 as kind, abs(hashint4(n)) as hash,
        ${now}::bigint - 100000 - (${count}::integer - n) * 10 as born
      from generate_series(1, ${count}::integer) as n
    ) as planned
  `.execute(db);
  // Otherwise autovacuum would run during the measurement.
  await sql`vacuum analyze`.execute(db);
}
