import { placeAround, tracePolygon, traceRibbon, engrave } from '../curve.ts';
import { drawDragonEye, chooseIrisColor } from '../draw-dragon-eye.ts';
import type { Palette } from '../palette.ts';
import { ink, createOutline, mixColors } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import {
  writeClipPath,
  writeElement,
  writeGroup,
  toUrlReference,
  formatNumbers,
  parseTriples,
  placePoints,
  repeat,
  writePath,
  writeRadialGradient,
} from '../svg.ts';
import type { Traits } from '../traits.ts';
import { traceBloom } from '../watercolor.ts';
import type { Shell } from './shell.ts';

/** Draws what only a hatching egg has: cracks lit from within, for the caller to clip to the shell, a gap with an eye, and shards. */
export function drawCrack(id: string, shell: Shell, traits: Traits, palette: Palette, random: Random) {
  const middle = shell.locate(-0.12, -0.3);
  const warm = palette.golden ? '#ffc93d' : mixColors(palette.innerLight, '#ffab4d', 0.14);
  const corners = placeCorners(middle, random);
  const inner = tracePolygon(
    corners.map(([x, y]): Point => [
      middle[0] + (x - middle[0]) * 0.91 - 1.6,
      middle[1] + (y - middle[1]) * 0.9 - 1.4,
    ]),
  );
  const crackLines = corners
    .filter((_, index) => index % 2 === 0)
    .flatMap((corner) => branchCrack(middle, corner, shell, random));
  const rim = writePath(tracePolygon(corners), {
    fill: mixColors(palette.ground.light, '#fff8e6', 0.6),
    ...createOutline(1.5),
  });
  const hole = writePath(inner, {
    fill: toUrlReference(`${id}g`),
    stroke: mixColors(warm, ink, 0.55),
    'stroke-width': 1,
    'stroke-linejoin': 'round',
  });
  const face = writeGroup(
    { 'clip-path': toUrlReference(`${id}i`), 'data-gene': 'primary' },
    drawFace(middle, traits, palette, random),
  );
  return {
    definition: defineLight(id, warm) + writeClipPath(`${id}i`, inner),
    clipped: drawHalo(id, middle) + drawCracks(crackLines, warm, palette),
    content: rim + hole + face + drawRays(middle, warm, random) + drawShards(palette, random),
  };
}

function placeCorners([x, y]: Point, random: Random): Point[] {
  return Array.from({ length: 13 }, (_, index): Point => {
    const angle = (index / 13) * Math.PI * 2 + random.pickBetween(-0.1, 0.1);
    const distance = index % 2 ? random.pickBetween(26, 32) : random.pickBetween(38, 49);
    return [x + Math.cos(angle) * distance * 1.06, y + Math.sin(angle) * distance * 0.84];
  });
}

/** Gradients of the light in the gap (`g`) and around it (`a`). */
const defineLight = (id: string, warm: string): string =>
  writeRadialGradient(`${id}g`, { fx: 0.35, fy: 0.3 }, [
    [0, '#fffdf0'],
    [0.45, mixColors(warm, '#fff3c4', 0.6)],
    [1, warm],
  ]) +
  writeRadialGradient(`${id}a`, {}, [
    [0, mixColors(warm, '#fff1c0', 0.5), 1],
    [0.55, warm, 0.72],
    [1, warm, 0],
  ]);

const drawHalo = (id: string, [x, y]: Point): string =>
  writeElement('circle', { cx: Math.round(x), cy: Math.round(y), r: 92, fill: toUrlReference(`${id}a`) });

function drawCracks(lines: readonly CrackLine[], warm: string, { ground }: Palette): string {
  const cracks = lines.map(({ points, width }) => traceCrack(points, width)).join('');
  return (
    writePath(cracks, {
      fill: 'none',
      stroke: warm,
      'stroke-width': 8,
      'stroke-opacity': 0.38,
      'stroke-linejoin': 'round',
    }) +
    writePath(cracks, {
      fill: '#ffe9a6',
      stroke: mixColors(ground.deep, ink, 0.6),
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    })
  );
}

type CrackLine = { points: Point[]; width: number };

function branchCrack([mx, my]: Point, from: Point, shell: Shell, random: Random): CrackLine[] {
  const heading = Math.atan2(from[1] - my, from[0] - mx);
  const points: Point[] = [from];
  const forks: CrackLine[] = [];
  let [x, y] = from;
  const length = random.pickBetween(40, 84) * (shell.reach / 120);
  for (let step = 1; step <= 6; step += 1) {
    const angle = heading + (step % 2 ? 1 : -1) * random.pickBetween(0.2, 0.75);
    x += (Math.cos(angle) * length) / 6;
    y += (Math.sin(angle) * length) / 6;
    points.push([x, y]);
    if (step === 2 || step === 4) {
      const direction = heading + (step === 2 ? 0.95 : -0.9);
      forks.push({
        points: forkCrack([x, y], direction, length * random.pickBetween(0.3, 0.55), random),
        width: 1.5,
      });
    }
  }
  return [{ points, width: 3.4 }, ...forks];
}

const forkCrack = ([x, y]: Point, heading: number, length: number, random: Random): Point[] =>
  [0, 1, 2, 3].map((step) => {
    const offset = (step % 2 ? 1 : -1) * random.pickBetween(1, 3.4) * Math.min(1, step);
    const distance = (length * step) / 3;
    return [
      x + Math.cos(heading) * distance - Math.sin(heading) * offset,
      y + Math.sin(heading) * distance + Math.cos(heading) * offset,
    ];
  });

/** Path data of one crack: wide at the gap, tapering to its end, with sharp corners. */
function traceCrack(points: readonly Point[], width: number): string {
  const back = points.slice(0, -1).map(([x, y], index): Point => {
    const gap = width * (1 - index / points.length);
    return [x + gap * 0.45, y + gap];
  });
  return tracePolygon([...points, ...back.toReversed()]);
}

/** Draws the brow and eye of the hatchling, which fill the lower part of the gap. */
function drawFace([x, y]: Point, traits: Traits, palette: Palette, random: Random): string {
  const skin = mixColors(palette.ground.mid, palette.ground.deep, 0.55);
  const rows = repeat(5, (row) => {
    const start = formatNumbers(x - 35 + (row % 2) * 4.5, y - 14 + row * 9.5);
    return `M${start}${'q1 6 4 6q4 0 5-6'.repeat(9)}`;
  });
  return (
    writePath(traceBloom([x + 5, y + 9], 41, 26, random, 9, 0.05), {
      fill: skin,
      stroke: ink,
      'stroke-width': 1.4,
    }) +
    writePath(rows, { fill: 'none', stroke: ink, 'stroke-width': 0.8, 'stroke-opacity': 0.5 }) +
    writePath(
      traceRibbon(
        placePoints('-33,-1 -12,-17 12,-17 38,-3', [x, y]),
        (t) => 8 * Math.sin(Math.PI * (0.1 + t * 0.8)),
      ),
      { fill: mixColors(skin, palette.ground.light, 0.4), stroke: ink, 'stroke-width': 1 },
    ) +
    writeElement('ellipse', {
      cx: Math.round(x),
      cy: Math.round(y + 4),
      rx: 23,
      ry: 15,
      fill: ink,
      'fill-opacity': 0.55,
    }) +
    drawDragonEye([x, y + 4], 17, traits.eye, chooseIrisColor(palette))
  );
}

function drawRays(middle: Point, warm: string, random: Random): string {
  const d = repeat(15, (ray) => {
    const angle = -2.9 + ray * 0.19 + random.pickBetween(-0.05, 0.05);
    const placeOnRay = (distance: number) => placeAround(middle, angle, distance);
    const [from, to] = [104 + random.pickBetween(0, 8), 132 + random.pickBetween(0, 26)];
    return engrave(placeOnRay(from), placeOnRay((from + to) / 2), placeOnRay(to), 1.5);
  });
  return writePath(d, { fill: warm, 'fill-opacity': 0.85 });
}

function drawShards({ ground }: Palette, random: Random): string {
  let [outer, edges, lines] = ['', '', ''];
  const shards = parseTriples('112,330,11 133,341,8 283,334,12 262,344,7 92,352,6 309,351,8');
  for (const [x, y, size] of shards) {
    const points = [0, 1, 2, 3, 4].map((corner): Point => {
      const angle = corner * 1.257 + random.next();
      return [
        x + Math.cos(angle) * size * random.pickBetween(0.8, 1.3),
        y + Math.sin(angle) * size * 0.55 * random.pickBetween(0.8, 1.2),
      ];
    });
    edges += tracePolygon(points.map(([px, py]): Point => [px + 1, py + 2.4]));
    outer += tracePolygon(points);
    lines += engrave(
      [x - size * 0.3, y + size * 0.25],
      [x + size * 0.2, y + size * 0.2],
      [x + size * 0.7, y],
      1.2,
    );
  }
  const edge = createOutline(0.9);
  return (
    writePath(edges, { fill: mixColors(ground.light, '#fff8e6', 0.6), ...edge }) +
    writePath(outer, { fill: ground.mid, ...edge }) +
    writePath(lines, { fill: ink, 'fill-opacity': 0.6 })
  );
}
