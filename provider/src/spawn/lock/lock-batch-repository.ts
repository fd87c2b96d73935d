import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { LockTable, StockKind } from '../../platform/database/tables/world.ts';
import { camelCaseKeys } from '../../platform/database/camel-cased.ts';
import { toTextArrayParam } from '../../platform/database/to-text-array-param.ts';
import type { CycleTerms } from '../../seasons/season-repository.ts';
import { selectOpenCycle } from '../../seasons/season-repository.ts';
import type { StockCounts } from '../../seasons/stock-counts.ts';
import { toStockCounts } from '../../seasons/stock-repository.ts';
import type { LockRecord } from './lock-record.ts';
import { toLockRecord } from './lock-repository.ts';
import type { NewLock } from './lock-request.ts';

/** The terms and the stock of the open cycle. */
export interface Offer {
  terms: CycleTerms;
  /** Incremented when the terms change. */
  revision: number;
  left: StockCounts;
}

interface AddedBatch {
  locks: NewLock[];
  /** Stock of released locks, which the same statement returns. */
  returned: StockCounts;
  /** Whether the caller has checked the unpaid holds of the accounts. */
  areHoldsChecked: boolean;
}

export interface AddedLocks {
  /** The ids of the new locks in the order of the input; undefined if a lock was not added. */
  ids: (number | undefined)[];
  left: StockCounts;
}

/** Finds the offer of the cycle that is open at `now`, in epoch seconds. Reads without row locks. */
export async function findOffer(db: Database, now: number): Promise<Offer | undefined> {
  const rows = await db
    .selectFrom('stock')
    .innerJoin(selectOpenCycle(db, now).selectAll().as('cycle'), 'cycle.id', 'stock.cycle_id')
    .selectAll()
    .execute();
  const [row] = rows;
  return row && { terms: camelCaseKeys(row), revision: row.revision, left: toStockCounts(rows) };
}

/** Finds the held locks of these accounts in a cycle, and locks their rows until the transaction ends. */
export async function findHeldLocks(
  trx: Database,
  cycleId: number,
  accountIds: string[],
): Promise<LockRecord[]> {
  // LATERAL with a limit makes each lookup use the index, even while the planner's statistics of a new table are outdated.
  const { rows } = await sql<Selectable<LockTable>>`
    select held.* from unnest(${toTextArrayParam(accountIds)}::uuid[]) as requested (account_id), lateral (
      select * from locks
      where account_id = requested.account_id and cycle_id = ${cycleId}::bigint and state = 'held'
      limit 1 for update
    ) as held
  `.execute(trx);
  return rows.map(toLockRecord);
}

/**
 * Adds locks and takes their stock in one statement, because a round trip costs more than the statement itself. Does not add a
 * lock if its account holds one in the cycle, has used the same idempotency key before, or has held stock in the cycle without
 * paying, unless `areHoldsChecked`. Waits for the row locks of the stock unless the transaction holds them. A CHECK constraint
 * prevents overselling. If locks were released while the statement waited, it adds nothing: it reads the state at its start, so it
 * does not see which accounts held them without paying. It detects a release because PostgreSQL checks the current stock row again
 * after the wait, against the `releases` that the statement read at its start.
 *
 * The text of the statement is the same for every batch size: each column is one text array, which costs a third of JSON. It is a
 * named statement, because planning it takes as long as writing about twenty rows (`nameStatement`).
 * @returns undefined, with nothing written, when the terms have another revision, their cycle is not open, or locks were released
 */
export async function addLocks(
  db: Database,
  { terms, revision }: Pick<Offer, 'terms' | 'revision'>,
  { locks, returned, areHoldsChecked }: AddedBatch,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<AddedLocks | undefined> {
  const toColumnParam = (name: keyof Omit<NewLock, 'idempotencyKey'>) =>
    toTextArrayParam(locks.map((lock) => lock[name]));
  const { rows } = await sql<{
    isOpen: boolean;
    ids: string;
    left: Record<StockKind, number>;
  }>`-- name: add_locks
    with offered as materialized (
      select kind from stock
      where cycle_id = (${selectOpenCycle(db, now).select('id')})
        and cycle_id = ${terms.id}::bigint and revision = ${revision}::integer
        and releases = (select max(releases) from stock where cycle_id = ${terms.id}::bigint)
      order by kind for update
    ), requested as materialized (
      select * from unnest(${toColumnParam('accountId')}::uuid[], ${toColumnParam('eggs')}::integer[], ${toColumnParam('keys')}::integer[],
        ${toColumnParam('total')}::numeric[], ${toColumnParam('method')}, ${toColumnParam('bodyHash')}, ${toColumnParam('checkoutSecret')},
        ${locks.map(({ idempotencyKey }) => idempotencyKey)}::text[])
        with ordinality
        as requested (account_id, eggs, keys, total, method, body_hash, checkout_secret, key, place)
    ), confirmed as materialized (
      select account_id, key from idempotency where account_id = any(array(select account_id from requested))
    ), limited as materialized (
      select account_id from hold_limits
      where cycle_id = ${terms.id}::bigint and account_id = any(array(select account_id from requested))
        and not ${areHoldsChecked}::boolean
    ), new_locks as (
      insert into locks (account_id, cycle_id, eggs, keys, egg_fee, key_fee, total, currency, method, state, body_hash,
        expires_at, created_at, checkout_secret, idempotency_key)
      select account_id, ${terms.id}::bigint, eggs, keys, ${terms.eggFee}::numeric, ${terms.keyFee}::numeric, total,
        ${terms.currency}::text, method, 'held', body_hash, ${expiresAt}::bigint, ${now}::bigint, checkout_secret, key
      from requested
      where exists (select from offered)
        and not exists (select from confirmed where account_id = requested.account_id and key = requested.key)
        and not exists (select from limited where account_id = requested.account_id)
      on conflict do nothing
      returning id, account_id, eggs, keys
    ), new_stock as (
      update stock set remaining = remaining + case kind
        when 'egg' then ${returned.eggs}::integer - (select coalesce(sum(eggs), 0) from new_locks)
        else ${returned.keys}::integer - (select coalesce(sum(keys), 0) from new_locks) end
      where cycle_id = ${terms.id}::bigint and exists (select from offered)
      returning kind, remaining
    )
    select exists (select from offered) as "isOpen",
      (select string_agg(coalesce(id::text, ''), ',' order by place)
        from requested left join new_locks using (account_id)) as ids,
      (select json_object_agg(kind, remaining) from new_stock) as left
  `.execute(db);
  const [row] = rows;
  return row?.isOpen
    ? {
        ids: row.ids.split(',').map((id) => (id === '' ? undefined : Number(id))),
        left: { eggs: row.left.egg, keys: row.left.key },
      }
    : undefined;
}
