import { closedCurve, mix, polygon, sliver } from '../curve.ts';
import type { Palette } from '../palette.ts';
import { ink, mixed, shadow, stone } from '../palette.ts';
import { plot } from '../plot.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { group, linearGradient, link, path } from '../svg.ts';

/** The rock a dragon rests on, in the style of the pedestals. */
export function ledge(id: string, palette: Palette, random: Random) {
  const { house } = palette;
  const tone = {
    light: mixed(stone.light, house.light, 0.3),
    mid: mixed(stone.mid, house.mid, 0.25),
    deep: mixed(stone.deep, house.deep, 0.25),
  };
  const definition = linearGradient(
    id,
    [0, 0, 0.8, 1],
    [
      [0, mixed(tone.light, '#ffffff', 0.3)],
      [0.45, tone.mid],
      [1, mixed(tone.mid, tone.deep, 0.4)],
    ],
  );
  const top = plot('40,336 64,325 112,319 172,316 236,316 300,318 344,324 366,336');
  const brim = plot('356,345 330,350 286,355 240,361 196,359 150,361 104,356 66,349');
  const foot: Point[] = brim.map(([x, y], index): Point => [
    200 + (x - 200) * random.between(0.82, 0.94),
    y + 12 + 17 * Math.sin(((index + 0.5) / brim.length) * Math.PI) * random.between(0.55, 1.15),
  ]);
  const [lit, dim, dark] = [
    mixed(tone.light, tone.mid, 0.45),
    mixed(tone.mid, tone.deep, 0.15),
    mixed(tone.mid, tone.deep, 0.55),
  ];
  const faces = [dark, dark, dim, dim, lit, dim, lit].map((fill, index) => {
    const [a, b, c, d] = [brim[index], brim[index + 1], foot[index + 1], foot[index]];
    return a && b && c && d
      ? path(polygon([a, b, c, d]), { fill, stroke: ink, 'stroke-width': 0.9, 'stroke-linejoin': 'round' })
      : '';
  });
  let cuts = '';
  for (let line = 0; line < 66; line += 1) {
    const place = ((line + 0.5) / 66) * (brim.length - 1);
    const index = Math.floor(place);
    const [a, b, c, d] = [brim[index], brim[index + 1], foot[index], foot[index + 1]];
    if (!a || !b || !c || !d) continue;
    const share = place - index;
    const [from, to] = [mix(a, b, share), mix(c, d, share)];
    const depth = [1, 0.95, 0.7, 0.9, 0.6, 0.3, 0.55][index] ?? 0.5;
    cuts += sliver(
      from,
      mix(from, to, 0.4),
      mix(from, to, depth * random.between(0.6, 1)),
      0.5 + depth * 1.1,
    );
  }
  let strata = '';
  for (let line = 0; line < 16; line += 1) {
    const [x, y] = [random.between(70, 330), random.between(322, 350)];
    const long = random.between(10, 34);
    strata += sliver([x - long, y], [x, y + 1.2], [x + long, y - 0.4], 0.9);
  }
  const outline = { stroke: ink, 'stroke-width': 1.4, 'stroke-linejoin': 'round' } as const;
  const rock = closedCurve([...top, ...brim]);
  const drawn = group(
    { 'data-gene': 'house' },
    path(closedCurve(plot('70,366 200,372 352,362 330,384 200,391 96,384')), {
      fill: shadow,
      'fill-opacity': 0.2,
    }),
    ...faces,
    path(cuts, { fill: ink, 'fill-opacity': 0.7 }),
    path(rock, { fill: link(id), ...outline }),
    path(strata, { fill: ink, 'fill-opacity': 0.4 }),
    path(closedCurve(plot('112,334 180,322 270,321 346,330 334,342 250,350 160,348')), {
      fill: shadow,
      'fill-opacity': 0.34,
    }),
  );
  return { definition, drawn };
}

/** The landscape below a flying dragon: hills with a lit and a hatched side, and clouds. */
export function skyline({ house }: Palette, random: Random): string {
  let [lit, dark, cuts, clouds] = ['', '', '', ''];
  const ranges: readonly (readonly [number, number, number])[] = [
    [92, 350, 34],
    [150, 342, 44],
    [222, 352, 34],
    [286, 340, 46],
    [336, 358, 26],
    [62, 362, 22],
    [188, 360, 28],
    [254, 362, 26],
  ];
  for (const [x, y, half] of ranges) {
    const peak: Point = [x + random.between(-6, 6), y - half * 0.62];
    const [west, east, ridge]: [Point, Point, Point] = [
      [x - half, 374],
      [x + half, 374],
      [x + random.between(-9, 2), 374],
    ];
    const bend: Point = [peak[0] - 5, (peak[1] + 374) / 2];
    lit += polygon([peak, bend, ridge, west]);
    dark += polygon([peak, east, ridge, bend]);
    for (let line = 1; line < 7; line += 1) {
      const from = mix(peak, east, line / 8);
      cuts += sliver(
        from,
        [from[0] - 1.5, from[1] + 6],
        [from[0] - 5, Math.min(373, from[1] + 9 + line * 2.4)],
        1.2,
      );
    }
  }
  for (const [x, y, long] of [
    [40, 288, 56],
    [74, 297, 36],
    [330, 236, 38],
    [120, 330, 50],
    [150, 337, 30],
    [258, 322, 44],
  ] as const)
    clouds += sliver([x, y], [x + long / 2, y - 2], [x + long, y], 2.6);
  const outline = { stroke: house.deep, 'stroke-width': 0.9, 'stroke-linejoin': 'round' } as const;
  return group(
    { 'data-gene': 'house', opacity: 0.75 },
    path(dark, { fill: house.mid, ...outline }),
    path(lit, { fill: mixed(house.light, house.mid, 0.15), ...outline }),
    path(cuts, { fill: house.deep, 'fill-opacity': 0.7 }),
    path(clouds, { fill: mixed(house.light, '#ffffff', 0.4), stroke: house.mid, 'stroke-width': 0.7 }),
  );
}
