import type { Camera } from './camera.ts';
import type { DragonSprite } from './dragon-sprite.ts';

const maxPortraits = 14;

/** Ids of the dragons closest to the center of the window. The selected one comes first: the player looks at it. */
export const choosePortraits = (
  sprites: readonly DragonSprite[],
  { x, y }: Camera,
  selected: number | null,
): number[] =>
  sprites
    .filter(({ alpha }) => alpha === 1)
    .map(({ dragon: { id }, attitude }) => ({
      id,
      distance: id === selected ? 0 : Math.hypot(attitude.x - x, attitude.y - y),
    }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, maxPortraits)
    .map(({ id }) => id);
