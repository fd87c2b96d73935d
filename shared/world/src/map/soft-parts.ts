import type { Canvas } from './canvas.ts';
import { mapArea } from './map-area.ts';
import { expand } from './region.ts';

/**
 * What has no edges on the map: the depths of the sea, and the light over everything. Both are painted once, small, and enlarged
 * for each region, because to compute a gradient for a pixel costs more than to enlarge one.
 */
export interface SoftParts {
  depths: CanvasImageSource;
  light: CanvasImageSource;
}

/** What the pictures of soft parts show, and their pixels per unit: a sixteenth of the closest level. */
export const [softArea, softScale] = [expand(mapArea, 40), 0.05] as const;

export function paintSoftPart(canvas: Canvas, part: CanvasImageSource): void {
  const { x, y, width, height } = softArea;
  const { imageSmoothingQuality } = canvas;
  // Linear. Better qualities take longer, and a gradient has nothing that they would show.
  canvas.imageSmoothingQuality = 'low';
  canvas.drawImage(part, x, y, width, height);
  canvas.imageSmoothingQuality = imageSmoothingQuality;
}
