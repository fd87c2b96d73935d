import { Lock } from '@emberclutch/shared/contract/spawn';
import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { KeptAnswer } from './idempotency.ts';
import { keptRoute } from './idempotency.ts';
import { joined } from './joined.ts';
import type { HeldStock } from './lock.ts';
import type { Cycle } from './season.ts';
import type { Counts } from './stock.ts';

/** What is known about the orders of a batch. */
export interface KnownOrders {
  held: HeldStock[];
  kept: KeptAnswer[];
  /** As many numbers as there are orders, that no lock has yet. */
  freeIds: number[];
}

/** What a basket is decided by. */
export type Offer = Pick<
  Cycle,
  'id' | 'closesAt' | 'eggFee' | 'keyFee' | 'currency' | 'eggLimit' | 'keyLimit'
>;

/** Who asks, and what says that they ask again. */
interface Asking {
  accountId: string;
  idempotencyKey: string | null;
}

/** A lock to be; the rest of it is in the terms. */
export type NewLock = Pick<
  HeldStock,
  'id' | 'accountId' | 'eggs' | 'keys' | 'total' | 'method' | 'bodyHash' | 'checkoutId'
>;

/** What all locks of a batch have in common. */
export interface Terms extends Pick<HeldStock, 'cycleId' | 'eggFee' | 'keyFee' | 'currency' | 'expiresAt'> {
  /** Of the stock when it was read. */
  revision: number;
}

/*
 * A batch is read and written in one statement each, because each round trip costs more than what it asks for.
 * Their texts do not grow with the batch: each column travels as one text, which costs a third of what JSON does.
 * "Lateral" with a limit looks each row up in an index, whatever the planner believes of tables that have just begun to
 * grow. For the same reason none of them is a named statement: its plan would outlive the size of the tables.
 */

/**
 * All that plain orders are decided by, as it stood at one moment; nobody is kept from changing it. `writeOrders` sees
 * to that.
 */
export async function readOffer(
  db: Kysely<Database>,
  orders: Asking[],
  now: number,
): Promise<KnownOrders & { offer: Offer | undefined; stock: Counts; revision: number }> {
  const { rows } = await sql<
    KnownColumns & { offer: Offer | null; stock: { egg: number; key: number }; revision: number }
  >`
    with offer as materialized (
      select id, closes_at as "closesAt", egg_fee::text as "eggFee", key_fee::text as "keyFee", currency,
        egg_limit as "eggLimit", key_limit as "keyLimit"
      from cycles where opens_at <= ${now}::bigint and closes_at > ${now}::bigint
      order by opens_at desc limit 1
    ), offered as (
      select json_object_agg(kind, remaining) as stock, min(revision) as revision
      from stock where cycle_id = (select id from offer)
    )
    select (select row_to_json(offer) from offer) as offer, stock, revision,
      ${knownOf(orders, sql`(select id from offer)`, false)}
    from offered
  `.execute(db);
  const [row] = rows;
  return {
    offer: row?.offer ?? undefined,
    stock: { eggs: row?.stock?.egg ?? 0, keys: row?.stock?.key ?? 0 },
    revision: row?.revision ?? 0,
    ...knownIn(row),
  };
}

/** The held locks of these accounts, kept from changing until this transaction ends, and the answers to their keys. */
export async function readOrders(
  trx: Kysely<Database>,
  cycleId: number | null,
  orders: Asking[],
): Promise<KnownOrders> {
  const { rows } = await sql<KnownColumns>`
    select ${knownOf(orders, sql`${cycleId}::bigint`, true)}
  `.execute(trx);
  return knownIn(rows[0]);
}

interface KnownColumns {
  held: HeldStock[];
  kept: KeptAnswer[];
  ids: number[];
}

function knownOf(orders: Asking[], cycleId: RawBuilder<unknown>, isLocking: boolean) {
  const accounts = sql`${joined(orders.map(({ accountId }) => accountId))}::uuid[]`;
  const keys = orders.map(({ idempotencyKey }) => idempotencyKey);
  return sql`
      (select coalesce(json_agg(known), '[]')
        from unnest(${accounts}) as asking (account_id), lateral (
          select id, account_id as "accountId", cycle_id as "cycleId", eggs, keys, egg_fee::text as "eggFee",
            key_fee::text as "keyFee", total::text, currency, method, state, body_hash as "bodyHash",
            expires_at as "expiresAt", released_at as "releasedAt",
            checkout_id as "checkoutId"
          from locks
          where account_id = asking.account_id and cycle_id = ${cycleId} and state = 'held'
          limit 1 ${isLocking ? sql`for update` : sql``}
        ) as known) as held,
      (select coalesce(json_agg(known), '[]')
        from unnest(${accounts}, ${keys}::text[]) as asking (account_id, key), lateral (
          select account_id as "accountId", key, body_hash as "bodyHash", answer from idempotency
          where account_id = asking.account_id and key = asking.key
          limit 1
        ) as known) as kept,
      (select json_agg(nextval('locks_id_seq')) from generate_series(1, ${orders.length}::integer)) as ids`;
}

const knownIn = ({ held, kept, ids }: KnownColumns = { held: [], kept: [], ids: [] }): KnownOrders => ({
  held,
  kept: kept.map((known) => ({ ...known, answer: Lock.parse(known.answer) })),
  freeIds: ids,
});

/**
 * Locks, the answers to keep and what is left of the stock, all of it or nothing. Whoever does not hold the stock waits
 * for it here. The database refuses to sell too much.
 * @returns false, and nothing is written, when the terms are of an older revision
 */
export async function writeOrders(
  trx: Kysely<Database>,
  { cycleId, eggFee, keyFee, currency, expiresAt, revision }: Terms,
  { locks, kept, taken }: { locks: NewLock[]; kept: KeptAnswer[]; taken: Counts },
  now: number,
): Promise<boolean> {
  const kinds = kindsOf(taken);
  const { rows } = await sql<{ isWritten: boolean }>`
    with offered as materialized (
      select kind from stock
      where cycle_id = ${cycleId}::bigint and kind = any(${kinds}::text[]) and revision = ${revision}::integer
      order by kind for update
    ), terms as materialized (
      select where (select count(*) from offered) = ${kinds.length}::integer
    ), taken_stock as (
      update stock set remaining = remaining - case kind when 'egg' then ${taken.eggs}::integer else ${taken.keys}::integer end
      where cycle_id = ${cycleId}::bigint and kind = any(${kinds}::text[]) and exists (select from terms)
    ), new_locks as (
      insert into locks (id, account_id, cycle_id, eggs, keys, egg_fee, key_fee, total, currency, method, state,
        body_hash, expires_at, created_at, checkout_id)
      select id, account_id, ${cycleId}::bigint, eggs, keys, ${eggFee}::numeric, ${keyFee}::numeric, total,
        ${currency}::text, method, 'held', body_hash, ${expiresAt}::bigint, ${now}::bigint, checkout_id
      from unnest(${joined(locks.map(({ id }) => id))}::bigint[], ${joined(locks.map(({ accountId }) => accountId))}::uuid[],
        ${joined(locks.map(({ eggs }) => eggs))}::integer[], ${joined(locks.map(({ keys }) => keys))}::integer[],
        ${joined(locks.map(({ total }) => total))}::numeric[], ${joined(locks.map(({ method }) => method))},
        ${joined(locks.map(({ bodyHash }) => bodyHash))}, ${joined(locks.map(({ checkoutId }) => checkoutId))})
        as lock (id, account_id, eggs, keys, total, method, body_hash, checkout_id)
      where exists (select from terms)
    ), new_answers as (
      insert into idempotency (account_id, key, route, body_hash, status, answer, created_at)
      select account_id, key, ${keptRoute}, body_hash, 200, answer, ${now}::bigint
      from rows from (
        unnest(${joined(kept.map(({ accountId }) => accountId))}::uuid[], ${kept.map(({ key }) => key)}::text[],
          ${joined(kept.map(({ bodyHash }) => bodyHash))}),
        jsonb_array_elements(${JSON.stringify(kept.map(({ answer }) => answer))}::jsonb))
        as kept (account_id, key, body_hash, answer)
      where exists (select from terms)
    )
    select exists (select from terms) as "isWritten"
  `.execute(trx);
  return rows[0]?.isWritten === true;
}

const kindsOf = ({ eggs, keys }: Counts) => [...(eggs ? ['egg'] : []), ...(keys ? ['key'] : [])];
