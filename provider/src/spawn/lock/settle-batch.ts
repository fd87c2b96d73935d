import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { LockContext, Outcomes, SettleStrategy } from './lock-context.ts';
import type { LockRequest } from './lock-request.ts';
import { settleFastPath } from './settle-fast-path.ts';
import { settleReplays } from './settle-replays.ts';
import { settleSoldOut } from './settle-sold-out.ts';
import { settleTransactionally } from './settle-transactionally.ts';

/** In this order; the last one settles every request that is left. */
const strategies: SettleStrategy[] = [settleFastPath, settleReplays, settleSoldOut, settleTransactionally];

/**
 * Settles a batch of lock requests: each strategy settles the requests it can, the rest go to the next one.
 *
 * 1. Fast path: writes new card locks in one statement, by the cached offer.
 * 2. Replay: repeats the answer of a request whose `Idempotency-Key` was used before.
 * 3. Sold out: refuses card requests that exceed a short stock, without locking rows.
 * 4. Transactional: decides the rest in order of arrival while the transaction holds the stock. A request that exceeds
 *    the stock is refused, and told how much is left; smaller ones behind it may still be granted.
 * @param requests at most one of an account
 * @param onSettled called with the outcomes of each strategy, so that new locks do not wait for the transaction behind them
 */
export async function settleBatch(
  db: Kysely<Database>,
  requests: LockRequest[],
  context: LockContext,
  onSettled: (outcomes: Outcomes) => void,
): Promise<void> {
  let left = requests;
  for (const settle of strategies) {
    if (left.length === 0) return;
    const settled = await settle(db, left, context);
    onSettled(settled);
    left = left.filter((request) => !settled.has(request));
  }
}
