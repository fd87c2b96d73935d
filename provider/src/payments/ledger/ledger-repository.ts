import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { MoneyPlace } from '../../platform/database/tables/money.ts';

/** Where money is: with the buyer, kept for a sale, owed to the buyer, or withheld while it is disputed. */
export type { MoneyPlace };

export interface Movement {
  paymentId: string;
  /** Decimal string of the major unit. */
  amount: string;
  currency: string;
  from: MoneyPlace;
  to: MoneyPlace;
  /** The refund or dispute that causes the movement; undefined if the payment itself does. */
  cause?: { id: string; kind: 'refund' | 'dispute' };
}

/** Writes a movement to the ledger, in the transaction that decides about it. An amount of zero is not written. */
export async function book(
  trx: Kysely<Database>,
  { paymentId, amount, currency, from, to, cause }: Movement,
  now: number,
): Promise<void> {
  if (from === to || Number(amount) === 0) return;
  await trx
    .insertInto('ledger')
    .values({
      kind: cause?.kind ?? 'payment',
      payment_id: paymentId,
      return_id: cause?.id ?? null,
      amount,
      currency,
      from_place: from,
      to_place: to,
      booked_at: now,
    })
    .execute();
}
