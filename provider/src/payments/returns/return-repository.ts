import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { RecordedReturn } from '../payment-adapter.ts';

/** A stored refund or dispute. */
export interface ReturnRecord extends Pick<RecordedReturn, 'id' | 'kind' | 'amount' | 'currency'> {
  paymentId: string;
  state: RecordedReturn['state'];
  /** When the payment service was queried for this state, in epoch milliseconds. */
  readAt: number;
}

export async function findReturn(db: Database, id: string): Promise<ReturnRecord | undefined> {
  return selectReturns(db).where('id', '=', id).executeTakeFirst();
}

export async function listReturnsOfPayment(db: Database, paymentId: string): Promise<ReturnRecord[]> {
  return selectReturns(db).where('payment_id', '=', paymentId).execute();
}

/** Lists pending refunds and undecided disputes, oldest first. */
export async function listUndecidedReturns(db: Database): Promise<ReturnRecord[]> {
  return selectReturns(db)
    .where('state', 'in', ['pending', 'inquiry', 'open'])
    .orderBy('created_at')
    .execute();
}

/**
 * Lists successful refunds and lost disputes since an instant, in epoch seconds: a bank may still reverse a refund, or decide for the
 * seller. Begins with the least recently read, and omits what was read after `readBefore`, in epoch milliseconds.
 */
export async function listReversibleReturns(
  db: Database,
  { since, readBefore, limit }: { since: number; readBefore: number; limit: number },
): Promise<ReturnRecord[]> {
  return selectReturns(db)
    .where('state', 'in', ['succeeded', 'lost'])
    .where('created_at', '>=', since)
    .where('read_at', '<', readBefore)
    .orderBy('read_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Lists refunds and disputes that began between two instants, in epoch seconds. */
export async function listReturnsBetween(db: Database, from: number, to: number): Promise<ReturnRecord[]> {
  return selectReturns(db)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('id')
    .execute();
}

export async function countOpenDisputes(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('returns')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', ['inquiry', 'open'])
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores a refund or dispute, or updates the state of a stored one. */
export async function saveReturn(
  trx: Database,
  { id, kind, amount, currency, state, createdAt }: RecordedReturn,
  { paymentId, readAt }: { paymentId: string; readAt: number },
): Promise<void> {
  await trx
    .insertInto('returns')
    .values({
      id,
      kind,
      payment_id: paymentId,
      amount,
      currency,
      state,
      created_at: createdAt,
      read_at: readAt,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ state, read_at: readAt }))
    .execute();
}

/**
 * Sums up the refunds and disputes of a payment. Amounts in a currency other than the payment's do not count. `isReturned`: the buyer
 * has at least the paid amount back.
 */
export async function summarizeReturns(trx: Database, paymentId: string) {
  const { rows } = await sql<{ isReturned: boolean; isDisputeLost: boolean; isDisputed: boolean }>`
    select coalesce(sum(returns.amount) filter (
        where returns.state in ('succeeded', 'lost') and returns.currency = payments.currency
      ), 0) >= payments.amount as "isReturned",
      coalesce(bool_or(returns.state = 'lost'), false) as "isDisputeLost",
      coalesce(bool_or(returns.state in ('inquiry', 'open')), false) as "isDisputed"
    from payments left join returns on returns.payment_id = payments.id
    where payments.id = ${paymentId} group by payments.id
  `.execute(trx);
  return rows[0] ?? { isReturned: false, isDisputeLost: false, isDisputed: false };
}

const selectReturns = (db: Database) =>
  db
    .selectFrom('returns')
    .select(['id', 'kind', 'payment_id as paymentId', 'amount', 'currency', 'state', 'read_at as readAt']);
