import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Offer } from './lock-batch-repository.ts';
import { findOffer } from './lock-batch-repository.ts';
import type { Counts } from '../../seasons/stock-repository.ts';

/**
 * What was offered when this process last looked. Nobody is refused by it, and whatever is granted by it is written only
 * if the database still has the same terms.
 */
export class OfferCache {
  #offer: Offer | undefined;

  /** @param now epoch seconds */
  async see(db: Kysely<Database>, now: number): Promise<Offer | undefined> {
    if (!this.#offer || this.#offer.terms.closesAt <= now) this.#offer = await findOffer(db, now);
    return this.#offer;
  }

  /** Notes what is left of the stock of a cycle. */
  note(cycleId: number, left: Counts): void {
    if (this.#offer?.terms.id === cycleId) this.#offer = { ...this.#offer, left };
  }

  forget(): void {
    this.#offer = undefined;
  }
}
