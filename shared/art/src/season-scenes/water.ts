import { openCurve, engrave } from '../curve.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { parsePoints, repeat, writePath } from '../svg.ts';
import {
  drawClouds,
  fillShape,
  writeFoot,
  drawGrain,
  drawHalo,
  writeLand,
  outlineShape,
  sceneSize,
  traceShard,
  writeSky,
  traceSun,
  traceTuft,
} from './brushes.ts';
import type { DrawSeasonFoot, DrawSeasonLand, DrawSeasonScene, SceneInks } from './season-scene.ts';

/** Teal and foam: stacks in a swell, reeds on the shore. The tide is higher in each age. */
export const drawScene: DrawSeasonScene = (age, inks) => {
  const { ink, rule, wash, secondWash } = inks;
  const random = createRandom(`WATER ${age}`, 'scene');
  const moon = traceSun([1260, 110], 40, age, 0);
  const clouds = drawClouds('60,90 380,154 700,90 1000,154 1330,90', 40, 230, random, wash, rule);
  const sea = 300 - Math.min(9, age) * 4;
  let stacks = '';
  for (const x of [180, 250, 620, 1040, 1110, 1420]) {
    const { lit, shaded, cuts } = traceShard([x, sea + 26], 70, random.pickBetween(70, 150), random);
    stacks += outlineShape(shaded, rule, rule) + outlineShape(lit, wash, rule) + fillShape(cuts, ink, 0.4);
  }
  return {
    sky: writeSky(
      drawHalo(moon, secondWash) +
        outlineShape(moon.disc, secondWash, rule) +
        fillShape(moon.hatching, rule) +
        outlineShape(moon.rings, 'none', rule, 1) +
        clouds +
        stacks +
        drawSwell(random, sea, 400, 9, { ...inks, ink: rule }),
    ),
    grain: drawGrain(createRandom(`WATER ${age}`, 'grain'), 18, 10, 0, (color) =>
      writePath(traceRipples(), { fill: 'none', stroke: color, 'stroke-width': 0.8 }),
    ),
  };
};

/** Reeds on the shore in front of a swell. */
export const drawLand: DrawSeasonLand = (age, inks) => {
  const { page, accent } = inks;
  const random = createRandom(`WATER ${age}`, 'land');
  let [reeds, heads] = ['', ''];
  for (let reed = 0; reed < 30; reed += 1) {
    const [x, y] = [reed * 54 + random.pickBetween(-20, 20), 236 + random.pickBetween(-14, 24)];
    const height = random.pickBetween(70, 150);
    reeds += traceTuft([x, y], height, 4, 0.12, random);
    if (reed % 3 === 0) {
      const top = [x + height * 0.08, y - height * 0.98] as const;
      reeds += engrave([x, y], [x + 3, y - height / 2], top, 2.4);
      heads += engrave([top[0], top[1] + 6], [top[0] + 1, top[1] - 12], [top[0] + 2, top[1] - 30], 8);
    }
  }
  return writeLand(
    drawSwell(random, 96, 262, 7, inks) +
      fillShape(heads, accent) +
      fillShape(reeds, accent, 0.8) +
      fillShape(traceFoam(random), page),
  );
};

/** Water that laps at a pedestal, with reeds at its sides. */
export const drawFoot: DrawSeasonFoot = (age, { ink, wash, secondWash, page, accent }, pedestalIndex = 0) => {
  const random = createRandom(`WATER ${age}`, `foot ${pedestalIndex}`);
  const traceWave = (from: number, to: number, y: number, length: number): string => {
    const points: Point[] = [[from, 110]];
    for (let x = from + length * 0.4; x < to; x += length)
      points.push([x, y + 3], [x + length * 0.45, y - length * 0.14], [x + length * 0.62, y + 1]);
    return `${openCurve([...points, [to, 110]])}z`;
  };
  const traceReeds = (x: number, height: number) => traceTuft([x, 106], height, 5, 0.12, random);
  const heads = parsePoints('50,94 70,70 352,62').map(([x, height]) => {
    const [tipX, tipY] = [x + height * 0.08, 106 - height];
    return {
      stalk: engrave([x, 106], [x + 2, 106 - height / 2], [tipX, tipY], 1.6),
      head: engrave([tipX, tipY + 8], [tipX + 1, tipY - 4], [tipX + 1, tipY - 16], 4),
    };
  });
  const drops = repeat(16, () =>
    traceDrop([random.pickBetween(60, 340), random.pickBetween(92, 106)], random.pickBetween(0.8, 2)),
  );
  return writeFoot(
    fillShape(
      traceReeds(44, 88) +
        traceReeds(62, 66) +
        traceReeds(356, 64) +
        heads.map(({ stalk }) => stalk).join(''),
      accent,
      0.9,
    ) +
      fillShape(heads.map(({ head }) => head).join(''), accent) +
      outlineShape(traceWave(8, 392, 93, 46), secondWash, ink, 0.9) +
      outlineShape(traceWave(0, 400, 102, 58), wash, ink, 1) +
      fillShape(drops, page) +
      fillShape(traceReeds(26, 40) + traceReeds(378, 34), accent, 0.9),
  );
};

/** Rows of waves from the horizon to the shore, each higher than the row behind it. */
function drawSwell(
  random: Random,
  from: number,
  to: number,
  rows: number,
  { ink, wash, secondWash }: SceneInks,
) {
  let content = '';
  for (let row = 0; row < rows; row += 1) {
    const t = row / rows;
    const y = from + (to - from) * t ** 1.3;
    const length = 34 + 96 * t;
    const height = 4 + 17 * t;
    const points: Point[] = [];
    const start = -random.next() * length;
    for (let x = start; x < sceneSize.width + length; x += length) {
      points.push(
        [x, y + height * 0.4],
        [x + length * 0.45, y - height],
        [x + length * 0.62, y - height * 0.2],
      );
    }
    content += outlineShape(
      `${openCurve(points)}V${to + 6}H-20z`,
      row % 2 ? wash : secondWash,
      ink,
      0.8 + t * 0.6,
    );
    const lines = repeat(16, () => {
      const x = random.next() * sceneSize.width;
      const top = y + height;
      return engrave([x, top], [x + length * 0.3, top - 2], [x + length * 0.7, top + 2], 1.3);
    });
    content += fillShape(lines, ink, 0.5);
  }
  return content;
}

const traceFoam = (random: Random) =>
  repeat(60, () =>
    traceDrop([random.next() * 1600, random.pickBetween(120, 250)], random.pickBetween(1, 3.4)),
  );

const traceDrop = ([x, y]: Point, r: number) =>
  `M${Math.round(x)} ${Math.round(y)}m${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const traceRipples = () =>
  [20, 60, 100, 140].map((y) => `M0 ${y}c20-7 20 7 40 0s20 7 40 0 20 7 40 0 20 7 40 0`).join('');
