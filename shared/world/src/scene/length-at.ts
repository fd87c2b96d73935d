import { dragonLength } from '../simulation/dragon-length.ts';

/** Pixels of a dragon, at least: fewer where a narrow window shows the whole world, so that lands are seen between them. */
const [least, usual, perZoom] = [7, 13, 215];

/** Units of the world that dragons are drawn long. @param zoom pixels per unit */
export const lengthAt = (zoom: number): number =>
  Math.max(dragonLength, Math.max(least, Math.min(usual, perZoom * zoom)) / zoom);
