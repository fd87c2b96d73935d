import type { SeasonGroundCover } from '@emberclutch/art/season-skins/season-skin.ts';
import { seasonGroundCovers } from '@emberclutch/art/season-skins/season-skins.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { hash } from '../simulation/hash.ts';
import { paintBlot } from './paint-blot.ts';
import { applyAlpha, beginLine, fade } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { MapLayout } from './map-layout.ts';
import { computeNoise } from './map-layout.ts';
import { contains, expand, overlaps } from './box.ts';
import type { Box } from './box.ts';
import { trace } from './trace.ts';

/** Units between the centers of patches. */
const patchStep = 170;

/** Paints the season's ground cover on all islands, on a transparent background. Areas join without a seam. */
export function paintGroundCover(
  canvas: Canvas,
  { islands }: MapLayout,
  season: SeasonName,
  area: Box,
): void {
  const cover = seasonGroundCovers[season];
  for (const island of islands) {
    if (!overlaps(island.bounds, area)) continue;
    canvas.save();
    canvas.beginPath();
    trace(canvas, island.coast);
    canvas.clip();
    canvas.fillStyle = applyAlpha(cover.wash[0], cover.wash[1]);
    canvas.fillRect(area.x, area.y, area.width, area.height);
    paintPatches(canvas, cover, island.bounds, area);
    const [color, alpha, width] = cover.rim;
    for (const share of [1, 0.6, 0.3]) {
      beginLine(canvas, applyAlpha(color, alpha / 2), width * share * 2);
      trace(canvas, island.coast);
      canvas.stroke();
    }
    canvas.restore();
  }
}

function paintPatches(canvas: Canvas, { patches }: SeasonGroundCover, bounds: Box, area: Box) {
  const nearby = expand(area, patches.radius * 1.5);
  const { x: left, y: top, width, height } = bounds;
  // The grid is the same for all areas, with one point in each cell.
  for (let row = Math.floor(top / patchStep); row * patchStep < top + height; row += 1)
    for (let column = Math.floor(left / patchStep); column * patchStep < left + width; column += 1) {
      const seed = row * 7_919 + column;
      const [x, y] = [(column + hash(seed, 151)) * patchStep, (row + hash(seed, 152)) * patchStep];
      const noise = computeNoise(x * 1.4, y * 1.4, 131);
      if (!contains(nearby, { x, y }) || noise < patches.from) continue;
      const color = patches.colors[Math.floor(hash(seed, 132) * patches.colors.length)] ?? '#ffffff';
      const radius = patches.radius * (0.6 + 0.6 * hash(seed, 133));
      const strength = patches.alpha * Math.min(1, 0.45 + 1.6 * (noise - patches.from));
      const paint = canvas.createRadialGradient(x, y, 0, x, y, radius * 1.05);
      fade(paint, color, { 0: strength, 0.6: strength * 0.7, 1: 0 });
      paintBlot(canvas, { x, y }, radius, paint, seed);
    }
}
