import type { ActivityName } from './activities.ts';
import { computeAttitude, createAttitude } from './compute-attitude.ts';
import type { Attitude } from './compute-attitude.ts';
import { computeCycle, planTrajectory } from './plan-trajectory.ts';
import { toFlightTraits } from './to-flight-traits.ts';
import type { Flyer } from './to-flight-traits.ts';

/** The attitude of a dragon at an instant, and what it is doing. */
export interface Sighting extends Attitude {
  /** Null at rest. */
  activity: ActivityName | null;
}

/** Computes where a dragon is, which depends only on the dragon and the time. @param time server time, milliseconds since the epoch */
export function locateDragon(flyer: Flyer, time: number): Sighting {
  const traits = toFlightTraits(flyer);
  const trajectory = planTrajectory(traits, computeCycle(traits, time));
  const attitude = computeAttitude(traits, trajectory, time, createAttitude());
  return { ...attitude, activity: attitude.isResting ? null : trajectory.activity.name };
}
