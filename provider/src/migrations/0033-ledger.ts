import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * The ledger of all money movements, refunds and disputes as the payment service reports them, and the assets that a dispute
 * freezes or a lost payment withdraws. See docs/adr/0061.
 *
 * A refund without an id of the payment service is requested once more: the service then returns the id. `refund_tried_at` and
 * `refund_id` of payments stay for processes of the previous version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // No foreign keys, because the ledger outlives the rows it refers to. It contains no account, name or address.
  `create table ledger (
    id bigserial primary key,
    kind text not null check (kind in ('payment', 'refund', 'dispute')),
    payment_id text not null,
    return_id text,
    amount numeric(11, 2) not null check (amount > 0),
    currency text not null,
    from_place text not null check (from_place in ('buyer', 'sales', 'owed', 'disputed')),
    to_place text not null check (to_place in ('buyer', 'sales', 'owed', 'disputed')),
    booked_at bigint not null,
    check (from_place <> to_place),
    check ((kind = 'payment') = (return_id is null))
  )`,
  `create unique index ledger_one_payment on ledger (payment_id) where kind = 'payment'`,
  `create index ledger_of_payment on ledger (payment_id)`,
  `create function refuse_change_of_ledger() returns trigger language plpgsql as $$
    begin
      raise integrity_constraint_violation using message = 'The ledger is append-only.';
    end
  $$`,
  `create trigger ledger_is_append_only before update or delete on ledger
    for each row execute function refuse_change_of_ledger()`,
  `create trigger ledger_is_not_emptied before truncate on ledger
    for each statement execute function refuse_change_of_ledger()`,
  `alter table payments
    alter column lock_id drop not null,
    add column refund_tries integer not null default 0,
    add column refund_due_at bigint not null default 0`,
  `create index payments_of_intent on payments (intent) where intent is not null`,
  // Refunds and disputes: money that returns, or may return, to the buyer.
  `create table returns (
    id text primary key,
    kind text not null check (kind in ('refund', 'dispute')),
    payment_id text not null references payments (id),
    amount numeric(11, 2) not null check (amount > 0),
    currency text not null,
    state text not null,
    created_at bigint not null,
    read_at bigint not null,
    check (state in ('pending', 'succeeded', 'failed') and kind = 'refund'
      or state in ('inquiry', 'open', 'won', 'lost') and kind = 'dispute')
  )`,
  `create index returns_of_payment on returns (payment_id)`,
  `create index returns_undecided on returns (created_at) where state in ('pending', 'inquiry', 'open')`,
  `update payments set state = 'refunding' where state = 'refunded' and refund_id is null and amount > 0`,
  `insert into returns (id, kind, payment_id, amount, currency, state, created_at, read_at)
    select refund_id, 'refund', id, amount, currency, 'succeeded', coalesce(settled_at, created_at), 0
    from payments where state = 'refunded' and amount > 0`,
  `insert into ledger (kind, payment_id, amount, currency, from_place, to_place, booked_at)
    select 'payment', id, amount, currency, 'buyer', case state when 'granted' then 'sales' else 'owed' end, created_at
    from payments where amount > 0 and state <> 'received' order by created_at, id`,
  `insert into ledger (kind, payment_id, return_id, amount, currency, from_place, to_place, booked_at)
    select kind, payment_id, id, amount, currency, 'owed', 'buyer', created_at from returns order by created_at, id`,
  `alter table purchases add column standing text not null default 'good'
    check (standing in ('good', 'frozen', 'withdrawn'))`,
  `insert into secrets (name, value) values ('world', gen_random_uuid())`,
  // The instants that a frozen egg has lost; it gets them back on release.
  `create table frozen_assets (
    asset_id bigint primary key references assets (id),
    frozen_at bigint not null,
    incubates_at bigint,
    hatching_at bigint,
    hatches_at bigint
  )`,
  `create table withdrawn_assets (
    id bigint primary key,
    purchase_id bigint,
    lock_id bigint,
    asset jsonb not null,
    withdrawn_at bigint not null
  )`,
  `create index withdrawn_assets_of_purchase on withdrawn_assets (purchase_id)`,
  `create index withdrawn_assets_of_lock on withdrawn_assets (lock_id)`,
  `create view all_assets as
    select id, owner_id, type, purchase_id, lock_id, key_used_at from assets
    union all
    select id, (asset ->> 'owner_id')::uuid, asset ->> 'type', purchase_id, lock_id, (asset ->> 'key_used_at')::bigint
    from withdrawn_assets`,
];
