import { closeCurve, openCurve, tracePolygon, traceRibbon, engrave } from '../curve.ts';
import type { Palette } from '../palette.ts';
import { createOutline, mixColors, paper } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { formatNumbers, writeGroup, parsePoints, writeLine, writePath } from '../svg.ts';
import type { Traits } from '../traits.ts';
import { traceBloom } from '../watercolor.ts';

type Bedding = (palette: Palette, random: Random) => string;

/** Draws the base that holds the egg on its pedestal, by house. It covers the foot of the egg. */
export const drawEggBase = (house: Traits['house'], palette: Palette, random: Random) =>
  writeGroup({ 'data-gene': 'house' }, beddings[house](palette, random));

/** A point on the front of the pedestal's top: `t` from -1 (left) to 1 (right), `depth` from 0 (egg) to 1 (edge). */
const placePoint = (t: number, depth: number): Point => {
  const reach = 46 + 30 * depth;
  return [200 + t * reach, 316 + Math.sqrt(Math.max(0, 1 - t * t * 0.9)) * (4 + 8 * depth)];
};

const drawCoals: Bedding = ({ house }, random) => {
  const faces = ['', '', ''];
  let glow = '';
  for (let index = 0; index < 17; index += 1) {
    const t = -1 + (index / 16) * 2;
    const [x, y] = placePoint(t, random.pickBetween(0.1, 0.9));
    const size = random.pickBetween(5, 9.5);
    const placeCorner = (angle: number, distance = 1): Point => [
      x + Math.cos(angle) * size * distance,
      y - 2 + Math.sin(angle) * size * 0.72 * distance,
    ];
    const turn = random.next();
    const ring = [0, 1, 2, 3, 4, 5].map((corner) =>
      placeCorner(turn + corner * 1.047, random.pickBetween(0.8, 1.12)),
    );
    const core = placeCorner(4, 0.25);
    const [a, b, c, e, f, g] = ring;
    if (!a || !b || !c || !e || !f || !g) continue;
    faces[2] += tracePolygon([a, b, c, core]);
    faces[1] += tracePolygon([c, e, core]) + tracePolygon([g, a, core]);
    faces[0] += tracePolygon([e, f, g, core]);
    glow += `M${formatNumbers(x - size, y + size * 0.5)}h${formatNumbers(size * 1.6)}`;
  }
  const edge = createOutline(0.8);
  return (
    writeLine(glow, '#ff8a3c', 5, 0.75) +
    writePath(faces[2] ?? '', { fill: '#39302f', ...edge }) +
    writePath(faces[1] ?? '', { fill: mixColors('#5b4c48', house.mid, 0.25), ...edge }) +
    writePath(faces[0] ?? '', { fill: mixColors('#8b7a70', house.light, 0.3), ...edge })
  );
};

const drawFoam: Bedding = ({ house }, random) => {
  let [ripples, curls, bubbles] = ['', '', ''];
  for (let ring = 0; ring < 5; ring += 1) {
    const points = Array.from({ length: 11 }, (_, index) => {
      const [x, y] = placePoint(-1 + index / 5, ring / 5 + 0.15);
      return [x, y + (index % 2 ? 1.1 : -0.9)] as const;
    });
    ripples += traceRibbon(points, (t) => 0.5 + 1.3 * t);
  }
  for (let index = 0; index < 9; index += 1) {
    const [x, y] = placePoint(-0.95 + index * 0.238, random.pickBetween(0, 0.3));
    const size = random.pickBetween(8, 12);
    curls += closeCurve([
      [x - size, y + 3],
      [x - size * 0.6, y - size * 0.55],
      [x, y - size * 0.8],
      [x + size * 0.5, y - size * 0.45],
      [x + size * 0.35, y - size * 0.1],
      [x + size, y + 2],
      [x, y + 5],
    ]);
  }
  for (let index = 0; index < 22; index += 1)
    bubbles += `M${formatNumbers(...placePoint(random.pickBetween(-1.05, 1.05), random.pickBetween(-0.3, 0.8)))}h0`;
  const dot = { fill: 'none', 'stroke-linecap': 'round' } as const;
  return (
    writePath(closeCurve(parsePoints('126,318 150,312 200,314 250,312 274,318 240,329 200,331.5 160,329')), {
      fill: house.mid,
      'fill-opacity': 0.55,
    }) +
    writePath(ripples, { fill: house.deep, 'fill-opacity': 0.75 }) +
    writePath(curls, {
      fill: mixColors(house.light, '#ffffff', 0.55),
      'fill-opacity': 0.95,
      stroke: house.deep,
      'stroke-width': 0.9,
    }) +
    writePath(bubbles, { ...dot, stroke: house.deep, 'stroke-width': 4.6, 'stroke-opacity': 0.7 }) +
    writePath(bubbles, { ...dot, stroke: '#fbfffd', 'stroke-width': 3.4 })
  );
};

const drawMoss: Bedding = ({ house }, random) => {
  let [cushions, blades, dark, dew] = ['', '', '', ''];
  for (let index = 0; index < 13; index += 1) {
    const [x, y] = placePoint(-1.08 + index * 0.18, random.pickBetween(0, 0.75));
    cushions += traceBloom([x, y], random.pickBetween(8, 14), random.pickBetween(4.5, 7.5), random, 8, 0.25);
  }
  for (let index = 0; index < 74; index += 1) {
    const [x, y] = placePoint(random.pickBetween(-1.12, 1.12), random.pickBetween(-0.1, 0.95));
    const lean = random.pickBetween(-5, 5) + (x - 200) * 0.06;
    const height = random.pickBetween(5, 13);
    const blade = engrave([x, y + 2], [x + lean * 0.3, y - height * 0.5], [x + lean, y - height], 1.6);
    if (index % 3) blades += blade;
    else dark += blade;
    if (index % 12 === 0) dew += `M${formatNumbers(x + lean, y - height)}h0`;
  }
  return (
    writePath(cushions, {
      fill: mixColors('#6f7f38', house.mid, 0.3),
      stroke: '#34401a',
      'stroke-width': 0.8,
    }) +
    writePath(dark, { fill: '#34401a' }) +
    writePath(blades, { fill: '#a3b25c', stroke: '#4a5724', 'stroke-width': 0.35 }) +
    writePath(dew, {
      fill: 'none',
      'stroke-linecap': 'round',
      stroke: mixColors(house.light, paper, 0.6),
      'stroke-width': 2.8,
    })
  );
};

const drawCloud: Bedding = ({ house }, random) => {
  let [puffs, curls, wisps] = ['', '', ''];
  for (let index = 0; index < 10; index += 1) {
    const [x, y] = placePoint(-1.15 + index * 0.255, 0.1 + 0.6 * Math.abs(Math.sin(index * 2.3)));
    const size = random.pickBetween(10, 16);
    puffs += closeCurve([
      [x - size * 1.2, y + 5],
      [x - size * 1.1, y - 2],
      [x - size * 0.5, y - size * 0.62],
      [x + size * 0.2, y - size * 0.7],
      [x + size * 0.8, y - size * 0.3],
      [x + size * 1.2, y + 3],
      [x + size * 0.4, y + 6.5],
    ]);
    const roll = Array.from({ length: 9 }, (_, point): Point => [
      x + Math.cos(2.6 + point * 0.62) * size * 0.42 * (1 - point / 11),
      y - 1 + Math.sin(2.6 + point * 0.62) * size * 0.4 * (1 - point / 11),
    ]);
    curls += openCurve(roll);
  }
  for (const lift of [0, 1, 2])
    wisps +=
      traceRibbon(
        [
          [104 - lift * 6, 306 - lift * 12],
          [128, 312 - lift * 7],
          [150 + lift * 8, 306 - lift * 9],
        ],
        (t) => 2.6 * Math.sin(Math.PI * t),
      ) +
      traceRibbon(
        [
          [298 + lift * 6, 300 - lift * 9],
          [274, 309 - lift * 5],
          [252 - lift * 6, 304 - lift * 6],
        ],
        (t) => 2.4 * Math.sin(Math.PI * t),
      );
  return (
    writePath(puffs, {
      fill: mixColors(house.light, '#ffffff', 0.6),
      'fill-opacity': 0.96,
      stroke: house.deep,
      'stroke-width': 0.9,
    }) +
    writePath(curls, {
      fill: 'none',
      stroke: house.deep,
      'stroke-width': 1,
      'stroke-opacity': 0.75,
      'stroke-linecap': 'round',
    }) +
    writePath(wisps, { fill: mixColors(house.light, house.mid, 0.4), 'fill-opacity': 0.8 })
  );
};

const beddings: Record<Traits['house'], Bedding> = {
  FIRE: drawCoals,
  WATER: drawFoam,
  EARTH: drawMoss,
  AIR: drawCloud,
};
