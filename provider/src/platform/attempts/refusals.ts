import { RecentMap } from '../recent-map.ts';

/** Subjects that one process remembers, at most. One that it forgets is refused again by the database. */
const maxSubjects = 20_000;

/**
 * Remembers which clients were refused, and until when, so that their repeated requests are refused without the database: a flood
 * of refusals would cost it as much as a flood of answers.
 */
export class Refusals {
  /** Epoch seconds by subject. */
  readonly #ends = new RecentMap<number>(maxSubjects);

  remember(subject: string, end: number): void {
    this.#ends.set(subject, end);
  }

  /** @returns seconds for which a subject is still refused; 0 if it is not */
  secondsLeft(subject: string, now: number): number {
    return Math.max(0, (this.#ends.get(subject) ?? 0) - now);
  }
}
