import type { Palette } from './palette.ts';
import { mixColors } from './palette.ts';
import type { Random } from './random.ts';
import type { Point } from './svg.ts';
import {
  writeElement,
  writeLinearGradient,
  toUrlReference,
  formatNumbers,
  writePath,
  writeRadialGradient,
} from './svg.ts';
import { traceWash } from './watercolor.ts';

/** Draws light around the specimen and a watercolor wash behind it. Both fade to transparent, which suits light and dark pages. */
export function drawBackground(id: string, palette: Palette, random: Random, middle: Point) {
  const { house, golden } = palette;
  const [x, y] = middle;
  const glow = golden ? '#fff3c4' : mixColors(house.light, '#fffaf0', 0.45);
  const definition =
    writeRadialGradient(`${id}g`, {}, [
      [0, glow, 0.95],
      [0.42, glow, 0.6],
      [0.74, house.light, 0.18],
      [1, house.light, 0],
    ]) +
    writeLinearGradient(
      `${id}w`,
      [0.2, 1, 0.55, 0],
      [
        [0, house.mid, 0.36],
        [0.35, house.mid, 0.17],
        [0.75, house.mid, 0.05],
        [1, house.mid, 0],
      ],
    );
  let [smallDrops, largeDrops] = ['', ''];
  for (let index = 0; index < 22; index += 1) {
    const angle = random.next() * Math.PI * 2;
    const distance = random.pickBetween(126, 176);
    const drop = `M${formatNumbers(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance * 0.92)}h0`;
    if (index % 3) smallDrops += drop;
    else largeDrops += drop;
  }
  const dropStyle = {
    fill: 'none',
    stroke: house.mid,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.3,
  } as const;
  const washStyle = {
    fill: toUrlReference(`${id}w`),
    stroke: toUrlReference(`${id}w`),
    'stroke-width': 1.6,
  } as const;
  const content =
    writeElement('circle', { cx: x, cy: y, r: 196, fill: toUrlReference(`${id}g`) }) +
    writePath(traceWash([x - 8, y + 6], 142, 126, random), washStyle) +
    writePath(
      traceWash([x + random.pickBetween(-50, 50), y - random.pickBetween(20, 60)], 84, 74, random),
      washStyle,
    ) +
    writePath(smallDrops, { ...dropStyle, 'stroke-width': 2.2 }) +
    writePath(largeDrops, { ...dropStyle, 'stroke-width': 4.6 });
  return { definition, content };
}
