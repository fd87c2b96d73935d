import type { Lock } from '@emberclutch/shared/contract/spawn';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Payments } from '../payments/payments.ts';
import { Refusal } from '../refusal.ts';
import type { KeptIntent } from '../repositories/idempotency.ts';
import { findKept } from '../repositories/idempotency.ts';
import type { Outcome } from './combining-writer.ts';
import type { LockMeans, LockOrder, Outcomes } from './lock-order.ts';
import { answerOf, hasKey } from './lock-order.ts';

/** Answers the orders whose key came before. Nobody is kept waiting: what came of a key does not change. */
export async function answerAgain(
  db: Kysely<Database>,
  orders: LockOrder[],
  { payments }: LockMeans,
): Promise<Outcomes> {
  const kept = await readKept(db, orders);
  return new Map(
    orders.flatMap((order) => {
      const before = kept.get(order.accountId);
      return before ? [[order, outcomeAgain(order, before, payments)]] : [];
    }),
  );
}

/** What came of the keys of these orders before, by account. */
export async function readKept(db: Kysely<Database>, orders: LockOrder[]): Promise<Map<string, KeptIntent>> {
  const intents = orders.filter(hasKey);
  const kept = intents.length > 0 ? await findKept(db, intents) : [];
  return new Map(kept.map((intent) => [intent.accountId, intent]));
}

/** The same as before, or a refusal where the key came with another body. */
export function outcomeAgain({ bodyHash }: LockOrder, before: KeptIntent, payments: Payments): Outcome<Lock> {
  if (before.bodyHash !== bodyHash)
    return {
      refusal: new Refusal(
        'idempotency_mismatch',
        'This Idempotency-Key came with another request before. Use a new one.',
      ),
    };
  return { answer: 'answer' in before ? before.answer : answerOf(before.lock, payments) };
}
