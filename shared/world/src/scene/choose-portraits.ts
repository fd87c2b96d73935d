import type { Camera, Viewport } from './camera.ts';
import type { Attitude } from '../simulation/compute-attitude.ts';
import { screenLift } from '../simulation/screen-lift.ts';

/**
 * Dragons are drawn in advance up to this share of the window beyond its edges, because they may fly in or the camera may move there; and
 * the maximum number of such dragons.
 */
const [aheadShare, maxAhead] = [0.4, 24];

interface Placed {
  dragon: { id: number };
  /** Opacity: filtered dragons are nearly transparent. */
  alpha: number;
  attitude: Pick<Attitude, 'x' | 'y' | 'z'>;
}

/** Dragons to draw from their genomes. The first is the most urgent. */
export interface PortraitChoice<Sprite extends Placed> {
  sprites: Sprite[];
  /** How many of them are in the window. These come first. */
  inWindow: number;
}

/**
 * Returns the dragons in a part of the map that are drawn from their genomes, by urgency: the selected one, because the player looks at it,
 * then those in the window by their distance from its center, then those around the window.
 */
export function choosePortraits<Sprite extends Placed>(
  sprites: readonly Sprite[],
  { x, y, zoom }: Camera,
  { width, height }: Viewport,
  { selected, max }: { selected: number | null; max: number },
): PortraitChoice<Sprite> {
  const [halfWidth, halfHeight] = [width / 2 / zoom, height / 2 / zoom];
  const reach = 1 + 2 * aheadShare;
  const ranked = sprites.flatMap((sprite) => {
    const { alpha, attitude, dragon } = sprite;
    // The position on the screen includes the height of the dragon.
    const fromCenter = { x: attitude.x - x, y: attitude.y - attitude.z * screenLift - y };
    const across = Math.abs(fromCenter.x) / halfWidth;
    const down = Math.abs(fromCenter.y) / halfHeight;
    if (alpha !== 1 || across >= reach || down >= reach) return [];
    const distance = Math.hypot(fromCenter.x, fromCenter.y);
    const isInWindow = dragon.id === selected || (across < 1 && down < 1);
    return [{ sprite, isInWindow, rank: dragon.id === selected ? -1 : distance }];
  });
  const byRank = ranked.toSorted((one, other) => one.rank - other.rank);
  const within = byRank.filter(({ isInWindow }) => isInWindow).slice(0, max);
  const ahead = byRank
    .filter(({ isInWindow }) => !isInWindow)
    .slice(0, Math.min(maxAhead, max - within.length));
  return { sprites: [...within, ...ahead].map(({ sprite }) => sprite), inWindow: within.length };
}
