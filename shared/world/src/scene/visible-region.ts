import type { Region } from '../map/region.ts';
import type { Camera, Viewport } from './camera.ts';

/** The part of the map in the window. @param margin pixels around the window */
export function visibleRegion({ x, y, zoom }: Camera, { width, height }: Viewport, margin = 0): Region {
  const [wide, high] = [(width + 2 * margin) / zoom, (height + 2 * margin) / zoom];
  return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
}
