import { closeCurve, engrave } from '../../curve.ts';
import type { Palette } from '../../palette.ts';
import { ink, mixColors, shadow, stone } from '../../palette.ts';
import type { Random } from '../../random.ts';
import { group, parsePoints, path } from '../../svg.ts';
import type { Traits } from '../../traits.ts';
import { traceWash, drawWash } from '../../watercolor.ts';
import { drawBasalt } from './basalt.ts';
import { drawCrag } from './crag.ts';
import { drawMeadow } from './meadow.ts';
import { drawStrand } from './strand.ts';
import type { TerrainPainter } from './terrain-painter.ts';

/** Draws the ground under a resting dragon: a vignette of the land of its house, which fades into the paper. */
export function drawTerrain(gene: Traits['house'], { house }: Palette, random: Random): string {
  const tone = {
    light: mixColors(stone.light, house.light, 0.35),
    mid: mixColors(stone.mid, house.mid, 0.32),
    deep: mixColors(stone.deep, house.deep, 0.3),
  };
  let strata = '';
  for (let line = 0; line < 26; line += 1) {
    const [x, y] = [random.between(50, 350), random.between(352, 384)];
    const halfLength = random.between(8, 30) * (1 - Math.abs(x - 200) / 260);
    strata += engrave([x - halfLength, y], [x, y + 1], [x + halfLength, y - 0.4], 1);
  }
  return group(
    { 'data-gene': 'house' },
    drawWash(traceWash([200, 352], 176, 34, random), house.mid, 0.16),
    drawWash(traceWash([206, 356], 140, 24, random), house.deep, 0.14),
    path(strata, { fill: ink, 'fill-opacity': 0.36 }),
    painters[gene](tone, house, random),
    path(closeCurve(parsePoints('92,342 160,328 250,327 330,334 348,342 300,350 200,353 120,350')), {
      fill: shadow,
      'fill-opacity': 0.3,
    }),
  );
}

const painters: Readonly<Record<Traits['house'], TerrainPainter>> = {
  FIRE: drawBasalt,
  WATER: drawStrand,
  EARTH: drawMeadow,
  AIR: drawCrag,
};
