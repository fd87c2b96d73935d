import type { Camera, Viewport } from './camera.ts';
import type { DragonSprite } from './dragon-sprite.ts';

const maxPortraits = 16;

/** Units around the window from which dragons fly into it soon. */
const margin = 120;

/** Ids of the dragons in a part of the map, the closest to its center first. The selected one comes before: the player looks at it. */
export const choosePortraits = (
  sprites: readonly DragonSprite[],
  { x, y, zoom }: Camera,
  { width, height }: Viewport,
  selected: number | null,
): number[] =>
  sprites
    .filter(
      ({ alpha, attitude }) =>
        alpha === 1 &&
        Math.abs(attitude.x - x) < width / 2 / zoom + margin &&
        Math.abs(attitude.y - y) < height / 2 / zoom + margin,
    )
    .map(({ dragon: { id }, attitude }) => ({
      id,
      distance: id === selected ? 0 : Math.hypot(attitude.x - x, attitude.y - y),
    }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, maxPortraits)
    .map(({ id }) => id);
