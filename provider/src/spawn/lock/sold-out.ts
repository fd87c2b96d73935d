import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { findHolders, hasExpiredLocks } from './lock-repository.ts';
import type { OfferCache } from './offer-cache.ts';
import type { LockContext, LockRequest, Outcomes } from './lock-request.ts';
import { countsOf, isShort } from './lock-request.ts';
import { checkBasket, checkStock } from './lock-rules.ts';

/**
 * Refuses the orders that ask for more than is there, once there is little. Most who come to a sale come too late, and
 * nobody has to wait for the stock to be told so. Whoever gives something up for what they ask for, or pays with keys,
 * and everyone while something that has run out may go back to the stock, is left to whoever holds it.
 */
export async function settleSoldOut(
  db: Kysely<Database>,
  orders: LockRequest[],
  { now, offerCache }: LockContext & { offerCache: OfferCache },
): Promise<Outcomes> {
  const last = await offerCache.see(db, now);
  if (!last || !isShort(last.left, orders)) return new Map();
  offerCache.forget();
  const offer = await offerCache.see(db, now);
  if (!offer || (await hasExpiredLocks(db, offer.terms.id, now))) return new Map();
  const accountIds = orders.map(({ accountId }) => accountId);
  const holders = await findHolders(db, offer.terms.id, accountIds);
  return new Map(
    orders.flatMap((order) => {
      if (order.body.paymentMethod !== 'CREDIT_CARD' || holders.has(order.accountId)) return [];
      try {
        checkBasket(order.body, offer.terms);
        checkStock(countsOf(order.body), offer.left);
        return [];
      } catch (problem) {
        return [[order, { problem }]];
      }
    }),
  );
}
