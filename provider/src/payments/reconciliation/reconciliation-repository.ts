import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A receipt with the assets and payments that belong to it. */
export interface ReceiptCheck {
  id: number;
  method: string;
  eggs: number;
  keys: number;
  total: string;
  currency: string;
  madeEggs: number;
  madeKeys: number;
  usedKeys: number;
  paid: string | null;
  paidCurrency: string | null;
}

/** Lists the receipts that do not match their eggs, keys or payment. */
export async function listWrongReceipts(db: Database): Promise<ReceiptCheck[]> {
  const { rows } = await sql<ReceiptCheck>`
    with made as (
      select purchase_id,
        count(*) filter (where type = 'DRAGON')::integer as eggs,
        count(*) filter (where type = 'GATEWAY_KEY')::integer as keys
      from all_assets where purchase_id is not null group by purchase_id
    ), used as (
      select lock_id, count(*)::integer as keys from all_assets
      where lock_id is not null and key_used_at is not null group by lock_id
    ), checked as (
      select purchases.id, purchases.method, purchases.eggs, purchases.keys, purchases.total, purchases.currency,
        coalesce(made.eggs, 0) as "madeEggs", coalesce(made.keys, 0) as "madeKeys",
        coalesce(used.keys, 0) as "usedKeys",
        payments.amount as paid, payments.currency as "paidCurrency",
        case when purchases.method = 'VOUCHER' then purchases.eggs else 0 end as "owedKeys"
      from purchases
      left join made on made.purchase_id = purchases.id
      left join used on used.lock_id = purchases.id
      left join payments on payments.lock_id = purchases.id and payments.state = 'granted'
    )
    select * from checked
    where "madeEggs" <> eggs or "madeKeys" <> keys or "usedKeys" <> "owedKeys"
      or (method = 'CREDIT_CARD' and (paid is distinct from total or "paidCurrency" is distinct from currency))
      or (method = 'VOUCHER' and paid is not null)
    order by id
  `.execute(db);
  return rows;
}

export interface PaymentCheck {
  id: string;
  /** Null if the payment belongs to no lock of this world. */
  lockId: number | null;
  amount: string;
  currency: string;
  state: string;
}

/**
 * Lists granted payments without a receipt, undecided payments, and overdue refunds. A payment is overdue if it was received before
 * `since`, or before `pendingSince` while the payment service is making its refund.
 */
export async function listWrongPayments(
  db: Database,
  { since, pendingSince }: { since: number; pendingSince: number },
): Promise<PaymentCheck[]> {
  const { rows } = await sql<PaymentCheck>`
    select payments.id, payments.lock_id as "lockId", payments.amount, payments.currency, payments.state
    from payments left join purchases on purchases.id = payments.lock_id
    where payments.state = 'granted' and purchases.id is null
      or payments.state in ('received', 'refunding') and payments.created_at < ${since}::bigint
        and (payments.created_at < ${pendingSince}::bigint
          or not exists (select from returns where payment_id = payments.id and returns.state = 'pending'))
    order by payments.id
  `.execute(db);
  return rows;
}

export interface StockCheck {
  cycleId: number;
  kind: 'egg' | 'key';
  initial: number;
  remaining: number;
  /** Number of items that are sold or held. */
  taken: number;
}

/** Lists the stock whose sold, held and remaining counts do not add up to the initial count. */
export async function listWrongStock(db: Database): Promise<StockCheck[]> {
  const { rows } = await sql<StockCheck>`
    select stock.cycle_id as "cycleId", stock.kind, stock.initial, stock.remaining,
      coalesce(taken.count, 0)::integer as taken
    from stock left join (
      select cycle_id, 'egg' as kind, sum(eggs) as count from locks where state <> 'released' group by cycle_id
      union all
      select cycle_id, 'key', sum(keys) from locks where state <> 'released' group by cycle_id
    ) as taken on taken.cycle_id = stock.cycle_id and taken.kind = stock.kind
    where stock.initial - stock.remaining <> coalesce(taken.count, 0)
    order by stock.cycle_id, stock.kind
  `.execute(db);
  return rows;
}

/** Lists the stored payments with these ids, by id. */
export async function listPaymentsById(db: Database, ids: string[]): Promise<Map<string, PaymentCheck>> {
  if (ids.length === 0) return new Map();
  const rows = await selectPayments(db)
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Lists stored payments that were received between two instants, in epoch seconds. */
export async function listPaymentsBetween(db: Database, from: number, to: number): Promise<PaymentCheck[]> {
  return selectPayments(db)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('id')
    .execute();
}

const selectPayments = (db: Database) =>
  db.selectFrom('payments').select(['id', 'lock_id as lockId', 'amount', 'currency', 'state']);

/** Claims the comparison if it is due. Other processes skip it until `nextAt`. Instants are epoch seconds. @returns whether it was due */
export async function claimReconciliation(
  db: Database,
  { now, nextAt }: { now: number; nextAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reconciliation')
    .set({ due_at: nextAt })
    .where('due_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function postponeReconciliation(db: Database, dueAt: number): Promise<void> {
  await db.updateTable('reconciliation').set({ due_at: dueAt }).execute();
}

/** Replaces the result of the last comparison. */
export async function saveReconciliation(db: Database, differences: string[], now: number): Promise<void> {
  await db
    .updateTable('reconciliation')
    .set({ finished_at: now, differences: JSON.stringify(differences) })
    .execute();
}

/** @returns how many differences the last comparison found, and when it finished, in epoch seconds */
export async function readReconciliation(db: Database): Promise<{ finishedAt: number; differences: number }> {
  const { finished_at: finishedAt, differences } = await db
    .selectFrom('reconciliation')
    .select(['finished_at', 'differences'])
    .executeTakeFirstOrThrow();
  return { finishedAt, differences: differences.length };
}
