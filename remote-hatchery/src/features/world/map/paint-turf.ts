import { hash } from '../simulation/hash.ts';
import type { Canvas } from './canvas.ts';
import { isWithin } from './coast.ts';
import type { MapPalette } from './map-palette.ts';
import type { Island } from './map-plan.ts';
import { noise } from './map-plan.ts';
import { withAlpha } from './mix.ts';
import type { Region } from './region.ts';

/** Units between two places that may have a mark. */
const step = 46;

/** Short marks of the burin on open ground, in patches: from close by the ground would be blank. */
export function* paintTurf(
  canvas: Canvas,
  islands: readonly Island[],
  { land, ink, line, pen }: MapPalette,
  region: Region,
): Generator<void> {
  canvas.lineCap = 'round';
  for (const { country, coast } of islands) {
    if (!coast.some((place) => isNearby(place, region)) && !isWithin(coast, middleOf(region))) continue;
    for (const [colour, width, share] of [
      [withAlpha(ink, line * 0.3), 3.4 * pen, 0],
      [withAlpha(land[country].deep, 0.34), 7 * pen, 1],
    ] as const) {
      canvas.strokeStyle = colour;
      canvas.lineWidth = width;
      canvas.beginPath();
      for (let row = Math.floor(region.y / step); row * step < region.y + region.height; row += 1) {
        if (row % 6 === 0) yield;
        for (let column = Math.floor(region.x / step); column * step < region.x + region.width; column += 1) {
          const seed = row * 4_099 + column * 2 + share;
          const x = (column + hash(seed, 101)) * step;
          const y = (row + hash(seed, 102)) * step;
          if (noise(x * 2.3, y * 2.3, 23 + share) < -0.1 || !isWithin(coast, { x, y })) continue;
          mark(canvas, x, y, seed);
        }
      }
      canvas.stroke();
      yield;
    }
  }
}

/** Two or three strokes that lie as the wind lays grass, and as sand lies in the land of Fire. */
function mark(canvas: Canvas, x: number, y: number, seed: number) {
  const length = 9 + 15 * hash(seed, 103);
  const strokes = 2 + Math.floor(2 * hash(seed, 104));
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const left = x + stroke * 7 - (stroke % 2) * 3;
    const top = y + stroke * 5;
    canvas.moveTo(left, top);
    canvas.quadraticCurveTo(left + length * 0.5, top - 3.5, left + length, top + 1);
  }
}

/** Roughly: a coast has a corner every few dozen units. */
const isNearby = ({ x, y }: { x: number; y: number }, region: Region) =>
  x > region.x - 100 &&
  y > region.y - 100 &&
  x < region.x + region.width + 100 &&
  y < region.y + region.height + 100;

const middleOf = ({ x, y, width, height }: Region) => ({ x: x + width / 2, y: y + height / 2 });
