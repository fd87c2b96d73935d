import { Lock } from '@emberclutch/shared/contract/spawn';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { KeptAnswer } from './idempotency.ts';
import { keptRoute } from './idempotency.ts';
import type { HeldStock } from './lock.ts';
import type { Counts } from './stock.ts';

export interface HeldLock extends HeldStock {
  checkoutId: string | null;
}

/** What is known about the orders of a batch. */
export interface KnownOrders {
  held: HeldLock[];
  kept: KeptAnswer[];
  /** As many numbers as there are orders, that no lock has yet. */
  freeIds: number[];
}

export interface NewLock extends Omit<HeldStock, 'state' | 'releasedAt'> {
  /** Where a card pays for it. */
  checkoutId: string | null;
}

/*
 * A batch is read and written in one statement each, because whoever holds the stock makes everyone wait for each round
 * trip. Their texts do not grow with the batch: rows travel as one parameter. "Lateral" with a limit looks each of them up
 * in an index, whatever the planner believes of tables that have just begun to grow.
 */

/** The held locks of these accounts, kept from changing until this transaction ends, and the answers to their keys. */
export async function readOrders(
  trx: Kysely<Database>,
  cycleId: number | null,
  orders: { accountId: string; idempotencyKey: string | null }[],
): Promise<KnownOrders> {
  const accounts = orders.map(({ accountId }) => accountId);
  const keys = orders.map(({ idempotencyKey }) => idempotencyKey);
  const { rows } = await sql<{ held: KnownOrders['held']; kept: KeptAnswer[]; ids: number[] }>`
    select
      (select coalesce(json_agg(known), '[]')
        from unnest(${accounts}::uuid[]) as asking (account_id), lateral (
          select id, account_id as "accountId", cycle_id as "cycleId", eggs, keys, egg_fee::text as "eggFee",
            key_fee::text as "keyFee", total::text, currency, method, state, body_hash as "bodyHash",
            expires_at as "expiresAt", released_at as "releasedAt",
            (select checkouts.id from checkouts where checkouts.lock_id = locks.id) as "checkoutId"
          from locks
          where account_id = asking.account_id and cycle_id = ${cycleId}::bigint and state = 'held'
          limit 1 for update of locks
        ) as known) as held,
      (select coalesce(json_agg(known), '[]')
        from unnest(${accounts}::uuid[], ${keys}::text[]) as asking (account_id, key), lateral (
          select account_id as "accountId", key, body_hash as "bodyHash", answer from idempotency
          where account_id = asking.account_id and key = asking.key
          limit 1
        ) as known) as kept,
      (select json_agg(nextval('locks_id_seq')) from generate_series(1, ${orders.length}::integer)) as ids
  `.execute(trx);
  const [{ held, kept, ids } = { held: [], kept: [], ids: [] }] = rows;
  return {
    held,
    kept: kept.map((known) => ({ ...known, answer: Lock.parse(known.answer) })),
    freeIds: ids,
  };
}

/** Locks, their checkouts, the answers to keep and what is left of the stock. The database refuses to sell too much. */
export async function writeOrders(
  trx: Kysely<Database>,
  locks: NewLock[],
  kept: KeptAnswer[],
  taken: Counts & { cycleId: number },
  now: number,
): Promise<void> {
  await sql`
    with lock as (
      select * from json_to_recordset(${JSON.stringify(locks)}::json) as lock (id bigint, "accountId" uuid,
        "cycleId" bigint, eggs integer, keys integer, "eggFee" numeric, "keyFee" numeric, total numeric, currency text,
        method text, "bodyHash" text, "expiresAt" bigint, "checkoutId" text)
    ), taken_stock as (
      update stock set remaining = remaining - case kind when 'egg' then ${taken.eggs}::integer else ${taken.keys}::integer end
      where cycle_id = ${taken.cycleId}::bigint and kind = any(${kindsOf(taken)}::text[])
    ), new_locks as (
      insert into locks (id, account_id, cycle_id, eggs, keys, egg_fee, key_fee, total, currency, method, state,
        body_hash, expires_at, created_at)
      select id, "accountId", "cycleId", eggs, keys, "eggFee", "keyFee", total, currency, method, 'held', "bodyHash",
        "expiresAt", ${now}::bigint
      from lock
    ), new_checkouts as (
      insert into checkouts (id, lock_id, created_at)
      select "checkoutId", id, ${now}::bigint from lock where "checkoutId" is not null
    )
    insert into idempotency (account_id, key, route, body_hash, status, answer, created_at)
    select "accountId", key, ${keptRoute}, "bodyHash", 200, answer, ${now}::bigint
    from json_to_recordset(${JSON.stringify(kept)}::json) as kept ("accountId" uuid, key text, "bodyHash" text, answer jsonb)
  `.execute(trx);
}

const kindsOf = ({ eggs, keys }: Counts) => [...(eggs ? ['egg'] : []), ...(keys ? ['key'] : [])];
