import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { Outcome } from '../../platform/batching/batch-writer.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { CheckoutUrls } from './checkout-urls.ts';
import type { IdempotencyRecord } from './idempotency-repository.ts';
import type { LockRequest } from './lock-request.ts';
import { toLock } from './to-lock.ts';

/** The answer of the first request with this key, or `idempotency_mismatch` where the key came with another body. */
export function replayOutcome(
  { bodyHash }: LockRequest,
  record: IdempotencyRecord,
  checkoutUrls: CheckoutUrls,
): Outcome<Lock> {
  if (record.bodyHash !== bodyHash)
    return {
      problem: new ProblemError(
        'idempotency_mismatch',
        'This Idempotency-Key came with another request before. Use a new one.',
      ),
    };
  return { answer: 'answer' in record ? record.answer : toLock(record.lock, checkoutUrls) };
}
