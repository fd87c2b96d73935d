import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { PaymentTable } from '../platform/database/tables/world.ts';

/** A card payment for a lock. */
export interface Payment {
  /** The payment service's id: a payment that is reported twice is stored once. */
  id: string;
  lockId: number;
  /** Decimal string of the major unit. */
  amount: string;
  currency: string;
  /** The payment service's id for a refund; null where none is needed. */
  intent: string | null;
}

/** A stored payment. */
export interface PaymentRecord extends Payment {
  state: 'received' | 'granted' | 'refunding' | 'refunded';
  /** Why it is refunded, in words for the player. */
  reason: string | null;
}

/** @returns false when the payment exists already, written by this process or another one */
export async function createPayment(trx: Kysely<Database>, payment: Payment, now: number): Promise<boolean> {
  const created = await trx
    .insertInto('payments')
    .values({
      id: payment.id,
      lock_id: payment.lockId,
      amount: payment.amount,
      currency: payment.currency,
      intent: payment.intent,
      state: 'received',
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return created !== undefined;
}

export async function getPayment(db: Kysely<Database>, id: string): Promise<PaymentRecord> {
  return toPaymentRecord(
    await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

/** The newest payment of a lock. */
export async function findPaymentOfLock(
  db: Kysely<Database>,
  lockId: number,
): Promise<PaymentRecord | undefined> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('lock_id', '=', lockId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row && toPaymentRecord(row);
}

export async function markGranted(trx: Kysely<Database>, id: string, now: number): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ state: 'granted', settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'received')
    .execute();
}

/** A granted payment is never refunded: the statement changes a received one only. */
export async function markRefunding(trx: Kysely<Database>, id: string, reason: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ state: 'refunding', reason })
    .where('id', '=', id)
    .where('state', '=', 'received')
    .execute();
}

/**
 * Claims payments to refund that no process has claimed since `claimedBefore`. The caller refunds them; other processes
 * skip them until the claim is older than that. Instants are epoch seconds.
 */
export async function claimRefunds(
  db: Kysely<Database>,
  now: number,
  claimedBefore: number,
): Promise<PaymentRecord[]> {
  const rows = await db
    .updateTable('payments')
    .set({ refund_tried_at: now })
    .where('id', 'in', (where) =>
      where
        .selectFrom('payments')
        .select('id')
        .where('state', '=', 'refunding')
        .where((or) => or.or([or('refund_tried_at', 'is', null), or('refund_tried_at', '<=', claimedBefore)]))
        .orderBy('created_at')
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.map(toPaymentRecord);
}

export async function markRefunded(
  db: Kysely<Database>,
  id: string,
  refundId: string | null,
  now: number,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ state: 'refunded', refund_id: refundId, settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'refunding')
    .execute();
}

const toPaymentRecord = (row: Selectable<PaymentTable>): PaymentRecord => ({
  id: row.id,
  lockId: row.lock_id,
  amount: row.amount,
  currency: row.currency,
  intent: row.intent,
  state: row.state,
  reason: row.reason,
});
