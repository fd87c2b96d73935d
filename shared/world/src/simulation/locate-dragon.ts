import { attitudeAt, newAttitude } from './attitude-at.ts';
import type { Attitude } from './attitude-at.ts';
import { toFlightTraits } from './to-flight-traits.ts';
import type { Flyer } from './to-flight-traits.ts';
import { cycleAt, planTrajectory } from './plan-trajectory.ts';

/** The attitude of one dragon, computed only from the dragon and the time. @param time server time, milliseconds since the epoch */
export function locateDragon(flyer: Flyer, time: number): Attitude {
  const traits = toFlightTraits(flyer);
  return attitudeAt(traits, planTrajectory(traits, cycleAt(traits, time)), time, newAttitude());
}
