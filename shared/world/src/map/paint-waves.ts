import { hash } from '../simulation/hash.ts';
import { genesis } from '../simulation/regions.ts';
import { applyAlpha, beginLine, fade } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { mapArea } from './world-area.ts';
import type { MapPalette } from './map-palette.ts';
import { computeNoise } from './map-layout.ts';
import type { Island } from './map-layout.ts';
import { mixColors } from '@emberclutch/art/palette.ts';
import { expand, contains, overlaps } from './box.ts';
import type { Box } from './box.ts';
import { traceNear } from './trace.ts';

/** The open sea without waves; deeper towards the edges of the map. */
export function paintDepths(canvas: Canvas, { sea, seaDeep }: MapPalette, area: Box): void {
  const { width, height } = mapArea;
  const depth = canvas.createRadialGradient(genesis.x, genesis.y, 900, genesis.x, genesis.y, 7_600);
  depth.addColorStop(0, sea);
  depth.addColorStop(0.72, sea);
  depth.addColorStop(1, seaDeep);
  canvas.fillStyle = depth;
  canvas.fillRect(area.x, area.y, area.width, area.height);
  for (let pool = 0; pool < 60; pool += 1) {
    const x = mapArea.x + width * hash(pool, 21);
    const y = mapArea.y + height * hash(pool, 22);
    const radius = 420 + 900 * hash(pool, 23);
    if (!contains(expand(area, radius), { x, y })) continue;
    const shade = canvas.createRadialGradient(x, y, radius * 0.2, x, y, radius);
    canvas.fillStyle = fade(shade, seaDeep, { 0: 0.26, 0.85: 0.1, 1: 0 });
    canvas.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
}

/** Short engraved waves, scattered in patches. */
export function paintWaves(canvas: Canvas, { ink, line, pen }: MapPalette, area: Box): void {
  const { width, height } = mapArea;
  canvas.lineCap = 'round';
  beginLine(canvas, applyAlpha(ink, line * 0.46), 6 * pen);
  const nearby = expand(area, 130);
  for (let wave = 0; wave < 1_900; wave += 1) {
    const x = mapArea.x + width * hash(wave, 31);
    const y = mapArea.y + height * hash(wave, 32);
    if (!contains(nearby, { x, y }) || computeNoise(x, y, 91) < 0.02) continue;
    const length = 46 + 60 * hash(wave, 33);
    canvas.moveTo(x, y);
    canvas.quadraticCurveTo(x + length * 0.25, y - 15, x + length * 0.5, y);
    canvas.quadraticCurveTo(x + length * 0.75, y + 11, x + length, y - 2);
  }
  canvas.stroke();
}

/** Lines along the coast, as on engraved maps. @param lines the number of lines, from the coast outwards */
export function paintCoastLines(
  canvas: Canvas,
  islands: Island[],
  { ink, sea, foam, line, pen }: MapPalette,
  area: Box,
  lines: number,
): void {
  // Lines are finer in a close view.
  const stroke = 5 * Math.max(0.4, pen);
  for (let index = lines; index >= 1; index -= 1) {
    const reach = 22 + index * index * 7 + index * 22;
    const nearbyIslands = islands.filter(({ bounds }) => overlaps(expand(bounds, reach + 5), area));
    canvas.lineJoin = 'round';
    for (const [width, color] of [
      [stroke, mixColors(ink, sea, 0.35 + 0.6 * (index / lines) * (1 - line * 0.4))],
      [-stroke, mixColors(sea, foam, 0.5 * (1 - index / lines))],
    ] as const) {
      beginLine(canvas, color, reach * 2 + width);
      for (const { coast } of nearbyIslands) traceNear(canvas, coast, expand(area, reach + 5));
      canvas.stroke();
    }
  }
}
