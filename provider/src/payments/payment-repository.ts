import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { PaymentTable } from '../platform/database/tables/world.ts';

/** Money that came in for a lock. */
export interface Payment {
  /** The payment service's number of it: told twice, it is one payment. */
  id: string;
  lockId: number;
  /** Decimal string of the major unit. */
  amount: string;
  currency: string;
  /** What the payment service gives back by; null where nothing has to be. */
  intent: string | null;
}

export type KnownPayment = Payment & Pick<PaymentTable, 'state' | 'reason'>;

/** @returns false when it was written before, by this process or another one */
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

export async function getPayment(db: Kysely<Database>, id: string): Promise<KnownPayment> {
  return toPayment(
    await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

/** The newest payment of a lock. */
export async function findPaymentOfLock(
  db: Kysely<Database>,
  lockId: number,
): Promise<KnownPayment | undefined> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('lock_id', '=', lockId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row && toPayment(row);
}

export async function markGranted(trx: Kysely<Database>, id: string, now: number): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ state: 'granted', settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'received')
    .execute();
}

/** Only what was not granted is given back. */
export async function markRefunding(trx: Kysely<Database>, id: string, reason: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ state: 'refunding', reason })
    .where('id', '=', id)
    .where('state', '=', 'received')
    .execute();
}

/** Payments to give back that nobody has tried to since `triedBefore`; whoever gets them is the one to try now. */
export async function claimRefunds(
  db: Kysely<Database>,
  now: number,
  triedBefore: number,
): Promise<KnownPayment[]> {
  const rows = await db
    .updateTable('payments')
    .set({ refund_tried_at: now })
    .where('id', 'in', (where) =>
      where
        .selectFrom('payments')
        .select('id')
        .where('state', '=', 'refunding')
        .where((or) => or.or([or('refund_tried_at', 'is', null), or('refund_tried_at', '<=', triedBefore)]))
        .orderBy('created_at')
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.map(toPayment);
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

const toPayment = (row: Selectable<PaymentTable>): KnownPayment => ({
  id: row.id,
  lockId: row.lock_id,
  amount: row.amount,
  currency: row.currency,
  intent: row.intent,
  state: row.state,
  reason: row.reason,
});
