import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { Outcome } from '../../platform/batching/batch-writer.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CycleTerms } from '../../seasons/season-repository.ts';
import type { StockCounts } from '../../seasons/stock-counts.ts';
import type { HoldSettings } from './hold-rules.ts';
import type { LockRequest } from './lock-request.ts';
import type { Offer } from './lock-batch-repository.ts';
import { findOffer } from './lock-batch-repository.ts';

/** The context of a batch that every strategy needs in addition to the requests. `now` is in epoch seconds. */
export interface LockContext {
  offerCache: OfferCache;
  now: number;
  holds: HoldSettings;
}

/** The outcomes of settled requests. A request without an outcome is left to the next strategy. */
export type Outcomes = Map<LockRequest, Outcome<Lock>>;

/** Finds when a lock that is granted now expires, in epoch seconds: no later than its cycle closes. */
export const findExpiry = ({ closesAt }: CycleTerms, { now, holds }: LockContext) =>
  Math.min(now + holds.lifetime, closesAt);

/**
 * The offer that this process read last. It may be outdated: a lock granted from it is written only if the database still has the
 * same revision of the terms, and no request is rejected because of it.
 */
export class OfferCache {
  #offer: Offer | undefined;

  /** Reads the offer again if its cycle has closed. @param now epoch seconds */
  async read(db: Database, now: number): Promise<Offer | undefined> {
    if (!this.#offer || this.#offer.terms.closesAt <= now) this.#offer = await findOffer(db, now);
    return this.#offer;
  }

  /** Updates the remaining stock of a cycle. */
  setStock(cycleId: number, left: StockCounts): void {
    if (this.#offer?.terms.id === cycleId) this.#offer = { ...this.#offer, left };
  }

  clear(): void {
    this.#offer = undefined;
  }
}
