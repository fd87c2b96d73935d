import type { Canvas } from './canvas.ts';
import { mapArea } from './map-area.ts';
import type { MapPalette } from './map-palette.ts';
import type { Island } from './map-plan.ts';
import { mix, withAlpha } from './mix.ts';
import { trace } from './trace.ts';

/**
 * Paints the lands in flat colours, within a few milliseconds. The sketch is visible until the map is painted.
 * @param canvas scaled to units of the world
 */
export function sketchMap(
  canvas: Canvas,
  islands: readonly Island[],
  { sea, foam, ink, line, land }: MapPalette,
): void {
  canvas.fillStyle = sea;
  canvas.fillRect(mapArea.x, mapArea.y, mapArea.width, mapArea.height);
  canvas.lineJoin = 'round';
  for (const { country, coast } of islands) {
    const { ground, wash } = land[country];
    canvas.beginPath();
    trace(canvas, coast);
    canvas.strokeStyle = withAlpha(foam, 0.4);
    canvas.lineWidth = 70;
    canvas.stroke();
    canvas.fillStyle = mix(ground, wash, 0.3);
    canvas.fill();
    canvas.strokeStyle = withAlpha(ink, line);
    canvas.lineWidth = 8;
    canvas.stroke();
  }
}
