import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { loadIdempotencyRecords } from './load-idempotency-records.ts';
import type { LockContext, Outcomes } from './lock-context.ts';
import type { LockRequest } from './lock-request.ts';
import { replayOutcome } from './replay-outcome.ts';

/**
 * Answers requests whose `Idempotency-Key` was used before, with the current state of their lock. Takes no row locks: a
 * lock that ends meanwhile could just as well have ended after the answer.
 */
export async function settleReplays(
  db: Kysely<Database>,
  requests: LockRequest[],
  context: LockContext,
): Promise<Outcomes> {
  const records = await loadIdempotencyRecords(db, requests);
  return new Map(
    requests.flatMap((request) => {
      const record = records.get(request.accountId);
      return record ? [[request, replayOutcome(request, record, context)]] : [];
    }),
  );
}
