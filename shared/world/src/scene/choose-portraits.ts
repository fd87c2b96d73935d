import type { Camera, Viewport } from './camera.ts';
import type { DrawnDragon } from './find-neighbor.ts';
import { screenLift } from '../simulation/screen-lift.ts';

/** Share of the window around it in which dragons are drawn in advance, because they may come into view; and their maximum number. */
const [aheadShare, maxAhead] = [0.4, 24];

/** Dragons to draw from their genomes. The first has the highest priority. */
export interface PortraitChoice<Sprite extends DrawnDragon> {
  sprites: Sprite[];
  /** How many of them are in the window. These come first. */
  inWindowCount: number;
}

/**
 * Chooses the dragons near the camera to draw from their genomes, by priority: the selected one, because the player looks at it,
 * then those in the window by their distance from its center, then those around the window.
 */
export function choosePortraits<Sprite extends DrawnDragon>(
  sprites: readonly Sprite[],
  { x, y, zoom }: Camera,
  { width, height }: Viewport,
  { selected, max }: { selected: number | null; max: number },
): PortraitChoice<Sprite> {
  const [halfWidth, halfHeight] = [width / 2 / zoom, height / 2 / zoom];
  const reach = 1 + 2 * aheadShare;
  const candidates = sprites.flatMap((sprite) => {
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
  const sortedCandidates = candidates.toSorted((a, b) => a.rank - b.rank);
  const inWindow = sortedCandidates.filter(({ isInWindow }) => isInWindow).slice(0, max);
  const aroundWindow = sortedCandidates
    .filter(({ isInWindow }) => !isInWindow)
    .slice(0, Math.min(maxAhead, max - inWindow.length));
  return {
    sprites: [...inWindow, ...aroundWindow].map(({ sprite }) => sprite),
    inWindowCount: inWindow.length,
  };
}
