import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { LedgerAccount } from '../../platform/database/tables/money.ts';

export type { LedgerAccount };

export interface Movement {
  paymentId: string;
  /** Decimal string of the major unit. */
  amount: string;
  currency: string;
  from: LedgerAccount;
  to: LedgerAccount;
  /** The refund or dispute that causes the movement; undefined if the payment itself does. */
  cause?: { id: string; kind: 'refund' | 'dispute' };
}

/** Writes a movement to the ledger, in the transaction that decides it. Ignores an amount of zero, and a movement within one account. */
export async function book(
  trx: Database,
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

/** Books payments that the ledger lacks, because a process of the previous version settled them during a rolling update. */
export async function bookMissingPayments(db: Database, now: number): Promise<void> {
  await sql`
    insert into ledger (kind, payment_id, amount, currency, from_place, to_place, booked_at)
    select 'payment', id, amount, currency, 'buyer', case state when 'granted' then 'sales' else 'owed' end, ${now}::bigint
    from payments where amount > 0 and state <> 'received'
      and not exists (select from ledger where payment_id = payments.id and kind = 'payment')
    on conflict do nothing
  `.execute(db);
}
