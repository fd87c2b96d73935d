import { closedCurve, sliver } from '../curve.ts';
import { ink, mixed } from '../palette.ts';
import type { Point } from '../svg.ts';
import { path } from '../svg.ts';
import type { TerrainPainter } from '../dragon/terrain/terrain-painter.ts';

/** House of Water: rounded rocks in shallow water, whose outlines cross, ripples and reeds. */
export const strand: TerrainPainter = (tone, house, random) => {
  let [ripples, rocks, cuts, reeds, shine] = ['', '', '', '', ''];
  for (let ring = 0; ring < 9; ring += 1) {
    const [rx, y] = [150 + ring * 5 - random.between(0, 12), 352 + ring * 4];
    for (let piece = 0; piece < 4; piece += 1) {
      const from = -1 + piece * 0.5 + random.between(0, 0.14);
      const to = from + random.between(0.22, 0.42);
      const at = (t: number): Point => [200 + rx * t, y - 18 * (t * t) * 0.5 + ring];
      ripples += sliver(at(from), at((from + to) / 2), at(to), 1.5);
    }
  }
  for (let reed = 0; reed < 13; reed += 1) {
    const right = reed % 3 !== 0;
    const x = right ? random.between(322, 364) : random.between(36, 62);
    const high = random.between(34, 82);
    const lean = random.between(-7, 12);
    reeds += sliver([x, 352], [x + lean * 0.3, 352 - high / 2], [x + lean, 352 - high], 3.2);
  }
  const boulders = [
    [92, 344, 46, 17],
    [312, 344, 48, 16],
    [158, 348, 62, 20],
    [246, 349, 66, 20],
    [202, 352, 54, 17],
  ] as const;
  for (const [x, y, rx, ry] of boulders) {
    const points = Array.from({ length: 9 }, (_, index): Point => {
      const angle = (index / 9) * Math.PI * 2;
      const reach = random.between(0.92, 1.08);
      return [
        x + Math.cos(angle) * rx * reach,
        y + Math.sin(angle) * ry * (Math.sin(angle) > 0 ? 0.75 : 1) * reach,
      ];
    });
    rocks += closedCurve(points);
    for (let line = 0; line < 13; line += 1) {
      const px = x - rx * 0.5 + line * rx * 0.11;
      const top = y + ry * 0.02 + random.between(0, 3);
      cuts += sliver([px, top], [px - 2, top + ry * 0.3], [px - 5, top + ry * 0.62], 1.1);
    }
    shine += sliver(
      [x - rx * 0.6, y - ry * 0.42],
      [x - rx * 0.25, y - ry * 0.78],
      [x + rx * 0.2, y - ry * 0.8],
      2.6,
    );
  }
  const outline = { stroke: ink, 'stroke-width': 1, 'stroke-linejoin': 'round' } as const;
  return (
    path(reeds, { fill: mixed(house.deep, '#4d5a2a', 0.5), stroke: ink, 'stroke-width': 0.5 }) +
    path(ripples, { fill: house.deep, 'fill-opacity': 0.7 }) +
    path(rocks, { fill: mixed(tone.mid, house.light, 0.25), ...outline }) +
    path(shine, { fill: '#ffffff', 'fill-opacity': 0.5 }) +
    path(cuts, { fill: ink, 'fill-opacity': 0.55 })
  );
};
