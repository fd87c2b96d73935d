import { interpolate, openCurve, placeAround, tracePolygon, engrave } from '../curve.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { writeElement, formatNumbers, parsePoints, repeat, writeGroup, writePath } from '../svg.ts';

// Light falls from the upper left, so sides that face the lower right are hatched.

export const sceneSize = { width: 1600, sky: 400, land: 260 } as const;

/** A document of a scene, which fills its container. It is cropped at the side and the edge that `anchor` does not name. */
const writeScene = (width: number, height: number, content: string, anchor = 'xMaxYMax slice') =>
  writeElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width: '100%',
      height: '100%',
      preserveAspectRatio: anchor,
    },
    content,
  );

export const writeSky = (content: string, anchor?: string) =>
  writeScene(sceneSize.width, sceneSize.sky, content, anchor);

export const writeLand = (content: string) => writeScene(sceneSize.width, sceneSize.land, content);

export const writeFoot = (content: string) => writeScene(400, 110, content);

/** A tile of paper. Each mark looks embossed: dark at its upper left, lit at its lower right. */
const writeGrain = (marks: (color: string) => string) =>
  writeElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 160 160', width: 160, height: 160 },
    writeGroup({ opacity: 0.045 }, marks(shade)) +
      writeGroup({ opacity: 0.07, transform: 'translate(.8 .9)' }, marks(light)),
  );

/** Points of a line of hills from one side to the other. */
export function placeSkyline(
  random: Random,
  { base, height, steps, roughness }: { base: number; height: number; steps: number; roughness: number },
): Point[] {
  const phases = [1, 2, 3, 5].map((waves) => ({ waves, phase: random.next() * 6.3 }));
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const t = index / steps;
    const swell = phases.reduce(
      (sum, { waves, phase }) => sum + Math.sin(t * 6.3 * waves + phase) / waves,
      0,
    );
    return [
      t * sceneSize.width,
      base - height * (0.5 + swell / 4) - random.pickBetween(-roughness, roughness),
    ];
  });
}

/** Ground below a skyline, down to `foot`. */
export const traceGround = (points: readonly Point[], foot: number) =>
  `${openCurve(points)}L${sceneSize.width} ${foot}H0z`;

/** Hatching below the slopes of a skyline that lie in shadow. */
export function hatchSlopes(points: readonly Point[], random: Random, length: number): string {
  let d = '';
  for (let index = 1; index < points.length; index += 1) {
    const [before, point] = [points[index - 1], points[index]];
    if (!before || !point || point[1] <= before[1] + 1) continue;
    const lines = Math.ceil((point[0] - before[0]) / 9);
    for (let line = 0; line < lines; line += 1) {
      const [x, y] = interpolate(before, point, line / lines);
      const reach = length * random.pickBetween(0.4, 1);
      d += engrave([x, y + 3], [x - reach * 0.12, y + reach * 0.5], [x - reach * 0.4, y + reach], 1.3);
    }
  }
  return d;
}

/** Level strokes on the ground, denser further down. */
export const hatchGround = (random: Random, count: number, from: number, to: number) =>
  repeat(count, () => {
    const x = random.next() * sceneSize.width;
    const y = from + (to - from) * Math.sqrt(random.next());
    const length = random.pickBetween(14, 70);
    return engrave([x, y], [x + length / 2, y - 1.2], [x + length, y + random.pickBetween(-1, 1)], 1.2);
  });

/** A sun or moon: a disc, engraved at its lower right, with rays and as many rings as the age. */
export function traceSun([x, y]: Point, radius: number, age: number, rays: number) {
  const traceRing = (r: number) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  const ringCount = Math.min(12, age);
  const outer = radius + 16 + ringCount * 8;
  const rayPaths = repeat(rays, (ray) => {
    const angle = (ray / rays) * Math.PI * 2;
    const reach = outer + (ray % 2 ? radius * 0.5 : radius);
    const placePoint = (r: number) => placeAround([x, y], angle, r);
    return engrave(placePoint(outer), placePoint((outer + reach) / 2), placePoint(reach), 2.4);
  });
  let hatching = '';
  for (let line = -0.86; line < 0.97; line += 4.6 / radius) {
    const edge = Math.sqrt(1 - line * line) * radius;
    const from = edge * (0.5 - line * 0.62);
    const level = y + line * radius;
    hatching += engrave([x + from, level], [x + (from + edge) / 2, level], [x + edge, level], 1.5);
  }
  return {
    disc: traceRing(radius),
    rings: repeat(ringCount, (index) => traceRing(radius + 9 + index * 8)),
    rays: rayPaths,
    hatching,
    halos: [1.5, 2.1, 2.9].map((r) => traceRing(radius * r)),
  };
}

/** The light around a sun, fainter with each step. */
export const drawHalo = ({ halos }: ReturnType<typeof traceSun>, fill: string) =>
  halos.map((halo) => fillShape(halo, fill, 0.2)).join('');

/** The lines of a sun, without its disc: hatching on its shaded side, a ring for each age, and rays. */
export const drawSunLines = ({ hatching, rings, rays }: ReturnType<typeof traceSun>, rule: string) =>
  fillShape(hatching, rule) + outlineShape(rings, 'none', rule, 1) + fillShape(rays, rule);

/** A bank of clouds, flat below. */
export const traceCloud = (start: Point, length: number, random: Random) =>
  `M${formatNumbers(...start)}${traceBillows(start, length, random)}z`;

/** Level hatching in the lower part of a bank of clouds. */
const hatchCloud = ([x, y]: Point, length: number, random: Random) =>
  repeat(7, (stroke) => {
    const from = x + length * random.pickBetween(0.1, 0.66);
    const reach = length * random.pickBetween(0.1, 0.26);
    const level = y - length * (0.025 + stroke * 0.019);
    return engrave([from, level], [from + reach / 2, level - 0.8], [from + reach, level], 1.2);
  });

/** Draws hatched banks of clouds at these points, each moved to a side by up to `sway`. */
export function drawClouds(
  points: string,
  sway: number,
  length: number,
  random: Random,
  fill: string,
  rule: string,
): string {
  let [clouds, strokes] = ['', ''];
  for (const [x, y] of parsePoints(points)) {
    const start: Point = [x + random.pickBetween(-sway, sway), y];
    clouds += traceCloud(start, length, random);
    strokes += hatchCloud(start, length, random);
  }
  return outlineShape(clouds, fill, rule, 1) + fillShape(strokes, rule);
}

/** A sea of clouds from one side to the other, down to `foot`. */
export function traceCloudSea(y: number, length: number, foot: number, random: Random): string {
  const sill = length * 0.16;
  let d = `M-60 ${foot}L-60 ${y - sill}`;
  for (let x = -60; x < sceneSize.width + 60; x += length) d += traceBillows([x, y], length, random, sill);
  return `${d}V${foot}z`;
}

/** The round tops of a cloud, highest in its middle, from its left end to its right end. Both ends are `sill` above its foot. */
function traceBillows([x, y]: Point, length: number, random: Random, sill = 0): string {
  const billowCount = 5 + random.pickInteger(3);
  let pen: Point = [x, y - sill];
  let d = '';
  for (let billow = 1; billow <= billowCount; billow += 1) {
    const t = billow === billowCount ? 1 : (billow + random.pickBetween(-0.28, 0.28)) / billowCount;
    const height = sill + length * 0.2 * Math.sin(Math.PI * t) * random.pickBetween(0.7, 1.2);
    const end: Point = [x + t * length, y - height];
    const radius = Math.hypot(end[0] - pen[0], end[1] - pen[1]) * random.pickBetween(0.52, 0.62);
    d += `A${formatNumbers(radius, radius)} 0 0 1 ${formatNumbers(...end)}`;
    pen = end;
  }
  return d;
}

/** Positions along the ground, in groups with gaps between them. `scale` is 1 in the middle of a group, and larger positions come first. */
export function placeClusters(random: Random, groups: number, gap: number): { x: number; scale: number }[] {
  const clusters = Array.from({ length: groups }, (_, group) => {
    const middle = ((group + random.pickBetween(0.15, 0.85)) / groups) * sceneSize.width;
    const count = 2 + random.pickInteger(4);
    return Array.from({ length: count }, (_one, index) => {
      const offset = index - (count - 1) / 2;
      return {
        x: middle + offset * gap * random.pickBetween(0.85, 1.15),
        scale: 1 - (Math.abs(offset) / count) * random.pickBetween(1, 1.5),
      };
    });
  });
  return clusters.flat().toSorted((a, b) => b.scale - a.scale);
}

/** Shade that is darker than its ground in both themes. */
export const shade = '#000';

/** Light that is brighter than its ground in both themes. */
export const light = '#fff';

/** Blades of grass or reeds that grow from one point and bend to the right. */
export const traceTuft = ([x, y]: Point, height: number, blades: number, bend: number, random: Random) =>
  repeat(blades, (blade) => {
    const reach = height * random.pickBetween(0.55, 1);
    const lean = (blade / blades - 0.5) * height * 0.6 + bend * reach;
    const foot = x + (blade - blades / 2) * 2.4;
    return engrave([foot, y], [foot + lean * 0.3, y - reach * 0.6], [foot + lean, y - reach], 2.6);
  });

/** A frond with leaves on both sides, whose end bends over. `lean` is how far it reaches sideways, in heights. */
export function traceFrond([x, y]: Point, height: number, turn: 1 | -1, lean: number): string {
  const placePoint = (t: number): Point => [
    x + turn * height * lean * t * t,
    y - height * (t - 0.28 * t * t * t),
  ];
  let d = engrave(placePoint(0), placePoint(0.5), placePoint(1), 3);
  for (let leaf = 1; leaf < 11; leaf += 1) {
    const t = leaf / 11;
    const [px, py] = placePoint(t);
    const reach = height * 0.24 * Math.sin(Math.PI * (0.15 + t * 0.85));
    for (const side of [-1, 1])
      d += engrave(
        [px, py],
        [px + side * reach * 0.6, py - reach * 0.1],
        [px + side * reach, py + reach * 0.26],
        3.4,
      );
  }
  return d;
}

/** A jagged stone with a lit and a shaded face. */
export function traceShard([x, y]: Point, width: number, height: number, random: Random) {
  const tip: Point = [x + random.pickBetween(-0.2, 0.2) * width, y - height];
  const shoulder: Point = [x + width * 0.34, y - height * random.pickBetween(0.4, 0.62)];
  const ridge: Point = [x + random.pickBetween(-0.1, 0.12) * width, y];
  const foot: Point = [x + width / 2, y];
  let cuts = '';
  for (let cut = 1; cut < 9; cut += 1) {
    const from = interpolate(tip, shoulder, cut / 9);
    const to = interpolate(ridge, foot, cut / 10);
    cuts += engrave(from, interpolate(from, to, 0.3), interpolate(from, to, 0.35 + cut * 0.06), 1.2);
  }
  return {
    lit: tracePolygon([[x - width / 2, y], [x - width * 0.3, y - height * 0.55], tip, ridge]),
    shaded: tracePolygon([ridge, tip, shoulder, foot]),
    cuts,
  };
}

/** The grain of paper: short marks in one direction, spread over a whole tile. `drawMore` draws other marks below them. */
export function drawGrain(
  random: Random,
  count: number,
  length: number,
  angle: number,
  drawMore = (_color: string) => '',
): string {
  const d = repeat(count, () => {
    const [x, y] = [random.next() * 160, random.next() * 160];
    const direction = angle + random.pickBetween(-0.35, 0.35);
    const reach = length * random.pickBetween(0.4, 1);
    const end = placeAround([x, y], direction, reach);
    return engrave([x, y], [(x + end[0]) / 2, (y + end[1]) / 2 + 0.5], end, 0.7);
  });
  return writeGrain((color) => drawMore(color) + fillShape(d, color));
}

/** A closed shape without an outline. */
export const fillShape = (d: string, fill: string, opacity = 1) =>
  writePath(d, { fill, 'fill-opacity': opacity });

/** A closed shape with an outline; `width` is in units of the scene. */
export const outlineShape = (d: string, fill: string, stroke: string, width = 1.2) =>
  writePath(d, { fill, stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });
