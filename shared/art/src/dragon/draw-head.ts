import { closeCurve, interpolate, openCurve, traceRibbon, engrave } from '../curve.ts';
import { drawDragonEye, chooseIrisColor } from '../draw-dragon-eye.ts';
import { ink, createOutline, mixColors, paper } from '../palette.ts';
import type { Palette } from '../palette.ts';
import { writeGroup, parsePoints, placePoints, repeat, writePath } from '../svg.ts';
import type { Point } from '../svg.ts';
import type { Traits } from '../traits.ts';
import type { Head } from './skeleton.ts';
import { skulls } from './skulls.ts';

/** Draws a head with horns and an eye. `nape` is where the neck ends, and `fill` the fill of the body. */
export function drawHead(
  traits: Traits,
  nape: Point,
  { size, turn, gape, isLookingBack }: Head,
  fill: string,
  palette: Palette,
): string {
  const side = isLookingBack ? -1 : 1;
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  const transform = ([x, y]: Point): Point => [
    nape[0] + side * x * cos - y * sin,
    nape[1] + side * x * sin + y * cos,
  ];
  const skull = skulls[traits.head];
  // The lower jaw turns about a hinge below the ear.
  const [hinge, jawSin, jawCos] = [[-2, 9] as const, Math.sin(-gape), Math.cos(gape)];
  const openJaw = ([x, y]: Point): Point => [
    hinge[0] + (x - hinge[0]) * jawCos - (y - hinge[1]) * jawSin,
    hinge[1] + (x - hinge[0]) * jawSin + (y - hinge[1]) * jawCos,
  ];
  const hornShape = { size, growth: 0.62 + 0.72 * traits.age };
  const { far, near } = drawHorns(horns[traits.horns], transform, hornShape, palette.golden);
  const traceOutline = (points: readonly Point[]) => closeCurve(points.map(transform));
  const outline = createOutline(1.3);
  const { ground, marks } = palette;

  const teeth = skull.teeth
    .map(([x, y]) =>
      engrave(transform([x, y - 2]), transform([x - 0.5, y + 1.5]), transform([x - 1, y + 5]), 2.8 * size),
    )
    .join('');
  const mouth =
    gape > 0.2 ? closeCurve([...skull.mouth, ...skull.mouth.map(openJaw).toReversed()].map(transform)) : '';
  return (
    writeGroup({ 'data-gene': 'horns' }, far) +
    writeGroup(
      { 'data-gene': 'head' },
      writePath(traceSpikes(skull.spikes, traits.age, size, transform, openJaw), {
        fill: mixColors(marks.mid, ground.mid, 0.3),
        ...createOutline(0.9),
      }),
      writePath(traceOutline(skull.jaw.map(openJaw)), {
        fill: mixColors(ground.mid, ground.deep, 0.3),
        ...outline,
      }),
      writePath(mouth, { fill: '#8d2f2c', ...createOutline(0.9) }),
      writePath(teeth, { fill: paper, ...createOutline(0.6) }),
      writePath(traceOutline(skull.upper), { fill, ...outline }),
      writePath(traceScales(transform), {
        fill: 'none',
        stroke: ink,
        'stroke-width': 0.8,
        'stroke-opacity': 0.6,
      }),
      writePath(
        hatchJaw((point) => transform(openJaw(point))),
        { fill: ink, 'fill-opacity': 0.6 },
      ),
      writePath(
        traceRibbon(skull.mouth.map(transform), (t) => 1.2 + 1.6 * t),
        { fill: ink },
      ),
      writePath(
        traceRibbon(placePoints('-3,-1 0,0.6 3.2,-0.6', skull.nostril).map(transform), () => 2.2),
        { fill: ink },
      ),
    ) +
    drawDragonEye(
      transform(skull.eye),
      (7.6 - 1.6 * traits.age) * size,
      traits.eye,
      chooseIrisColor(palette),
      turn,
      isLookingBack,
    ) +
    writePath(
      traceRibbon(skull.brow.map(transform), (t) => 5 * size * Math.sin(Math.PI * (0.12 + 0.8 * t))),
      { fill: mixColors(ground.mid, ground.light, 0.4), ...createOutline(0.9) },
    ) +
    writeGroup({ 'data-gene': 'horns' }, near)
  );
}

type Transform = (point: Point) => Point;

const isChin = ([x, y]: Point) => y > 5 && x < -18;

/** Spikes grow with age. The spikes of the chin turn with the jaw. */
function traceSpikes(
  spikes: readonly Point[],
  age: number,
  size: number,
  transform: Transform,
  openJaw: Transform,
): string {
  const scale = 0.75 + 0.6 * age;
  return spikes
    .map((base, index) => {
      const end = spikes[index + 1];
      if (index % 2 || !end) return '';
      const tip: Point = [base[0] + (end[0] - base[0]) * scale, base[1] + (end[1] - base[1]) * scale];
      const move = isChin(base) ? openJaw : (point: Point) => point;
      return engrave(
        transform(move(base)),
        transform(move([(base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2 - 1])),
        transform(move(tip)),
        5 * size,
      );
    })
    .join('');
}

/** Scales on cheek and snout. */
const traceScales = (transform: Transform) =>
  parsePoints('-2,-7 -8,-2 0,0 -6,5 4,5 -14,2 -28,-5 -34,-6 -31,-1 -38,-2 -44,-5 -25,0')
    .map((scale) => openCurve(placePoints('-2.6,-1 0,2.2 2.6,-1', scale).map(transform)))
    .join('');

/** The shaded underside of the jaw. */
const hatchJaw = (transform: Transform) =>
  repeat(11, (line) => {
    const x = -40 + line * 4.6;
    const end = transform([x + 5.4, 14.6 + line * 0.25]);
    return engrave(transform([x, 9 + line * 0.1]), transform([x + 2.4, 12]), end, 1.2);
  });

/** Draws the horns on both sides of a head. The far ones are shifted forward and darker. */
function drawHorns(
  shapes: readonly Horn[],
  transform: Transform,
  { size, growth }: { size: number; growth: number },
  golden: boolean,
): { far: string; near: string } {
  const bone = golden ? '#f6dc8c' : '#e8dabb';
  const drawSide = (shift: Point, fill: string) => {
    let [outlines, rings] = ['', ''];
    for (const { line, width, growsFrom } of shapes) {
      const [bx, by] = growsFrom ?? line[0] ?? [0, 0];
      const points = line.map(([x, y]) =>
        transform([bx + (x - bx) * growth + shift[0], by + (y - by) * growth + shift[1]]),
      );
      const computeWidth = (t: number) => width * size * (0.5 + 0.5 * growth) * (1 - t) ** 0.8 + 0.5;
      outlines += traceRibbon(points, computeWidth);
      points.slice(0, -1).forEach((point, index) => {
        const next = points[index + 1];
        if (!next) return;
        for (const share of [0.15, 0.48, 0.8]) {
          const [x, y] = interpolate(point, next, share);
          const halfWidth = computeWidth((index + share) / (points.length - 1)) * 0.46;
          const angle = Math.atan2(next[1] - point[1], next[0] - point[0]);
          const [nx, ny] = [-Math.sin(angle) * halfWidth, Math.cos(angle) * halfWidth];
          rings += engrave(
            [x + nx, y + ny],
            [x + Math.cos(angle) * 1.2, y + Math.sin(angle) * 1.2],
            [x - nx * 0.4, y - ny * 0.4],
            0.9,
          );
        }
      });
    }
    return (
      writePath(outlines, { fill, ...createOutline(1.1) }) +
      writePath(rings, { fill: ink, 'fill-opacity': 0.7 })
    );
  };
  return { far: drawSide([-9, 1], mixColors(bone, '#6b5a45', 0.45)), near: drawSide([0, 0], bone) };
}

interface Horn {
  /** From the root to the tip. */
  line: readonly Point[];
  width: number;
  /** The point from which it grows; its root by default. Tines of an antler stay on the beam. */
  growsFrom?: Point;
}

/** The root of an antler's beam. */
const brow: Point = [-8, -15];

/** Horns by gene, in the units of a head that looks left, with its nape at 0, 0. */
const horns: Readonly<Record<Traits['horns'], readonly Horn[]>> = {
  swept: [{ line: parsePoints('-8,-14 6,-27 26,-33 46,-29 60,-18'), width: 11 }],
  ram: [{ line: parsePoints('-8,-14 4,-28 22,-30 33,-17 30,0 16,8 4,2 6,-7'), width: 13 }],
  straight: [
    { line: parsePoints('-9,-15 4,-34 18,-54 32,-72'), width: 8.5 },
    { line: parsePoints('2,-12 16,-22 32,-31'), width: 6 },
  ],
  lyre: [{ line: parsePoints('-8,-15 4,-30 4,-46 -4,-58 -2,-72 8,-80'), width: 9 }],
  stag: [
    { line: parsePoints('-8,-15 6,-32 22,-44 34,-60 36,-76'), width: 8 },
    { line: parsePoints('6,-32 4,-46 -4,-56'), width: 5.5, growsFrom: brow },
    { line: parsePoints('20,-42 34,-46 46,-44'), width: 5.5, growsFrom: brow },
    { line: parsePoints('31,-56 24,-66 20,-76'), width: 4.5, growsFrom: brow },
  ],
  bull: [{ line: parsePoints('-6,-13 12,-26 22,-42 16,-58 2,-66'), width: 12 }],
  nasal: [
    { line: parsePoints('-44,-8 -52,-24 -54,-42 -48,-58'), width: 11 },
    { line: parsePoints('-30,-11 -33,-21 -32,-30'), width: 7 },
    { line: parsePoints('-4,-13 8,-20 20,-21'), width: 6 },
  ],
  crown: [
    { line: parsePoints('-18,-15 -18,-24 -12,-33'), width: 7 },
    { line: parsePoints('-10,-16 -6,-30 4,-42'), width: 8.5 },
    { line: parsePoints('-1,-14 10,-28 26,-36'), width: 8.5 },
    { line: parsePoints('4,-8 20,-17 37,-18'), width: 7.5 },
    { line: parsePoints('5,0 18,-3 30,2'), width: 6 },
  ],
};
