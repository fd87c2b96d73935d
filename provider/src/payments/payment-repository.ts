import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** A card payment for a lock. */
export interface Payment extends UnassignedPayment {
  lockId: number;
}

/** A card payment that belongs to no lock of this world. */
export interface UnassignedPayment {
  /** The payment service's id, so that a payment that is reported twice is stored once. */
  id: string;
  /** Decimal string of the major unit. */
  amount: string;
  currency: string;
  /** The payment service's id for a refund; null if none is needed. */
  intent: string | null;
}

export interface PaymentRecord extends UnassignedPayment {
  /** Null if it belongs to no lock of this world. */
  lockId: number | null;
  state: 'received' | 'granted' | 'refunding' | 'refunded';
  /** The reason for the refund, as a message for the player. */
  reason: string | null;
}

/** Stores a payment with the decision about it. The primary key rejects a second decision. */
export async function createPayment(
  trx: Database,
  { lockId, ...payment }: PaymentRecord,
  now: number,
): Promise<void> {
  const settled_at = payment.state === 'granted' ? now : null;
  await trx
    .insertInto('payments')
    .values({ ...payment, lock_id: lockId, created_at: now, settled_at })
    .execute();
}

export async function findPayment(db: Database, id: string): Promise<PaymentRecord | undefined> {
  return selectPayments(db).where('id', '=', id).executeTakeFirst();
}

export async function findPaymentOfLock(db: Database, lockId: number): Promise<PaymentRecord | undefined> {
  return selectPayments(db)
    .where('lock_id', '=', lockId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
}

/** Finds the payment of a refund or dispute, and locks its row until the transaction ends. */
export async function lockPaymentOfIntent(trx: Database, intent: string): Promise<PaymentRecord | undefined> {
  return selectPayments(trx).where('intent', '=', intent).forUpdate().executeTakeFirst();
}

/**
 * Claims payments with a due refund until `claimedUntil`; `tries` counts the attempts to refund each, including this one. Other
 * processes skip them until then. Instants are epoch seconds.
 */
export async function claimRefunds(
  db: Database,
  { now, claimedUntil }: { now: number; claimedUntil: number },
) {
  return db
    .updateTable('payments')
    .set({ refund_tried_at: now, refund_due_at: claimedUntil, refund_tries: sql`refund_tries + 1` })
    .where('id', 'in', (where) =>
      where
        .selectFrom('payments')
        .select('id')
        .where('state', '=', 'refunding')
        .where('refund_due_at', '<=', now)
        .orderBy('created_at')
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returning([...columns, 'refund_tries as tries'])
    .execute();
}

export type RefundClaim = Awaited<ReturnType<typeof claimRefunds>>[number];

/** Counts payments with a due refund, and how many of these refunds have failed before; `oldest` in epoch seconds. */
export async function countDueRefunds(db: Database) {
  const { rows } = await sql<{ waiting: number; failed: number; oldest: number | null }>`
    select count(*)::integer as waiting, min(created_at) as oldest, (count(*) filter (where exists (
      select from returns where payment_id = payments.id and returns.state = 'failed')))::integer as failed
    from payments where state = 'refunding'
  `.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0, oldest: null };
}

/** Keeps all processes from claiming the refund before `dueAt`, in epoch seconds. */
export async function postponeRefund(db: Database, id: string, dueAt: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ refund_due_at: dueAt })
    .where('id', '=', id)
    .where('state', '=', 'refunding')
    .execute();
}

/** Sets the state of a refund. Does not change granted payments. A refund that fails after it had succeeded is due again. */
export async function setRefundState(
  trx: Database,
  id: string,
  state: 'refunding' | 'refunded',
  now: number,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ state, settled_at: state === 'refunded' ? now : null })
    .where('id', '=', id)
    .where('state', 'in', ['refunding', 'refunded'])
    .execute();
}

const columns = ['id', 'lock_id as lockId', 'amount', 'currency', 'intent', 'state', 'reason'] as const;

const selectPayments = (db: Database) => db.selectFrom('payments').select(columns);
