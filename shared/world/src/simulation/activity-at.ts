import { attitudeAt, newAttitude } from './attitude-at.ts';
import { toFlightTraits } from './to-flight-traits.ts';
import type { Flyer } from './to-flight-traits.ts';
import type { ActivityName } from './activities.ts';
import { cycleAt, planTrajectory } from './plan-trajectory.ts';

/** The activity of a dragon; null at rest. @param time server time, milliseconds since the epoch */
export function activityAt(flyer: Flyer, time: number): ActivityName | null {
  const traits = toFlightTraits(flyer);
  const trajectory = planTrajectory(traits, cycleAt(traits, time));
  return attitudeAt(traits, trajectory, time, newAttitude()).isResting ? null : trajectory.activity.name;
}
