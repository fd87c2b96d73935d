import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { LockTable, StockKind } from '../../platform/database/tables/world.ts';
import { textArrayParam } from '../../platform/database/text-array-param.ts';
import type { HeldStock } from './lock-repository.ts';
import { toHeldStock } from './lock-repository.ts';
import type { Terms } from '../../seasons/season-repository.ts';
import { openCycle, toTerms } from '../../seasons/season-repository.ts';
import type { Counts } from '../../seasons/stock-repository.ts';
import { toCounts } from '../../seasons/stock-repository.ts';

/** What is sold at a moment, by which terms. */
export interface Offer {
  terms: Terms;
  /** Grows whenever the terms change. */
  revision: number;
  left: Counts;
}

/** A lock to be; the rest of it is in the terms. */
export type NewLock = Pick<HeldStock, 'accountId' | 'eggs' | 'keys' | 'total' | 'method' | 'bodyHash'> & {
  checkoutSecret: string | null;
  idempotencyKey: string | null;
};

export interface Written {
  /** The numbers of the new locks, in the order they were given; nothing where one was left out. */
  ids: (number | undefined)[];
  left: Counts;
}

/** What the cycle that is open at `now`, in epoch seconds, sells; nobody is kept from changing it. */
export async function findOffer(db: Kysely<Database>, now: number): Promise<Offer | undefined> {
  const rows = await db
    .selectFrom('stock')
    .innerJoin(openCycle(db, now).selectAll().as('cycle'), 'cycle.id', 'stock.cycle_id')
    .selectAll()
    .execute();
  const [row] = rows;
  return row && { terms: toTerms(row), revision: row.revision, left: toCounts(rows) };
}

/** The held locks of these accounts in a cycle, kept from changing until this transaction ends. */
export async function findHeld(
  trx: Kysely<Database>,
  cycleId: number,
  accountIds: string[],
): Promise<HeldStock[]> {
  // "Lateral" with a limit looks each row up in an index, whatever the planner believes of a table that has just begun to grow.
  const { rows } = await sql<Selectable<LockTable>>`
    select held.* from unnest(${textArrayParam(accountIds)}::uuid[]) as asking (account_id), lateral (
      select * from locks
      where account_id = asking.account_id and cycle_id = ${cycleId}::bigint and state = 'held'
      limit 1 for update
    ) as held
  `.execute(trx);
  return rows.map(toHeldStock);
}

/**
 * Makes locks and takes them from the stock, in one statement, because each round trip costs more than what it asks for.
 * Left out is whoever holds a lock in the cycle already or has asked for one with the same key before. Whoever does not hold
 * the stock waits for it here. The database refuses to sell too much.
 *
 * The text of the statement does not grow with the batch: each column travels as one text, which costs a third of what
 * JSON does. It has a name, because planning it takes as long as some twenty rows (`NamingClient`).
 * @param returned what goes back to the stock with it
 * @returns nothing, and nothing is written, when the terms are of an older revision, or their cycle is not open
 */
export async function addLocks(
  db: Kysely<Database>,
  { terms, revision }: Pick<Offer, 'terms' | 'revision'>,
  { locks, returned }: { locks: NewLock[]; returned: Counts },
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<Written | undefined> {
  const column = (of: keyof Omit<NewLock, 'idempotencyKey'>) => textArrayParam(locks.map((lock) => lock[of]));
  const { rows } = await sql<{
    isOpen: boolean;
    ids: string;
    left: Remaining;
  }>`-- name: add_locks
    with offered as materialized (
      select kind from stock
      where cycle_id = (${openCycle(db, now).select('id')})
        and cycle_id = ${terms.id}::bigint and revision = ${revision}::integer
      order by kind for update
    ), asking as materialized (
      select * from unnest(${column('accountId')}::uuid[], ${column('eggs')}::integer[], ${column('keys')}::integer[],
        ${column('total')}::numeric[], ${column('method')}, ${column('bodyHash')}, ${column('checkoutSecret')},
        ${locks.map(({ idempotencyKey }) => idempotencyKey)}::text[])
        with ordinality
        as asking (account_id, eggs, keys, total, method, body_hash, checkout_secret, key, place)
    ), answered as materialized (
      select account_id, key from idempotency where account_id = any(array(select account_id from asking))
    ), new_locks as (
      insert into locks (account_id, cycle_id, eggs, keys, egg_fee, key_fee, total, currency, method, state, body_hash,
        expires_at, created_at, checkout_secret, idempotency_key)
      select account_id, ${terms.id}::bigint, eggs, keys, ${terms.eggFee}::numeric, ${terms.keyFee}::numeric, total,
        ${terms.currency}::text, method, 'held', body_hash, ${expiresAt}::bigint, ${now}::bigint, checkout_secret, key
      from asking
      where exists (select from offered)
        and not exists (select from answered where account_id = asking.account_id and key = asking.key)
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
        from asking left join new_locks using (account_id)) as ids,
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

type Remaining = Record<StockKind, number>;
