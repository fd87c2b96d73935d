import { closeCurve, interpolate, tracePolygon, engrave } from '../../curve.ts';
import { ink, createOutline, mixColors } from '../../palette.ts';
import type { Point } from '../../svg.ts';
import { parsePoints, path } from '../../svg.ts';
import type { TerrainPainter } from './terrain-painter.ts';

/** House of Air: the top of a crag above the clouds. */
export const drawCrag: TerrainPainter = (tone, house, random) => {
  const top = parsePoints('44,336 86,322 140,324 196,318 258,323 312,320 360,334').map(([x, y]): Point => [
    x,
    y + random.between(-2, 2),
  ]);
  const brim = parsePoints('350,346 304,352 256,362 206,356 158,364 104,355 58,348').map(([x, y]): Point => [
    x + random.between(-7, 7),
    y + random.between(-2, 2),
  ]);
  const foot: Point[] = brim.map(([x]) => [
    200 + (x - 200) * 0.82 + random.between(-6, 6),
    392 - ((x - 200) / 150) ** 2 * 18 + random.between(-5, 3),
  ]);
  let [lit, dim, cuts, mist, ledgeLines] = ['', '', '', '', ''];
  brim.slice(1).forEach((corner, index) => {
    const [before, low, lowBefore] = [brim[index], foot[index + 1], foot[index]];
    if (!before || !low || !lowBefore) return;
    // Each face is a pillar with a bright edge on the left.
    const edge = [interpolate(corner, before, 0.34), interpolate(low, lowBefore, 0.28)] as const;
    lit += tracePolygon([corner, edge[0], edge[1], low]);
    dim += tracePolygon([edge[0], before, lowBefore, edge[1]]);
    for (let line = 0; line < 9; line += 1) {
      const [from, to] = [interpolate(edge[0], before, line / 9), interpolate(edge[1], lowBefore, line / 9)];
      cuts += engrave(
        from,
        interpolate(from, to, 0.4),
        interpolate(from, to, random.between(0.55, 1)),
        1 + line * 0.07,
      );
    }
  });
  for (let line = 0; line < 9; line += 1) {
    const [x, y] = [random.between(80, 320), random.between(328, 350)];
    ledgeLines += engrave([x - 20, y], [x, y + 2], [x + random.between(8, 26), y - 1], 1);
  }
  for (const [x, y, length] of [
    [24, 380, 110],
    [250, 384, 126],
    [120, 394, 150],
    [16, 366, 56],
    [322, 370, 60],
  ] as const)
    mist += closeCurve([
      [x, y],
      [x + length * 0.2, y - 6],
      [x + length * 0.38, y - 3],
      [x + length * 0.55, y - 10],
      [x + length * 0.74, y - 4],
      [x + length, y],
      [x + length * 0.5, y + 4],
    ]);
  const outline = createOutline(0.9);
  return (
    path(dim, { fill: mixColors(tone.mid, tone.deep, 0.12), ...outline }) +
    path(lit, { fill: mixColors(tone.light, tone.mid, 0.3), ...outline }) +
    path(cuts, { fill: ink, 'fill-opacity': 0.62 }) +
    path(tracePolygon([...top, ...brim]), { fill: mixColors(tone.light, house.light, 0.3), ...outline }) +
    path(ledgeLines, { fill: ink, 'fill-opacity': 0.45 }) +
    path(mist, {
      fill: mixColors(house.light, '#ffffff', 0.55),
      'fill-opacity': 0.92,
      stroke: house.mid,
      'stroke-width': 0.8,
    })
  );
};
