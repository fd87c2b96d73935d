import { Clock } from '../platform/clock.ts';

/** A clock that only tests move. It starts on a whole second. */
export class FakeClock extends Clock {
  #milliseconds: number;

  constructor(startsAt = '2031-03-14T12:00:00Z') {
    super();
    this.#milliseconds = Date.parse(startsAt);
  }

  now() {
    return this.#milliseconds;
  }

  advance(by: { seconds?: number; minutes?: number; hours?: number; days?: number }) {
    const { seconds = 0, minutes = 0, hours = 0, days = 0 } = by;
    this.#milliseconds += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }

  set(epochSeconds: number) {
    this.#milliseconds = epochSeconds * 1000;
  }
}
