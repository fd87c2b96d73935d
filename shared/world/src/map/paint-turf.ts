import { hash } from '../simulation/hash.ts';
import { applyAlpha, beginLine } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { MapPalette } from './map-palette.ts';
import type { Island } from './map-layout.ts';
import { computeNoise } from './map-layout.ts';
import { expand, overlaps } from './box.ts';
import type { Box } from './box.ts';

/** Grid spacing of the marks, and the maximum length of a mark. */
const [step, maxLength] = [46, 50];

/** Short engraved marks in patches, because open ground would look blank in a close view. */
export function paintTurf(
  canvas: Canvas,
  islands: readonly Island[],
  { regions, ink, line, pen }: MapPalette,
  area: Box,
): void {
  const nearby = expand(area, maxLength);
  const { x: left, y: top, width: areaWidth, height: areaHeight } = nearby;
  canvas.lineCap = 'round';
  for (const { region, bounds, isOnLand } of islands) {
    if (!overlaps(bounds, nearby)) continue;
    for (const [color, width, share] of [
      [applyAlpha(ink, line * 0.3), 3.4 * pen, 0],
      [applyAlpha(regions[region].deep, 0.34), 7 * pen, 1],
    ] as const) {
      beginLine(canvas, color, width);
      for (let row = Math.floor(top / step); row * step < top + areaHeight; row += 1) {
        for (let column = Math.floor(left / step); column * step < left + areaWidth; column += 1) {
          const seed = row * 4_099 + column * 2 + share;
          const x = (column + hash(seed, 101)) * step;
          const y = (row + hash(seed, 102)) * step;
          if (!isOnLand({ x, y }) || computeNoise(x * 2.3, y * 2.3, 23 + share) < -0.1) continue;
          paintMark(canvas, x, y, seed);
        }
      }
      canvas.stroke();
    }
  }
}

/** Two or three strokes, like grass in the wind or ripples of sand. */
function paintMark(canvas: Canvas, x: number, y: number, seed: number) {
  const length = 9 + 15 * hash(seed, 103);
  const strokes = 2 + Math.floor(2 * hash(seed, 104));
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const left = x + stroke * 7 - (stroke % 2) * 3;
    const top = y + stroke * 5;
    canvas.moveTo(left, top);
    canvas.quadraticCurveTo(left + length * 0.5, top - 3.5, left + length, top + 1);
  }
}
