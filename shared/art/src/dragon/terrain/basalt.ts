import { tracePolygon, engrave } from '../../curve.ts';
import { ink, createOutline, mixColors } from '../../palette.ts';
import type { Point } from '../../svg.ts';
import { path } from '../../svg.ts';
import type { TerrainPainter } from './terrain-painter.ts';

/** House of Fire: six-sided columns of basalt, with embers in the joints. */
export const drawBasalt: TerrainPainter = (tone, house, random) => {
  let [tops, lit, dim, cuts, embers] = ['', '', '', '', ''];
  const rows = [
    { y: 330, count: 8, half: 20 },
    { y: 344, count: 8, half: 22 },
  ];
  rows.forEach(({ y: row, count, half }, depth) => {
    for (let index = 0; index < count; index += 1) {
      const x = 46 + (index + (depth ? 0.06 : 0.5)) * (308 / count) + random.between(-3, 3);
      const edge = Math.abs(x - 200) / 160;
      const y = row + edge ** 2 * 10 + random.between(-2, 2);
      const foot = y + (depth ? 36 - 26 * edge ** 1.5 : 14) + random.between(-6, 6);
      const on = (angle: number): Point => [x + Math.cos(angle) * half * 1.02, y + Math.sin(angle) * 8.5];
      const corners = [0, 1, 2, 3, 4, 5].map((corner) => on(corner * 1.0472 + 0.1));
      const [east, southEast, southWest, west] = corners;
      if (!east || !southEast || !southWest || !west) continue;
      const dropPoint = ([px, py]: Point, drop = 0): Point => [px, Math.max(py + 3, foot + drop)];
      lit += tracePolygon([west, southWest, dropPoint(southWest, 4), dropPoint(west, -2)]);
      dim += tracePolygon([southWest, southEast, dropPoint(southEast, 4), dropPoint(southWest, 4)]);
      dim += tracePolygon([southEast, east, dropPoint(east, -2), dropPoint(southEast, 4)]);
      tops += tracePolygon(corners);
      for (const share of [0.12, 0.3, 0.5, 0.7, 0.88]) {
        const px = southWest[0] + (east[0] - southWest[0]) * share;
        const from = southEast[1] + (share > 0.6 ? -(share - 0.6) * 14 : 0);
        cuts += engrave([px, from], [px, (from + foot) / 2], [px, foot - random.between(0, 8)], 0.7 + share);
      }
      if (random.next() < 0.5)
        embers += engrave(
          southEast,
          [southEast[0] + 1, (southEast[1] + foot) / 2],
          [southEast[0], foot - 5],
          2.2,
        );
    }
  });
  const outline = createOutline(0.9);
  return (
    path(dim, { fill: mixColors(tone.mid, tone.deep, 0.75), ...outline }) +
    path(lit, { fill: mixColors(tone.light, tone.mid, 0.7), ...outline }) +
    path(cuts, { fill: ink, 'fill-opacity': 0.6 }) +
    path(embers, { fill: mixColors(house.mid, '#ffb65c', 0.5) }) +
    path(tops, { fill: mixColors(tone.light, tone.mid, 0.45), ...outline })
  );
};
