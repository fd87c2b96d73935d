import type { Place } from '../simulation/lands.ts';

/** A rectangle of the world. */
export interface Region extends Place {
  width: number;
  height: number;
}
