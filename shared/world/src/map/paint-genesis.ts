import { hash } from '../simulation/hash.ts';
import { genesis } from '../simulation/regions.ts';
import { paintBlot } from './paint-blot.ts';
import { applyAlpha, beginLine } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { MapPalette } from './map-palette.ts';
import { mixColors } from '@emberclutch/art/palette.ts';
import { paintLandmark } from './paint-landmark.ts';
import { placePoints, tracePolyline } from './trace.ts';

/** The lake of the first egg, with its standing stones. */
export function paintGenesis(canvas: Canvas, palette: MapPalette): void {
  const { x, y, radius } = genesis;
  const { wash, deep } = palette.regions.GENESIS;
  const water = mixColors(palette.sea, wash, 0.35);
  for (const [share, alpha] of [
    [1, 0.3],
    [0.85, 0.4],
    [0.66, 0.5],
  ] as const)
    paintBlot(canvas, { x, y }, radius * 0.72 * share, applyAlpha(water, alpha), 5, 0.62);
  canvas.lineWidth = 5 * palette.pen;
  for (let ring = 0; ring < 5; ring += 1) {
    canvas.strokeStyle = applyAlpha(palette.ink, palette.line * (0.7 - ring * 0.12));
    canvas.beginPath();
    canvas.ellipse(x, y, radius * (0.6 - ring * 0.1), radius * (0.37 - ring * 0.062), 0, 0, 2 * Math.PI);
    canvas.stroke();
  }
  const light = canvas.createRadialGradient(x, y, 20, x, y, radius * 0.95);
  light.addColorStop(0, applyAlpha(palette.snow, 0.9));
  light.addColorStop(0.25, applyAlpha(mixColors(palette.snow, wash, 0.5), 0.4));
  light.addColorStop(1, applyAlpha(wash, 0));
  canvas.fillStyle = light;
  canvas.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  for (let stone = 0; stone < 16; stone += 1) {
    const angle = (2 * Math.PI * stone) / 16;
    paintLandmark(
      canvas,
      {
        kind: 'stone',
        region: 'GENESIS',
        x: x + radius * 0.84 * Math.cos(angle),
        y: y + radius * 0.53 * Math.sin(angle) + 20,
        size: 66 + 26 * hash(stone, 61),
        seed: stone,
      },
      palette,
    );
  }
  // The shell of the first egg, in its nest.
  const nest = { x, y: y + 74, size: 400, seed: 3, region: 'GENESIS', kind: 'nest' } as const;
  paintLandmark(canvas, nest, palette);
  canvas.fillStyle = applyAlpha(palette.snow, 0.95);
  beginLine(canvas, applyAlpha(palette.ink, palette.line + 0.2), 6 * palette.pen);
  tracePolyline(canvas, placePoints('-62,-30 -44,-22 -26,-50 -6,-18 16,-48 36,-20 62,-48', { x, y }));
  canvas.bezierCurveTo(x + 78, y + 40, x + 44, y + 84, x, y + 86);
  canvas.bezierCurveTo(x - 44, y + 84, x - 78, y + 40, x - 62, y - 30);
  canvas.fill();
  canvas.stroke();
  beginLine(canvas, applyAlpha(deep, 0.7), 4 * palette.pen);
  for (let line = 0; line < 7; line += 1) {
    canvas.moveTo(x + 8 + line * 7, y + 64 - line * 8);
    canvas.lineTo(x + 26 + line * 5, y + 40 - line * 10);
  }
  canvas.stroke();
}
