import type { Canvas } from './canvas.ts';
import { mapArea } from './map-area.ts';
import { expand } from './region.ts';

/**
 * The parts of the map without edges: the depths of the sea, and the light over everything. Each is painted once at low resolution and
 * enlarged for each region, because enlarging a pixel costs less than computing its gradient.
 */
export interface SoftParts {
  depths: CanvasImageSource;
  light: CanvasImageSource;
}

/** The area of the pictures of soft parts, and their pixels per unit: a sixteenth of the closest level. */
export const [softArea, softScale] = [expand(mapArea, 40), 0.05] as const;

export function paintSoftPart(canvas: Canvas, part: CanvasImageSource): void {
  const { x, y, width, height } = softArea;
  const { imageSmoothingQuality } = canvas;
  // 'low' is linear filtering. Better filters take longer and look the same on a gradient.
  canvas.imageSmoothingQuality = 'low';
  canvas.drawImage(part, x, y, width, height);
  canvas.imageSmoothingQuality = imageSmoothingQuality;
}
