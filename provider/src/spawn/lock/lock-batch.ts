import type { Lock } from '@emberclutch/shared/contract/spawn';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/batching/batch-writer.ts';
import type { OfferCache } from './offer-cache.ts';
import { settleReplays } from './replay.ts';
import { settleFastPath } from './fast-path.ts';
import { settleTransactionally } from './transactional.ts';
import { settleSoldOut } from './sold-out.ts';
import type { LockContext, LockRequest, Outcomes } from './lock-request.ts';

/**
 * Locks many baskets together. The plain ones are decided by what was offered last and written in one statement, which
 * takes nothing when the terms have changed meanwhile or the stock does not suffice. Orders that came before are answered as they
 * were, and once there is little, those that ask for more are refused. Whatever is left over is decided first come first
 * served by whoever holds the stock. An order that asks for more than there is is refused with what is left; smaller ones
 * behind it may still be served.
 * @param orders at most one of an account
 */
export async function settleBatch(
  db: Kysely<Database>,
  orders: LockRequest[],
  means: LockContext & { offerCache: OfferCache },
): Promise<Outcome<Lock>[]> {
  const outcomes: Outcomes = new Map();
  for (const settle of [settleFastPath, settleReplays, settleSoldOut, settleTransactionally]) {
    const open = orders.filter((order) => !outcomes.has(order));
    if (open.length === 0) break;
    for (const [order, outcome] of await settle(db, open, means)) outcomes.set(order, outcome);
  }
  return orders.map((order) => outcomes.get(order) ?? { problem: new Error('An order was left out.') });
}
