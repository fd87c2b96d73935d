import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { Outcome } from '../../platform/batching/batch-writer.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { IdempotencyRecord } from './idempotency-repository.ts';
import type { LockRequest } from './lock-request.ts';
import { toLock } from './lock-record.ts';

/**
 * Creates the current response to a repeated key: the lock while it is held or paid, `lock_expired` once it is over, and
 * `idempotency_mismatch` if the key came with another body.
 */
export function toReplayOutcome(
  { bodyHash }: LockRequest,
  record: IdempotencyRecord,
  now: number,
): Outcome<Lock> {
  if (record.bodyHash !== bodyHash)
    return {
      problem: new ProblemError(
        'idempotency_mismatch',
        'This Idempotency-Key came with another request before. Use a new one.',
      ),
    };
  const { lock } = record;
  if (lock?.state === 'paid' || (lock?.state === 'held' && lock.expiresAt > now))
    return { result: toLock(lock) };
  return {
    problem: new ProblemError('lock_expired', 'The lock of this Idempotency-Key has ended. Choose again.'),
  };
}
