import type { Lock } from '@emberclutch/shared/contract/spawn';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Payments } from '../../payments/payments.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { IdempotencyRecord } from './idempotency-repository.ts';
import { findIdempotencyRecords } from './idempotency-repository.ts';
import type { Outcome } from '../../platform/batching/batch-writer.ts';
import type { LockContext, LockRequest, Outcomes } from './lock-request.ts';
import { answerOf, hasKey } from './lock-request.ts';

/** Answers the orders whose key came before. Nobody is kept waiting: what came of a key does not change. */
export async function settleReplays(
  db: Kysely<Database>,
  orders: LockRequest[],
  { payments }: LockContext,
): Promise<Outcomes> {
  const kept = await loadIdempotencyRecords(db, orders);
  return new Map(
    orders.flatMap((order) => {
      const before = kept.get(order.accountId);
      return before ? [[order, replayOutcome(order, before, payments)]] : [];
    }),
  );
}

/** What came of the keys of these orders before, by account. */
export async function loadIdempotencyRecords(
  db: Kysely<Database>,
  orders: LockRequest[],
): Promise<Map<string, IdempotencyRecord>> {
  const intents = orders.filter(hasKey);
  const kept = intents.length > 0 ? await findIdempotencyRecords(db, intents) : [];
  return new Map(kept.map((intent) => [intent.accountId, intent]));
}

/** The same as before, or a problem where the key came with another body. */
export function replayOutcome(
  { bodyHash }: LockRequest,
  before: IdempotencyRecord,
  payments: Payments,
): Outcome<Lock> {
  if (before.bodyHash !== bodyHash)
    return {
      problem: new ProblemError(
        'idempotency_mismatch',
        'This Idempotency-Key came with another request before. Use a new one.',
      ),
    };
  return { answer: 'answer' in before ? before.answer : answerOf(before.lock, payments) };
}
