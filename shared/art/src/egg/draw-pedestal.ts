import { closedCurve, openCurve, sliver } from '../curve.ts';
import type { Palette } from '../palette.ts';
import { ink, inkOutline, mixColors, mixTints, shadow, stone } from '../palette.ts';
import { parsePoints } from '../parse-points.ts';
import type { Point } from '../svg.ts';
import { element, group, linearGradient, urlReference, path } from '../svg.ts';
import type { Traits } from '../traits.ts';

const middle = 200;
const top = 316;
const flat = 0.16;
const drum = { radius: 94, from: top, to: top + 33 };
const step = { radius: 109, from: top + 33, to: top + 45 };

/** The stone pedestal of an egg, with the sign of its house around it. */
export function drawPedestal(id: string, house: Traits['house'], palette: Palette) {
  const tone = mixTints(stone, palette.house, palette.golden ? 0.3 : 0.22);
  const definition =
    linearGradient(
      `${id}s`,
      [0, 0, 1, 0],
      [
        [0, tone.mid],
        [0.22, tone.light],
        [0.5, tone.mid],
        [1, tone.deep],
      ],
    ) +
    linearGradient(
      `${id}t`,
      [0, 0, 1, 0.3],
      [
        [0, mixColors(tone.light, '#ffffff', 0.5)],
        [1, tone.mid],
      ],
    );
  const outline = inkOutline(1.3);
  const content = group(
    { 'data-gene': 'house' },
    element('ellipse', { cx: 206, cy: step.to + 9, rx: 130, ry: 17, fill: shadow, 'fill-opacity': 0.22 }),
    path(side(step), { fill: urlReference(`${id}s`), ...outline }),
    path(lid(step), { fill: urlReference(`${id}t`), ...outline }),
    path(side(drum), { fill: urlReference(`${id}s`), ...outline }),
    path(upright(drum) + upright(step), { fill: ink, 'fill-opacity': 0.62 }),
    path(mouldings(), { fill: 'none', stroke: ink, 'stroke-width': 0.8, 'stroke-opacity': 0.8 }),
    path(frieze(house), {
      fill: 'none',
      stroke: mixColors(tone.deep, ink, 0.6),
      'stroke-width': 1.5,
      'stroke-linecap': 'round',
    }),
    path(lid(drum), { fill: urlReference(`${id}t`), ...outline }),
    path(castShadow(), { fill: shadow, 'fill-opacity': 0.34 }),
    path(hatchedShadow(), { fill: ink, 'fill-opacity': 0.6 }),
  );
  return { definition, content };
}

type Course = typeof drum;

/** A point on the side of a layer: `u` as on the shell, y at its edge. */
const onSide = ({ radius }: Course, u: number, y: number): Point => [
  middle + radius * Math.sin(u),
  y + radius * flat * Math.cos(u),
];

const side = ({ radius, from, to }: Course) =>
  `M${middle - radius} ${from}V${to}A${radius} ${radius * flat} 0 0 0 ${middle + radius} ${to}V${from}z`;

const lid = ({ radius, from }: Course) =>
  `M${middle - radius} ${from}a${radius} ${radius * flat} 0 0 1 ${radius * 2} 0a${radius} ${radius * flat} 0 0 1 ${-radius * 2} 0z`;

function upright(course: Course): string {
  let d = '';
  const { from, to } = course;
  for (let line = 0; line < 44; line += 1) {
    const u = -1.53 + line * 0.07;
    const dark = Math.max(0, Math.sin(u - 0.15));
    const left = u < -1.2 ? 0.5 : 0;
    const weight = 0.25 + 1.5 * dark + left;
    if (dark + left < 0.12) continue;
    const [a, b] = [
      onSide(course, u, from + 2),
      onSide(course, u, from + 2 + (to - from - 4) * (dark > 0.45 ? 1 : 0.35 + dark)),
    ];
    d += sliver(a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b, weight);
  }
  return d;
}

const mouldings = () =>
  [drum.from + 4, drum.to - 4]
    .map(
      (y) =>
        `M${middle - drum.radius} ${y}A${drum.radius} ${drum.radius * flat} 0 0 0 ${middle + drum.radius} ${y}`,
    )
    .join('');

/** One sign, as open lines within 9 units of its centre. */
const cuts: Record<Traits['house'], readonly (readonly Point[])[]> = {
  FIRE: [parsePoints('-3,8 -6,2 -2,-2 0,-9 4,-2 6,3 3,8'), parsePoints('-1,8 0,2 2,5 1,8')],
  WATER: [parsePoints('-12,5 -6,4 -3,-4 4,-5 6,0 2,2'), parsePoints('-12,9 -4,7 4,9 12,7')],
  EARTH: [parsePoints('0,9 -6,1 0,-9 6,1 0,9 0,-5'), parsePoints('-4,-1 0,3 4,-1')],
  AIR: [parsePoints('-11,3 -2,4 5,1 4,-6 -2,-5 0,-1'), parsePoints('-8,8 0,7 9,8')],
};

function frieze(house: Traits['house']): string {
  let d = '';
  for (let sign = -4; sign <= 4; sign += 1) {
    for (const cut of cuts[house]) {
      d += openCurve(
        cut.map(([x, y]) =>
          onSide(drum, sign * 0.32 + x / drum.radius, (drum.from + drum.to) / 2 + y * 0.88),
        ),
      );
    }
  }
  return d;
}

/** The shadow, to the lower right. */
const castShadow = () => closedCurve(parsePoints('158,318 200,311 250,312 284,317 262,325 214,330 172,327'));

function hatchedShadow(): string {
  let d = '';
  for (let line = 0; line < 9; line += 1) {
    const y = 311.5 + line * 2.2;
    const half = 62 * Math.sqrt(Math.max(0, 1 - ((line - 4) / 5) ** 2));
    const x = 226;
    d += sliver([x - half, y], [x, y + 0.6], [x + half, y], 1.1);
  }
  return d;
}
