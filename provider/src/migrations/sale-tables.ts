/** Tables of seasons, cycles and their stock, locks, payments and purchases. */
export const saleTables = [
  `create table seasons (
    id bigint primary key,
    name text not null,
    age integer not null check (age >= 0),
    starts_at bigint not null,
    ends_at bigint not null check (ends_at > starts_at)
  )`,
  // Four of the 256 values of the finish gene are golden.
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
    golden_weight integer not null default 4 check (golden_weight between 0 and 256),
    account_egg_limit integer,
    account_key_limit integer,
    unique (season_id, opens_at)
  )`,
  `create index cycles_closes_at on cycles (closes_at)`,
  `create table cycle_reminders (
    account_id uuid not null references accounts (id) on delete cascade,
    cycle_id bigint not null references cycles (id) on delete cascade,
    created_at bigint not null,
    sent_at bigint,
    token_hash text unique,
    primary key (account_id, cycle_id)
  )`,
  `create index cycle_reminders_due on cycle_reminders (cycle_id) where sent_at is null`,

  // The final guard against overselling, independent of any process.
  `create table stock (
    cycle_id bigint not null references cycles (id),
    kind text not null check (kind in ('egg', 'key')),
    initial integer not null check (initial >= 0),
    remaining integer not null check (remaining >= 0),
    revision integer not null default 0,
    primary key (cycle_id, kind),
    check (remaining <= initial)
  )`,

  // A sale writes one row with as few indexes as possible. See docs/adr/0019.
  `create table locks (
    id bigserial primary key,
    account_id uuid not null,
    cycle_id bigint not null,
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
    checkout_id text,
    idempotency_key text,
    checkout_secret text,
    check (eggs + keys > 0)
  )`,
  `create unique index locks_one_held on locks (account_id, cycle_id) where state = 'held'`,
  `create index locks_running_out on locks (expires_at) where state = 'held'`,
  `create unique index locks_of_checkout on locks (checkout_id) where checkout_id is not null`,
  `create unique index locks_of_key on locks (account_id, idempotency_key) where idempotency_key is not null`,
  // Responses to keys that arrived for a basket that was already held.
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

  `create table payment_sessions (
    id text primary key,
    lock_id bigint not null unique references locks (id),
    ended_at bigint,
    end_tried_at bigint
  )`,
  `create index payment_sessions_open on payment_sessions (lock_id) where ended_at is null`,
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
];

/** Triggers per statement replace a foreign key from locks to cycles, which would read the cycle once per row. See docs/adr/0019. */
export const saleTriggers = [
  `create function revise_stock() returns trigger language plpgsql as $$
    begin
      update stock set revision = revision + 1 where cycle_id = new.id;
      return null;
    end
  $$`,
  `create trigger cycles_revise_stock after update on cycles for each row execute function revise_stock()`,
  `create function check_cycles_of_locks() returns trigger language plpgsql as $$
    declare
      wanted bigint[] := array(select distinct cycle_id from new_locks);
      found bigint := (select count(*) from (select from cycles where id = any(wanted) for key share) as cycle);
    begin
      if found < cardinality(wanted) then
        raise foreign_key_violation using message = 'A lock names a cycle that is not there.';
      end if;
      return null;
    end
  $$`,
  `create trigger locks_check_cycles after insert on locks referencing new table as new_locks
    for each statement execute function check_cycles_of_locks()`,
  `create function keep_cycle_of_locks() returns trigger language plpgsql as $$
    begin
      if exists (select from locks where cycle_id = old.id) then
        raise foreign_key_violation using message = 'Locks name this cycle.';
      end if;
      return old;
    end
  $$`,
  `create trigger cycles_keep_locks before delete on cycles for each row execute function keep_cycle_of_locks()`,
  `create function refuse_other_cycle() returns trigger language plpgsql as $$
    begin
      raise integrity_constraint_violation using message = 'A lock stays with its cycle.';
    end
  $$`,
  `create trigger locks_keep_cycle before update of cycle_id on locks for each row
    when (old.cycle_id <> new.cycle_id) execute function refuse_other_cycle()`,
];
