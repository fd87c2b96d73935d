import { attitudeAt, newAttitude } from './attitude-at.ts';
import { flightTraitsOf } from './flight-traits-of.ts';
import type { Flyer } from './flight-traits-of.ts';
import type { ActivityName } from './activities.ts';
import { cycleAt, trajectoryOf } from './trajectory-of.ts';

/** The activity that a dragon is on; null at rest. @param time server time, milliseconds since the epoch */
export function activityAt(flyer: Flyer, time: number): ActivityName | null {
  const traits = flightTraitsOf(flyer);
  const trajectory = trajectoryOf(traits, cycleAt(traits, time));
  return attitudeAt(traits, trajectory, time, newAttitude()).isResting ? null : trajectory.activity.name;
}
