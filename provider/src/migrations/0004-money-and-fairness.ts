import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Payments and their outcome, sessions of a payment service, the odds of golden eggs, and the cycle in which an egg was drawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table checkouts add column session_id text unique, add column session_ended_at bigint`,
  `create index checkouts_open_sessions on checkouts (lock_id)
    where session_id is not null and session_ended_at is null`,
  `create table payments (
    id text primary key,
    lock_id bigint not null references locks (id),
    amount numeric(11, 2) not null check (amount >= 0),
    currency text not null,
    intent text,
    state text not null check (state in ('received', 'granted', 'refunding', 'refunded')),
    reason text,
    refund_id text,
    created_at bigint not null,
    settled_at bigint,
    refund_tried_at bigint
  )`,
  // One granted payment per lock, independent of any process.
  `create unique index payments_one_granted on payments (lock_id) where state = 'granted'`,
  `create index payments_of_lock on payments (lock_id)`,
  `create index payments_to_refund on payments (refund_tried_at) where state = 'refunding'`,
  `insert into payments (id, lock_id, amount, currency, state, created_at, settled_at)
    select 'sandbox_' || id, id, total, currency, 'granted', completed_at, completed_at
    from purchases where method = 'CREDIT_CARD'`,
  // Four of the 256 values of the finish gene are golden: the odds of the cycles that exist already.
  `alter table cycles add column golden_weight integer not null default 4 check (golden_weight between 0 and 256)`,
  `alter table assets add column cycle_id bigint references cycles (id)`,
  `update assets set cycle_id = purchases.cycle_id from purchases where purchases.id = assets.purchase_id`,
  `create index assets_of_season_by_rarity on assets (season, season_age, rarity) where type = 'DRAGON'`,
];
