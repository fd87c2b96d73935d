/** Columns that the indexes of lists include, so that a row that a state or a filter leaves out needs no access to the table. */
const filterColumns =
  'type, incubates_at, hatching_at, hatches_at, key_used_at, house, magic, season, hatch_season';

/** Assets, and the indexes that their lists read in order until a page is full. See docs/adr/0010. */
export const assetTables = [
  `create table assets (
    id bigserial primary key,
    owner_id uuid,
    type text not null check (type in ('DRAGON', 'GATEWAY_KEY')),
    season text not null,
    season_age integer not null,
    genome text check (genome ~ '^[0-9a-f]{64}$'),
    charm text,
    name text,
    house text,
    magic text,
    hatch_season text,
    golden boolean not null,
    rarity double precision,
    created_at bigint not null,
    modified_at bigint not null,
    incubates_at bigint,
    hatching_at bigint,
    hatches_at bigint,
    key_used_at bigint,
    lock_id bigint references locks (id),
    purchase_id bigint references purchases (id),
    cycle_id bigint references cycles (id),
    density integer generated always as (bit_count(decode(genome, 'hex'))::integer) stored
  )`,
  `create unique index assets_charm on assets (charm)`,
  `create index assets_of_owner on assets (owner_id, type, created_at, id)`,
  `create index assets_incubates on assets (incubates_at) where type = 'DRAGON'`,
  `create index assets_hatching on assets (hatching_at) where type = 'DRAGON'`,
  `create index assets_of_lock on assets (lock_id) where lock_id is not null`,
  `create index assets_of_purchase on assets (purchase_id) where purchase_id is not null`,
  `create index assets_of_season_by_rarity on assets (season, season_age, rarity) where type = 'DRAGON'`,
  `create index assets_hatching_first on assets (type, hatches_at, id)
    include (incubates_at, hatching_at, key_used_at, house, magic, season, hatch_season, golden)`,
  ...[
    ['created', 'created_at desc, id desc'],
    ['modified', 'modified_at desc, id desc'],
    ['rarest', 'rarity desc nulls last, id desc'],
    ['commonest', 'rarity asc nulls last, id asc'],
    ['densest', 'density desc nulls last, id desc'],
    ['sparsest', 'density asc nulls last, id asc'],
  ].flatMap(([name, order]) => [
    `create index assets_${name}_first on assets (${order}) include (${filterColumns}, golden)`,
    `create index assets_golden_${name}_first on assets (${order}) include (${filterColumns}) where golden`,
  ]),

  // Trigrams find a part of a word.
  `create function trigrams(said text) returns text[] language sql immutable strict parallel safe as $$
    select coalesce(array_agg(substr(lower(said), place, 3)), '{}')
    from generate_series(1, length(lower(said)) - 2) as place
  $$`,
  `create index assets_by_charm on assets using gin (trigrams(charm))`,
  `create index assets_by_name on assets using gin (trigrams(name))`,
];
