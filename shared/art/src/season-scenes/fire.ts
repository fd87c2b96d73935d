import { walkLine, interpolate, placeAround, tracePolygon, traceRibbon, engrave } from '../curve.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { formatNumbers, parsePoints, writePath } from '../svg.ts';
import {
  placeClusters,
  drawSunLines,
  fillShape,
  writeFoot,
  drawGrain,
  traceGround,
  hatchGround,
  drawHalo,
  writeLand,
  outlineShape,
  shade,
  writeSky,
  placeSkyline,
  hatchSlopes,
  traceSun,
} from './brushes.ts';
import type { DrawSeasonFoot, DrawSeasonLand, DrawSeasonScene, SceneInks } from './season-scene.ts';

/** Ember and vermilion: a smoking mountain, basalt and veins of fire. Each age opens another vent. */
export const drawScene: DrawSeasonScene = (age, { rule, wash, secondWash, page, accent }) => {
  const random = createRandom(`FIRE ${age}`, 'scene');
  const sun = traceSun([1120, 150], 34, age, 30);
  const range = placeSkyline(random, { base: 392, height: 110, steps: 16, roughness: 10 });
  let [smoke, mountains] = ['', ''];
  const count = 1 + Math.min(9, age);
  for (let vent = count - 1; vent >= 0; vent -= 1) {
    const x = 1240 - ((vent * 337) % 1280);
    const height = vent === 0 ? 270 : random.pickBetween(80, 150);
    const { lit, shaded, cuts, lava } = traceCone([x, 400], height * 1.15, height, random);
    mountains +=
      outlineShape(lit, secondWash, rule) +
      outlineShape(shaded, rule, rule) +
      fillShape(shaded, shade, 0.18) +
      fillShape(cuts, shade, 0.3) +
      fillShape(lava, accent, 0.9);
    const { puffs, curls } = traceSmoke([x, 404 - height], height * 0.6, random);
    smoke += outlineShape(puffs, 'none', rule, 2.4) + fillShape(puffs, page) + fillShape(curls, rule);
  }
  return {
    sky: writeSky(
      drawHalo(sun, wash) +
        outlineShape(sun.disc, wash, rule) +
        drawSunLines(sun, rule) +
        smoke +
        outlineShape(traceGround(range, 400), wash, rule) +
        fillShape(hatchSlopes(range, random, 60), rule) +
        mountains,
    ),
    grain: drawGrain(createRandom(`FIRE ${age}`, 'grain'), 70, 5, 0.8),
  };
};

/** Basalt and veins of fire. */
export const drawLand: DrawSeasonLand = (age, inks) => {
  const { ink, wash, accent } = inks;
  const random = createRandom(`FIRE ${age}`, 'land');
  const ground = placeSkyline(random, { base: 170, height: 56, steps: 18, roughness: 7 });
  let columns = '';
  for (const { x, scale } of placeClusters(random, 7, 42))
    columns += drawColumn([x, 262], 48, 30 + 120 * Math.max(0.1, scale), random, inks);
  const veins = Array.from({ length: 15 }, (_, vein) =>
    traceVein([vein * 108 + random.pickBetween(-30, 30), random.pickBetween(196, 236)], random),
  ).join('');
  return writeLand(
    outlineShape(traceGround(ground, 260), wash, ink) +
      fillShape(hatchSlopes(ground, random, 60), ink, 0.5) +
      fillShape(hatchGround(random, 110, 180, 256), ink, 0.4) +
      drawVeins(veins, 1, accent) +
      columns,
  );
};

/** Columns of basalt beside a pedestal, and glowing cracks in front of it. */
export const drawFoot: DrawSeasonFoot = (age, inks, index = 0) => {
  const random = createRandom(`FIRE ${age}`, `foot ${index}`);
  const veins = parsePoints('70,101 150,106 236,103').map((start) => traceVein(start, random, 0.7));
  const columns = parsePoints('18,66 42,92 64,34 330,40 350,70 374,26 8,22 84,16 314,18').map(([x, height]) =>
    drawColumn([x - 10, 110], 24, height * random.pickBetween(0.5, 1.1), random, inks),
  );
  return writeFoot(drawVeins(veins.join(''), 0.7, inks.accent) + columns.join(''));
};

/** Glowing cracks. */
const drawVeins = (veins: string, scale: number, accent: string) =>
  [
    [8, 0.22],
    [2.4, 1],
  ]
    .map(([width = 0, opacity]) =>
      writePath(veins, {
        fill: 'none',
        stroke: accent,
        'stroke-width': width * scale,
        'stroke-opacity': opacity,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      }),
    )
    .join('');

/** Smoke that rises from a vent and leans to the right: growing puffs, engraved at their lower right. */
function traceSmoke([x, y]: Point, height: number, random: Random) {
  let [puffs, curls] = ['', ''];
  for (let puff = 0; puff < 13; puff += 1) {
    const t = puff / 12;
    const radius = height * (0.05 + 0.15 * t) * random.pickBetween(0.8, 1.2);
    const middle: Point = [
      x + height * (0.1 * t + 0.9 * t * t) + random.pickBetween(-5, 5),
      y - height * t ** 0.95 + random.pickBetween(-4, 4),
    ];
    const placePoint = (angle: number, reach: number) => placeAround(middle, angle, radius * reach);
    const [left] = placePoint(Math.PI, 1);
    puffs += `M${formatNumbers(left, middle[1])}a${formatNumbers(radius, radius)} 0 1 1 ${formatNumbers(2 * radius, 0)}a${formatNumbers(radius, radius)} 0 1 1 ${formatNumbers(-2 * radius, 0)}z`;
    for (const reach of [0.84, 0.64])
      curls += engrave(placePoint(0.1, reach), placePoint(0.7, reach * 1.02), placePoint(1.3, reach), 1.3);
  }
  return { puffs, curls };
}

/** A mountain with hollow slopes, a crater, and streams of fire that run down its shaded side. */
function traceCone([x, y]: Point, width: number, height: number, random: Random) {
  const rim = width * 0.09;
  const placeSlope = (side: -1 | 1): Point[] =>
    parsePoints('1,0 0.56,0.24 0.3,0.56 0.14,0.86').map(([out, up]): Point => [
      x + side * (rim + (width - rim) * out) + random.pickBetween(-4, 4),
      y - height * up,
    ]);
  const crater: Point = [x + rim * 0.2, y - height * 0.95];
  const ridge: Point[] = [
    [x + width * 0.06, y - height * 0.5],
    [x - width * 0.08, y],
  ];
  const streams = [0.1, 0.34].map((out) => {
    const foot = random.pickBetween(0.16, 0.4);
    const course = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t, bend): Point => [
      x + rim * (out + 0.3) + width * out * t ** 1.6 + (bend % 2 ? 1 : -1) * height * 0.014 * bend * t,
      y - height * (0.97 - (0.97 - foot) * t),
    ]);
    return traceRibbon(course, (t) => height * (0.012 + 0.03 * t * (1 - t ** 6)));
  });
  // The shaded side is engraved along its slope.
  const flank = placeSlope(1).toReversed();
  let cuts = '';
  for (let cut = 1; cut < 18; cut += 1) {
    const from = walkLine([[x + rim, y - height], ...flank], cut / 18);
    const to = walkLine([crater, ...ridge], cut / 18);
    cuts += engrave(
      from,
      interpolate(from, to, 0.2),
      interpolate(from, to, random.pickBetween(0.3, 0.6)),
      1.3,
    );
  }
  return {
    cuts,
    lit: tracePolygon([...placeSlope(-1), [x - rim, y - height], crater, ...ridge]),
    shaded: tracePolygon([...ridge.toReversed(), crater, [x + rim, y - height * 1.02], ...flank]),
    lava: streams.join(''),
  };
}

function drawColumn(
  foot: Point,
  width: number,
  height: number,
  random: Random,
  { ink, rule, secondWash }: SceneInks,
): string {
  const { top, lit, shaded, cuts } = traceColumn(foot, width, height, random);
  return (
    outlineShape(lit, rule, ink) +
    outlineShape(shaded, rule, ink) +
    fillShape(shaded, shade, 0.45) +
    fillShape(cuts, ink, 0.5) +
    outlineShape(top, secondWash, ink)
  );
}

/** A six-sided column of basalt whose right sides are in shadow. */
function traceColumn([x, y]: Point, width: number, height: number, random: Random) {
  const top = y - height;
  const [low, high] = [width * 0.14, -width * 0.14];
  const placePoint = (part: number, shift: number): Point => [x + width * part, top + shift];
  const [left, front, turn, right] = [
    placePoint(0, 0),
    placePoint(0.28, low),
    placePoint(0.74, low),
    placePoint(1, 0),
  ];
  const cuts = [0.34, 0.42, 0.6].map((part) => {
    const from = top + low + random.pickBetween(4, 14);
    return engrave(
      [x + width * part, from],
      [x + width * part, (from + y) / 2],
      [x + width * part, y - random.pickBetween(0, height / 3)],
      1.2,
    );
  });
  return {
    top: tracePolygon([left, front, turn, right, placePoint(0.72, high), placePoint(0.26, high)]),
    lit: tracePolygon([left, front, turn, [turn[0], y], [x, y]]),
    shaded: tracePolygon([turn, right, [right[0], y], [turn[0], y]]),
    cuts: cuts.join(''),
  };
}

/** A crack in the ground that runs to the right, with a branch. */
function traceVein([x, y]: Point, random: Random, scale = 1): string {
  let pen: Point = [x, y];
  let [main, branch] = [`M${x.toFixed(0)} ${y.toFixed(0)}`, ''];
  const step = (from: Point, down: number): Point => [
    from[0] + random.pickBetween(10, 26) * scale,
    from[1] + (random.pickBetween(-9, 9) + down) * scale * scale,
  ];
  for (let part = 0; part < 5; part += 1) {
    pen = step(pen, 1);
    main += `L${pen[0].toFixed(0)} ${pen[1].toFixed(0)}`;
    if (part !== 1) continue;
    const [first, second] = [step(pen, 12), step(step(pen, 12), 12)];
    branch = `M${pen.map(Math.round).join(' ')}L${first.map(Math.round).join(' ')}L${second.map(Math.round).join(' ')}`;
  }
  return main + branch;
}
