import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Tables of seasons, cycles and their stock, assets, locks, checkouts, purchases, and responses to idempotency keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table seasons (
    id bigint primary key,
    name text not null,
    age integer not null check (age >= 0),
    starts_at bigint not null,
    ends_at bigint not null check (ends_at > starts_at)
  )`,
  `create table cycles (
    id bigserial primary key,
    season_id bigint not null references seasons (id),
    opens_at bigint not null,
    closes_at bigint not null check (closes_at > opens_at),
    egg_fee numeric(11, 2) not null check (egg_fee >= 0),
    key_fee numeric(11, 2) not null check (key_fee >= 0),
    currency text not null,
    egg_limit integer not null check (egg_limit >= 0),
    key_limit integer not null check (key_limit >= 0),
    hatching_after bigint not null check (hatching_after >= 0),
    hatches_after bigint not null check (hatches_after >= hatching_after),
    secret text not null,
    secret_hash text not null,
    unique (season_id, opens_at)
  )`,
  `create index cycles_closes_at on cycles (closes_at)`,
  // The final guard against overselling, independent of any process.
  `create table stock (
    cycle_id bigint not null references cycles (id),
    kind text not null check (kind in ('egg', 'key')),
    initial integer not null check (initial >= 0),
    remaining integer not null check (remaining >= 0),
    primary key (cycle_id, kind),
    check (remaining <= initial)
  )`,
  `create table locks (
    id bigserial primary key,
    account_id uuid not null,
    cycle_id bigint not null references cycles (id),
    eggs integer not null check (eggs >= 0),
    keys integer not null check (keys >= 0),
    egg_fee numeric(11, 2) not null,
    key_fee numeric(11, 2) not null,
    total numeric(11, 2) not null,
    currency text not null,
    method text not null check (method in ('CREDIT_CARD', 'VOUCHER')),
    state text not null check (state in ('held', 'paid', 'released')),
    body_hash text not null,
    expires_at bigint not null,
    created_at bigint not null,
    released_at bigint,
    check (eggs + keys > 0)
  )`,
  `create unique index locks_one_held on locks (account_id, cycle_id) where state = 'held'`,
  `create index locks_running_out on locks (cycle_id, expires_at) where state = 'held'`,
  `create table checkouts (
    id text primary key,
    lock_id bigint not null unique references locks (id),
    created_at bigint not null,
    paid_at bigint
  )`,
  `create table purchases (
    id bigint primary key references locks (id),
    account_id uuid not null,
    cycle_id bigint not null references cycles (id),
    method text not null check (method in ('CREDIT_CARD', 'VOUCHER')),
    eggs integer not null,
    keys integer not null,
    egg_fee numeric(11, 2) not null,
    key_fee numeric(11, 2) not null,
    total numeric(11, 2) not null,
    currency text not null,
    completed_at bigint not null
  )`,
  `create index purchases_of_account on purchases (account_id, completed_at)`,
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
    purchase_id bigint references purchases (id)
  )`,
  `create unique index assets_charm on assets (charm)`,
  `create index assets_of_owner on assets (owner_id, type, created_at, id)`,
  `create index assets_created on assets (created_at, id)`,
  `create index assets_modified on assets (modified_at, id)`,
  `create index assets_rarity on assets (rarity, id)`,
  `create index assets_incubates on assets (incubates_at) where type = 'DRAGON'`,
  `create index assets_hatching on assets (hatching_at) where type = 'DRAGON'`,
  `create index assets_hatches on assets (hatches_at) where type = 'DRAGON'`,
  `create index assets_of_lock on assets (lock_id) where lock_id is not null`,
  `create index assets_of_purchase on assets (purchase_id) where purchase_id is not null`,
  `create table idempotency (
    account_id uuid not null,
    key text not null,
    route text not null,
    body_hash text not null,
    status integer not null,
    answer jsonb not null,
    created_at bigint not null,
    primary key (account_id, key)
  )`,
  `create index idempotency_created on idempotency (created_at)`,
];
