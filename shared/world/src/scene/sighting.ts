import type { Attitude } from '../simulation/attitude-at.ts';
import type { Flyer } from '../simulation/to-flight-traits.ts';
import { locateDragon } from '../simulation/locate-dragon.ts';
import { activityAt } from '../simulation/activity-at.ts';
import type { ActivityName } from '../simulation/activities.ts';

/** The attitude of a dragon at an instant of server time in milliseconds, and what it is doing. */
export interface Sighting extends Attitude {
  time: number;
  /** Null at rest. */
  activity: ActivityName | null;
}

/** The visible state of a dragon. @param time server time in milliseconds */
export const toSighting = (dragon: Flyer, time: number): Sighting => ({
  ...locateDragon(dragon, time),
  time,
  activity: activityAt(dragon, time),
});
