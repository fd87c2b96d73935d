import { LRUCache } from 'lru-cache';

/** Maximum number of subjects that one process remembers. For a forgotten subject, the database decides again. */
const maxSubjects = 20_000;

/**
 * Remembers which clients were rejected, and until when. Their repeated requests are then rejected without the database, in which
 * a rejection costs as much as a regular response.
 */
export class RejectionCache {
  /** Epoch seconds by subject. */
  readonly #expiries = new LRUCache<string, number>({ max: maxSubjects });

  remember(subject: string, expiry: number): void {
    this.#expiries.set(subject, expiry);
  }

  /** @returns seconds until the subject is no longer rejected; 0 if it is not rejected now */
  countSecondsLeft(subject: string, now: number): number {
    return Math.max(0, (this.#expiries.get(subject) ?? 0) - now);
  }
}
