/** The source of the current time, which tests control. */
export abstract class Clock {
  /** @returns epoch milliseconds */
  abstract now(): number;

  /** @returns whole epoch seconds, the unit of every stored and sent instant */
  nowInSeconds(): number {
    return Math.floor(this.now() / 1_000);
  }
}
