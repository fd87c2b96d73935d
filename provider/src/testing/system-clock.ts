import { Clock } from '../platform/clock.ts';

class SystemClock extends Clock {
  now(): number {
    return Date.now();
  }
}

/** The clock of the machine, for tests whose time passes. */
export const systemClock = new SystemClock();
