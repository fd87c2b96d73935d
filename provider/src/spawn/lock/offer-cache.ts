import type { Database } from '../../platform/database/database.ts';
import type { StockCounts } from '../../seasons/stock-counts.ts';
import type { Offer } from './lock-batch-repository.ts';
import { findOffer } from './lock-batch-repository.ts';

/**
 * The offer that this process read last. It may be outdated: a lock granted from it is written only if the database still has the
 * same revision of the terms, and no request is rejected because of it.
 */
export class OfferCache {
  #offer: Offer | undefined;

  /** @param now epoch seconds; an offer whose cycle has closed is read again */
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
