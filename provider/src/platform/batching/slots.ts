import { ProblemError } from '../http/problem-error.ts';

interface SlotLimits {
  /** Maximum number of tasks that run at a time. */
  max: number;
  /** Maximum number of waiting tasks. */
  maxWaiting: number;
}

/** Runs a bounded number of tasks at a time; a bounded number waits, in order of arrival. */
export class Slots {
  readonly #limits: SlotLimits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** @throws {ProblemError} `unavailable` when too many wait */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#limits.max) await this.#wait();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The slot goes to the task that has waited longest.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#limits.maxWaiting)
      throw new ProblemError('unavailable', 'Too much is being counted. Please try again in a moment.');
    return new Promise((begin) => this.#waiting.push(begin));
  }
}
