import { Lock } from '@emberclutch/shared/contract/spawn';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { KeptAnswer } from './idempotency.ts';
import { keptRoute } from './idempotency.ts';
import type { HeldStock } from './lock.ts';
import type { Counts } from './stock.ts';

/** What is known about the orders of a batch. */
export interface KnownOrders {
  held: HeldStock[];
  kept: KeptAnswer[];
  /** As many numbers as there are orders, that no lock has yet. */
  freeIds: number[];
}

/** A lock to be; the rest of it is in the terms. */
export type NewLock = Pick<
  HeldStock,
  'id' | 'accountId' | 'eggs' | 'keys' | 'total' | 'method' | 'bodyHash' | 'checkoutId'
>;

/** What all locks of a batch have in common. */
export type Terms = Pick<HeldStock, 'cycleId' | 'eggFee' | 'keyFee' | 'currency' | 'expiresAt'>;

/*
 * A batch is read and written in one statement each, because whoever holds the stock makes everyone wait for each round
 * trip. Their texts do not grow with the batch: each column travels as one array, which costs a third of what JSON does.
 * "Lateral" with a limit looks each row up in an index, whatever the planner believes of tables that have just begun to
 * grow. For the same reason none of them is a named statement: its plan would outlive the size of the tables.
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
            checkout_id as "checkoutId"
          from locks
          where account_id = asking.account_id and cycle_id = ${cycleId}::bigint and state = 'held'
          limit 1 for update
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

/** Locks, the answers to keep and what is left of the stock. The database refuses to sell too much. */
export async function writeOrders(
  trx: Kysely<Database>,
  { cycleId, eggFee, keyFee, currency, expiresAt }: Terms,
  { locks, kept, taken }: { locks: NewLock[]; kept: KeptAnswer[]; taken: Counts },
  now: number,
): Promise<void> {
  await sql`
    with taken_stock as (
      update stock set remaining = remaining - case kind when 'egg' then ${taken.eggs}::integer else ${taken.keys}::integer end
      where cycle_id = ${cycleId}::bigint and kind = any(${kindsOf(taken)}::text[])
    ), new_locks as (
      insert into locks (id, account_id, cycle_id, eggs, keys, egg_fee, key_fee, total, currency, method, state,
        body_hash, expires_at, created_at, checkout_id)
      select id, account_id, ${cycleId}::bigint, eggs, keys, ${eggFee}::numeric, ${keyFee}::numeric, total,
        ${currency}::text, method, 'held', body_hash, ${expiresAt}::bigint, ${now}::bigint, checkout_id
      from unnest(${locks.map(({ id }) => id)}::bigint[], ${locks.map(({ accountId }) => accountId)}::uuid[],
        ${locks.map(({ eggs }) => eggs)}::integer[], ${locks.map(({ keys }) => keys)}::integer[],
        ${locks.map(({ total }) => total)}::numeric[], ${locks.map(({ method }) => method)}::text[],
        ${locks.map(({ bodyHash }) => bodyHash)}::text[], ${locks.map(({ checkoutId }) => checkoutId)}::text[])
        as lock (id, account_id, eggs, keys, total, method, body_hash, checkout_id)
    )
    insert into idempotency (account_id, key, route, body_hash, status, answer, created_at)
    select account_id, key, ${keptRoute}, body_hash, 200, answer, ${now}::bigint
    from unnest(${kept.map(({ accountId }) => accountId)}::uuid[], ${kept.map(({ key }) => key)}::text[],
      ${kept.map(({ bodyHash }) => bodyHash)}::text[], ${kept.map(({ answer }) => JSON.stringify(answer))}::jsonb[])
      as kept (account_id, key, body_hash, answer)
  `.execute(trx);
}

const kindsOf = ({ eggs, keys }: Counts) => [...(eggs ? ['egg'] : []), ...(keys ? ['key'] : [])];
