import { closeCurve, openCurve, engrave } from '../curve.ts';
import type { Palette } from '../palette.ts';
import { ink, createOutline, mixColors, mixTints, shadow, stone } from '../palette.ts';
import type { Point } from '../svg.ts';
import {
  writeElement,
  writeGroup,
  writeLinearGradient,
  parsePoints,
  repeat,
  writeLine,
  writePath,
  writeRadialGradient,
  toUrlReference,
} from '../svg.ts';
import type { Traits } from '../traits.ts';

const middle = 200;
const top = 316;
const flatness = 0.16;
const drum = { radius: 94, from: top, to: top + 33 };
const step = { radius: 109, from: top + 33, to: top + 45 };

/** Draws the stone pedestal of an egg, with the sign of its house around it. */
export function drawPedestal(id: string, house: Traits['house'], palette: Palette) {
  const tone = mixTints(stone, palette.house, palette.golden ? 0.3 : 0.22);
  const definition =
    writeLinearGradient(
      `${id}s`,
      [0, 0, 1, 0],
      [
        [0, tone.mid],
        [0.22, tone.light],
        [0.5, tone.mid],
        [1, tone.deep],
      ],
    ) +
    writeLinearGradient(
      `${id}t`,
      [0, 0, 1, 0.3],
      [
        [0, mixColors(tone.light, '#ffffff', 0.5)],
        [1, tone.mid],
      ],
    ) +
    writeRadialGradient(`${id}c`, {}, [
      [0, shadow, 0.62],
      [0.72, shadow, 0.4],
      [1, shadow, 0],
    ]);
  const outline = createOutline(1.3);
  const content = writeGroup(
    { 'data-gene': 'house' },
    writeElement('ellipse', { ...castShadow, fill: toUrlReference(`${id}c`) }),
    writePath(hatchCast(), { fill: shadow, 'fill-opacity': 0.5 }),
    writePath(traceSide(step), { fill: toUrlReference(`${id}s`), ...outline }),
    writePath(traceTop(step), { fill: toUrlReference(`${id}t`), ...outline }),
    writePath(traceSide(drum), { fill: toUrlReference(`${id}s`), ...outline }),
    writePath(hatchLayer(drum) + hatchLayer(step), { fill: ink, 'fill-opacity': 0.62 }),
    writePath(traceMouldings(), { fill: 'none', stroke: ink, 'stroke-width': 0.8, 'stroke-opacity': 0.8 }),
    writeLine(traceFrieze(house), mixColors(tone.deep, ink, 0.6), 1.5),
    writePath(traceTop(drum), { fill: toUrlReference(`${id}t`), ...outline }),
    writePath(traceShadow(), { fill: shadow, 'fill-opacity': 0.34 }),
    writePath(hatchShadow(), { fill: ink, 'fill-opacity': 0.6 }),
  );
  return { definition, content };
}

/** The shadow on the ground, which falls to the lower right. */
const castShadow = { cx: 224, cy: step.to + 10, rx: 128, ry: 19 };

type Layer = typeof drum;

/** A point on the side of a layer: `u` as on the shell, `y` at its edge. */
const placePoint = ({ radius }: Layer, u: number, y: number): Point => [
  middle + radius * Math.sin(u),
  y + radius * flatness * Math.cos(u),
];

const traceSide = ({ radius, from, to }: Layer) =>
  `M${middle - radius} ${from}V${to}A${radius} ${radius * flatness} 0 0 0 ${middle + radius} ${to}V${from}z`;

const traceTop = ({ radius, from }: Layer) =>
  `M${middle - radius} ${from}a${radius} ${radius * flatness} 0 0 1 ${radius * 2} 0a${radius} ${radius * flatness} 0 0 1 ${-radius * 2} 0z`;

const hatchLayer = (layer: Layer) =>
  repeat(44, (line) => {
    const { from, to } = layer;
    const u = -1.53 + line * 0.07;
    const dark = Math.max(0, Math.sin(u - 0.15));
    const left = u < -1.2 ? 0.5 : 0;
    if (dark + left < 0.12) return '';
    const a = placePoint(layer, u, from + 2);
    const b = placePoint(layer, u, from + 2 + (to - from - 4) * (dark > 0.45 ? 1 : 0.35 + dark));
    return engrave(a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b, 0.25 + 1.5 * dark + left);
  });

const traceMouldings = () =>
  [drum.from + 4, drum.to - 4]
    .map(
      (y) =>
        `M${middle - drum.radius} ${y}A${drum.radius} ${drum.radius * flatness} 0 0 0 ${middle + drum.radius} ${y}`,
    )
    .join('');

/** The lines of a sign, within 12 units of its centre. */
const signLines: Record<Traits['house'], readonly (readonly Point[])[]> = {
  FIRE: [parsePoints('-3,8 -6,2 -2,-2 0,-9 4,-2 6,3 3,8'), parsePoints('-1,8 0,2 2,5 1,8')],
  WATER: [parsePoints('-12,5 -6,4 -3,-4 4,-5 6,0 2,2'), parsePoints('-12,9 -4,7 4,9 12,7')],
  EARTH: [parsePoints('0,9 -6,1 0,-9 6,1 0,9 0,-5'), parsePoints('-4,-1 0,3 4,-1')],
  AIR: [parsePoints('-11,3 -2,4 5,1 4,-6 -2,-5 0,-1'), parsePoints('-8,8 0,7 9,8')],
};

const traceFrieze = (house: Traits['house']) =>
  repeat(9, (index) => {
    const placeOnDrum = ([x, y]: Point) =>
      placePoint(drum, (index - 4) * 0.32 + x / drum.radius, (drum.from + drum.to) / 2 + y * 0.88);
    return signLines[house].map((line) => openCurve(line.map(placeOnDrum))).join('');
  });

/** Engraved lines at the right end of the cast shadow, shorter towards its rim. */
const hatchCast = () =>
  repeat(9, (index) => {
    const line = index - 3;
    const y = castShadow.cy + line * 2.6;
    const halfWidth = castShadow.rx * 0.94 * Math.sqrt(1 - (line / 6.4) ** 2);
    const end = castShadow.cx + halfWidth;
    return engrave([end - halfWidth * 0.62, y], [end - halfWidth * 0.3, y + 0.5], [end, y], 1);
  });

const traceShadow = () => closeCurve(parsePoints('158,318 200,311 250,312 284,317 262,325 214,330 172,327'));

const hatchShadow = () =>
  repeat(9, (line) => {
    const [x, y] = [226, 311.5 + line * 2.2];
    const halfWidth = 62 * Math.sqrt(1 - ((line - 4) / 5) ** 2);
    return engrave([x - halfWidth, y], [x, y + 0.6], [x + halfWidth, y], 1.1);
  });
