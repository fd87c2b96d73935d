import { forgetOldest } from '../forget-oldest.ts';

/** Subjects that one process remembers. One that it forgets is refused again by the database. */
const maxSubjects = 20_000;

/**
 * Remembers which clients were refused, and until when: repeated requests of a refused client are answered without the database, for which a flood of
 * refusals would cost as much as one of answers.
 */
export class Refusals {
  /** Epoch seconds by subject, in the order of the refusals. */
  readonly #ends = new Map<string, number>();

  remember(subject: string, end: number): void {
    this.#ends.delete(subject);
    this.#ends.set(subject, end);
    forgetOldest(this.#ends, maxSubjects);
  }

  /** @returns seconds for which a subject is still refused; 0 if it is not */
  secondsLeft(subject: string, now: number): number {
    const left = (this.#ends.get(subject) ?? 0) - now;
    if (left <= 0) this.#ends.delete(subject);
    return Math.max(0, left);
  }
}
