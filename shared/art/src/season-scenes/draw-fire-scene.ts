import { openCurve, polygon, sliver } from '../curve.ts';
import { randomFor } from '../random.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { path } from '../svg.ts';
import {
  clusters,
  drawSunLines,
  filled,
  grainPath,
  groundPath,
  groundStrokes,
  haloOf,
  landDocument,
  moteDocument,
  outlined,
  shade,
  skyDocument,
  skyline,
  slopeHatching,
  sunPaths,
} from './brushes.ts';
import type { DrawSeasonScene } from './season-scene.ts';

/** Ember and vermilion: a mountain that smokes, basalt and veins of fire, sparks that rise. A vent opens with each age. */
export const drawFireScene: DrawSeasonScene = (age, { ink, rule, wash, washToo, accent }) => {
  const random = randomFor(`FIRE ${age}`, 'scene');
  const sun = sunPaths([1120, 150], 34, age, 30);
  const range = skyline(random, { base: 392, height: 110, steps: 16, rough: 10 });
  let [smoke, mountains] = ['', ''];
  const count = 1 + Math.min(9, age);
  for (let vent = count - 1; vent >= 0; vent -= 1) {
    const x = 1240 - ((vent * 337) % 1280);
    const height = vent === 0 ? 270 : random.between(80, 150);
    const { lit, shaded, lava } = conePaths([x, 400], height * 1.15, height, random);
    mountains +=
      outlined(lit, washToo, rule) +
      outlined(shaded, rule, rule) +
      filled(shaded, shade, 0.18) +
      filled(lava, accent, 0.9);
    for (let puff = 0; puff < 3; puff += 1)
      smoke += openCurve([
        [x, 402 - height],
        [x + 14 + puff * 12, 372 - height],
        [x - 8 + puff * 20, 340 - height],
        [x + 34 + puff * 30, 306 - height],
        [x + 70 + puff * 44, 280 - height],
      ]);
  }
  const ground = skyline(random, { base: 170, height: 56, steps: 18, rough: 7 });
  let columns = '';
  for (const { x, scale } of clusters(random, 7, 42)) {
    const { top, lit, shaded, cuts } = columnPaths([x, 262], 48, 30 + 120 * Math.max(0.1, scale), random);
    columns +=
      outlined(lit, rule, ink) +
      outlined(shaded, rule, ink) +
      filled(shaded, shade, 0.45) +
      filled(cuts, ink, 0.5) +
      outlined(top, washToo, ink);
  }
  const veins = Array.from({ length: 15 }, (_, vein) =>
    veinPath([vein * 108 + random.between(-30, 30), random.between(196, 236)], random),
  ).join('');
  const vein = (width: number, opacity: number) =>
    path(veins, {
      fill: 'none',
      stroke: accent,
      'stroke-width': width,
      'stroke-opacity': opacity,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    });
  return {
    sky: skyDocument(
      haloOf(sun, wash) +
        outlined(sun.disc, wash, rule) +
        drawSunLines(sun, rule) +
        path(smoke, {
          fill: 'none',
          stroke: rule,
          'stroke-width': 12,
          'stroke-linecap': 'round',
          'stroke-opacity': 0.5,
        }) +
        outlined(groundPath(range, 400), wash, rule) +
        filled(slopeHatching(range, random, 60), rule) +
        mountains,
    ),
    land: landDocument(
      outlined(groundPath(ground, 260), wash, ink) +
        filled(slopeHatching(ground, random, 60), ink, 0.5) +
        filled(groundStrokes(random, 110, 180, 256), ink, 0.4) +
        vein(8, 0.22) +
        vein(2.4, 1) +
        columns,
    ),
    grain: filled(grainPath(random, 70, 5, 0.8), ink),
    mote: moteDocument(filled('M12 3c3 5 4 7 4 10a4 4 0 0 1-8 0c0-3 1-5 4-10z', accent)),
    weather: { angle: 284, turns: 1, count: 26 },
  };
};

/** A mountain with hollow slopes, a crater, and streams of fire that run down its shaded side. */
function conePaths([x, y]: Point, width: number, height: number, random: Random) {
  const rim = width * 0.09;
  const slope = (side: -1 | 1): Point[] =>
    [
      [1, 0],
      [0.56, 0.24],
      [0.3, 0.56],
      [0.14, 0.86],
    ].map(([out = 0, up = 0]): Point => [
      x + side * (rim + (width - rim) * out) + random.between(-4, 4),
      y - height * up,
    ]);
  const crater: Point = [x + rim * 0.2, y - height * 0.95];
  const ridge: Point[] = [
    [x + width * 0.06, y - height * 0.5],
    [x - width * 0.08, y],
  ];
  const streams = [0.12, 0.3].map((out) =>
    sliver(
      [x + rim * (out + 0.4), y - height * 0.97],
      [x + width * (out * 0.7), y - height * 0.68],
      [x + width * out * 1.3, y - height * random.between(0.2, 0.42)],
      height * 0.03,
    ),
  );
  return {
    lit: polygon([...slope(-1), [x - rim, y - height], crater, ...ridge]),
    shaded: polygon([...ridge.toReversed(), crater, [x + rim, y - height * 1.02], ...slope(1).toReversed()]),
    lava: streams.join(''),
  };
}

/** A column of basalt with six sides, the right ones in shadow. */
function columnPaths([x, y]: Point, width: number, height: number, random: Random) {
  const top = y - height;
  const [low, high] = [width * 0.14, -width * 0.14];
  const at = (part: number, shift: number): Point => [x + width * part, top + shift];
  const [left, front, turn, right] = [at(0, 0), at(0.28, low), at(0.74, low), at(1, 0)];
  const cuts = [0.34, 0.42, 0.6].map((part) => {
    const from = top + low + random.between(4, 14);
    return sliver(
      [x + width * part, from],
      [x + width * part, (from + y) / 2],
      [x + width * part, y - random.between(0, height / 3)],
      1.2,
    );
  });
  return {
    top: polygon([left, front, turn, right, at(0.72, high), at(0.26, high)]),
    lit: polygon([left, front, turn, [turn[0], y], [x, y]]),
    shaded: polygon([turn, right, [right[0], y], [turn[0], y]]),
    cuts: cuts.join(''),
  };
}

/** A crack in the ground that runs to the right, with a branch. */
function veinPath([x, y]: Point, random: Random): string {
  let pen: Point = [x, y];
  let [main, branch] = [`M${x.toFixed(0)} ${y.toFixed(0)}`, ''];
  const step = (from: Point, down: number): Point => [
    from[0] + random.between(10, 26),
    from[1] + random.between(-9, 9) + down,
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
