import { attitudeAt, newAttitude } from './attitude-at.ts';
import type { Attitude } from './attitude-at.ts';
import { flightTraitsOf } from './flight-traits-of.ts';
import type { Flyer } from './flight-traits-of.ts';
import { cycleAt, trajectoryOf } from './trajectory-of.ts';

/** The attitude of one dragon, from nothing but the dragon and the time. @param time server time, milliseconds since the epoch */
export function locateDragon(flyer: Flyer, time: number): Attitude {
  const traits = flightTraitsOf(flyer);
  return attitudeAt(traits, trajectoryOf(traits, cycleAt(traits, time)), time, newAttitude());
}
