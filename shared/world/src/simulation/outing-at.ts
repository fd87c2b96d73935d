import { attitudeAt, newAttitude } from './attitude-at.ts';
import { flightTraitsOf } from './flight-traits-of.ts';
import type { Flyer } from './flight-traits-of.ts';
import type { OutingName } from './outings.ts';
import { cycleAt, trajectoryOf } from './trajectory-of.ts';

/** The outing that a dragon is on; null at rest. @param time server time, milliseconds since the epoch */
export function outingAt(flyer: Flyer, time: number): OutingName | null {
  const traits = flightTraitsOf(flyer);
  const trajectory = trajectoryOf(traits, cycleAt(traits, time));
  return attitudeAt(traits, trajectory, time, newAttitude()).isResting ? null : trajectory.outing.name;
}
