import { mapArea } from '../map/map-area.ts';

/** Milliseconds between the starts of two fronts, and until one has crossed the world. */
const [interval, crossing] = [12 * 60_000, 8 * 60_000];

/** Units by which a front reaches to both sides. */
export const frontReach = 1_900;

/** Where the middle of a front is that crosses the world from west to east, and how strong it is. */
export interface Weather {
  x: number;
  /** 0 without a front. */
  strength: number;
}

/** The weather at an instant, the same in every browser. @param time server time in milliseconds */
export function weatherAt(time: number): Weather {
  const share = (time % interval) / crossing;
  const way = mapArea.width + 2 * frontReach;
  // It gathers in the west, and dissolves in the east.
  const strength = share >= 1 ? 0 : Math.min(1, 5 * share, 5 * (1 - share));
  return { x: mapArea.x - frontReach + Math.min(1, share) * way, strength };
}
