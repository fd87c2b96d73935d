import { dragonLength } from '../simulation/dragon-length.ts';

/** Minimum length of a dragon in pixels: `usualPixels`, but less where a narrow window shows the whole world, so that dragons do not hide the regions. */
const [minPixels, usualPixels, pixelsPerZoom] = [7, 13, 215];

/** Length of a drawn dragon in units of the world. In a far view it is more than the true length. @param zoom pixels per unit */
export const computeDrawnLength = (zoom: number): number =>
  Math.max(dragonLength, Math.max(minPixels, Math.min(usualPixels, pixelsPerZoom * zoom)) / zoom);
