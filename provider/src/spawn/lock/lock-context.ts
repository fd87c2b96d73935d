import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { Outcome } from '../../platform/batching/batch-writer.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CycleTerms } from '../../seasons/season-repository.ts';
import type { CheckoutUrls } from './to-lock.ts';
import type { HoldSettings } from './hold-rules.ts';
import type { LockRequest } from './lock-request.ts';
import type { OfferCache } from './offer-cache.ts';

/** The context of a batch that every strategy needs in addition to the requests. */
export interface LockContext {
  checkoutUrls: CheckoutUrls;
  offerCache: OfferCache;
  /** Epoch seconds. */
  now: number;
  /** Limits of unpaid holds; a lock ends no later than its cycle. */
  holds: HoldSettings;
}

/** The outcomes of settled requests; a request without an outcome is left to the next strategy. */
export type Outcomes = Map<LockRequest, Outcome<Lock>>;

/**
 * One way to settle requests of a batch.
 * @param requests at most one per account
 */
export type SettleStrategy = (
  db: Database,
  requests: LockRequest[],
  context: LockContext,
) => Promise<Outcomes>;

/** When a lock that is granted now expires, in epoch seconds. */
export const findExpiry = ({ closesAt }: CycleTerms, { now, holds }: LockContext) =>
  Math.min(now + holds.lifetime, closesAt);
