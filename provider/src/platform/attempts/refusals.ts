import { LRUCache } from 'lru-cache';

/** Maximum number of subjects that one process remembers. The database refuses a forgotten one again. */
const maxSubjects = 20_000;

/**
 * Remembers which clients were refused, and until when, so that their repeated requests are refused without the
 * database, for which a refusal costs as much as an answer.
 */
export class Refusals {
  /** Epoch seconds by subject. */
  readonly #ends = new LRUCache<string, number>({ max: maxSubjects });

  remember(subject: string, end: number): void {
    this.#ends.set(subject, end);
  }

  /** @returns seconds for which a subject is still refused; 0 if it is not */
  secondsLeft(subject: string, now: number): number {
    return Math.max(0, (this.#ends.get(subject) ?? 0) - now);
  }
}
