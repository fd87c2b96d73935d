import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { LockContext, Outcomes } from './lock-context.ts';
import { findHolders, hasExpiredLocks } from './lock-repository.ts';
import type { LockRequest } from './lock-request.ts';
import { toCounts, exceedStock } from './lock-request.ts';
import { checkBasket, checkStock } from './lock-rules.ts';

/**
 * Refuses card requests that exceed a short stock, without row locks: in a sold-out sale most requests end here and do
 * not queue for the stock. Requests that could still be granted are left to the transactional strategy: those that pay
 * with keys, those that replace a lock of the account, and all of them while expired locks may return stock.
 */
export async function settleSoldOut(
  db: Kysely<Database>,
  requests: LockRequest[],
  { now, offerCache }: LockContext,
): Promise<Outcomes> {
  const cached = await offerCache.read(db, now);
  if (!cached || !exceedStock(requests, cached.left)) return new Map();
  offerCache.clear();
  const offer = await offerCache.read(db, now);
  if (!offer || (await hasExpiredLocks(db, offer.terms.id, now))) return new Map();
  const accountIds = requests.map(({ accountId }) => accountId);
  const holders = await findHolders(db, offer.terms.id, accountIds);
  return new Map(
    requests.flatMap((request) => {
      if (request.body.paymentMethod !== 'CREDIT_CARD' || holders.has(request.accountId)) return [];
      const problem =
        checkBasket(request.body, offer.terms) ?? checkStock(toCounts(request.body), offer.left);
      return problem ? [[request, { problem }]] : [];
    }),
  );
}
