import { attitudeAt, newAttitude } from './attitude-at.ts';
import type { Attitude } from './attitude-at.ts';
import { habitsOf } from './habits-of.ts';
import type { Flyer } from './habits-of.ts';
import { outingNumber, outingOf } from './outing-of.ts';

/** Where one dragon is, from nothing but the dragon and the time. @param time server time, milliseconds since the epoch */
export function locateDragon(flyer: Flyer, time: number): Attitude {
  const habits = habitsOf(flyer);
  return attitudeAt(habits, outingOf(habits, outingNumber(habits, time)), time, newAttitude());
}
