import { closeCurve, openCurve, engrave } from '../../curve.ts';
import type { Tint } from '../../palette.ts';
import { ink, createOutline, mixColors } from '../../palette.ts';
import type { Random } from '../../random.ts';
import type { Point } from '../../svg.ts';
import { repeat, writePath } from '../../svg.ts';

/** A boulder in units of the drawing. */
interface Boulder {
  /** Centre of its top face. */
  x: number;
  y: number;
  halfWidth: number;
  /** Half the depth of its top face. */
  depth: number;
  /** Above the water. */
  height: number;
}

/** From back to front. Each hides a part of those behind it. */
const boulders: Boulder[] = [
  { x: 84, y: 338, halfWidth: 42, depth: 9, height: 13 },
  { x: 318, y: 338, halfWidth: 44, depth: 9, height: 14 },
  { x: 200, y: 336, halfWidth: 104, depth: 13, height: 18 },
  { x: 128, y: 346, halfWidth: 46, depth: 9, height: 17 },
  { x: 276, y: 347, halfWidth: 50, depth: 9, height: 16 },
  { x: 198, y: 351, halfWidth: 44, depth: 8, height: 17 },
];

/** House of Water: boulders in shallow water, with foam at their feet, ripples, reeds and bulrushes. */
export const drawBoulders = (tone: Tint, house: Tint, random: Random): string => {
  const outline = createOutline(0.9);
  const green = mixColors(house.deep, '#7d9a48', 0.66);
  const { blades, stalks, heads } = traceReeds(random);
  return (
    writePath(blades, { fill: green, ...createOutline(0.5) }) +
    writePath(stalks, { fill: 'none', stroke: mixColors(green, ink, 0.35), 'stroke-width': 1.3 }) +
    writePath(heads, { fill: mixColors(house.deep, '#8a5a34', 0.8), stroke: ink, 'stroke-width': 0.6 }) +
    writePath(traceRipples(random), { fill: house.deep, 'fill-opacity': 0.62 }) +
    boulders.map((boulder) => drawBoulder(boulder, tone, house, random, outline)).join('')
  );
};

function traceReeds(random: Random) {
  let [blades, stalks, heads] = ['', '', ''];
  for (let reed = 0; reed < 15; reed += 1) {
    const isRight = reed % 3 !== 0;
    const x = isRight ? random.pickBetween(322, 372) : random.pickBetween(30, 64);
    const [height, lean] = [random.pickBetween(30, 74), random.pickBetween(-9, 13)];
    if (reed % 4 === 1) {
      const top: Point = [x + lean, 350 - height - 8];
      stalks += openCurve([[x, 354], [x + lean * 0.3, 350 - height / 2], top]);
      heads += engrave([top[0] - 0.6, top[1] + 11], top, [top[0] + 0.6, top[1] - 11], 3.4);
      continue;
    }
    blades += engrave([x, 356], [x + lean * 0.25, 352 - height / 2], [x + lean, 352 - height], 2.5);
  }
  return { blades, stalks, heads };
}

const traceRipples = (random: Random) =>
  repeat(9, (ring) => {
    const [reach, y] = [150 + ring * 5 - random.pickBetween(0, 12), 356 + ring * 4];
    const placePoint = (t: number): Point => [200 + reach * t, y - 9 * t * t + ring * 0.6];
    return repeat(4, (piece) => {
      const from = -1 + piece * 0.5 + random.pickBetween(0, 0.14);
      const to = from + random.pickBetween(0.22, 0.42);
      return engrave(placePoint(from), placePoint((from + to) / 2), placePoint(to), 1.5);
    });
  });

/** Draws the shaded sides of a boulder, its top face, and foam where it meets the water. */
function drawBoulder(
  { x, y, halfWidth, depth, height }: Boulder,
  tone: Tint,
  house: Tint,
  random: Random,
  outline: Record<string, string | number>,
): string {
  const topFace = Array.from({ length: 12 }, (_, corner): Point => {
    const angle = (corner / 12) * Math.PI * 2;
    const reach = random.pickBetween(0.93, 1.07);
    return [x + Math.cos(angle) * halfWidth * reach, y + Math.sin(angle) * depth * reach];
  });
  // The front edge of the top face, from right to left, and the foot below it.
  const brim = topFace.slice(0, 7);
  const foot = brim.map(([px, py], corner): Point => [
    x + (px - x) * 1.04,
    py + height * (corner === 0 || corner === 6 ? 0.45 : 1) + random.pickBetween(-1.5, 1.5),
  ]);
  let [cuts, foam] = ['', ''];
  const lines = Math.round(halfWidth / 3.4);
  for (let line = 1; line < lines; line += 1) {
    const share = line / lines;
    const px = x - halfWidth * 0.94 + 1.88 * halfWidth * share;
    const depthShare = Math.sqrt(Math.max(0, 1 - ((px - x) / halfWidth) ** 2));
    const from = y + depth * depthShare;
    // Lines are longer and denser where the side faces away from the light.
    const to = from + height * depthShare * (0.25 + 0.6 * share) * random.pickBetween(0.75, 1.1);
    cuts += engrave([px, from], [px + 0.6, (from + to) / 2], [px + 0.4, to], 0.55 + 0.7 * share);
  }
  for (const [index, point] of foot.entries()) {
    const next = foot[index + 1];
    if (!next || random.next() < 0.25) continue;
    const middle: Point = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + 2.4];
    foam += engrave([point[0], point[1] + 1], middle, [next[0], next[1] + 1], 1.5);
  }
  const side = closeCurve([...brim, ...foot.toReversed()]);
  const place = (across: number, down: number): Point => [x + halfWidth * across, y + depth * down];
  const shine = engrave(place(-0.72, -0.2), place(-0.3, -0.62), place(0.2, -0.66), 1.8);
  const damp = engrave(place(-0.1, 0.5), place(0.3, 0.46), place(0.66, 0.2), 1);
  return (
    writePath(side, { fill: mixColors(tone.mid, tone.deep, 0.3), ...outline }) +
    writePath(cuts, { fill: ink, 'fill-opacity': 0.6 }) +
    writePath(closeCurve(topFace), { fill: mixColors(tone.light, tone.mid, 0.35), ...outline }) +
    writePath(shine, { fill: '#ffffff', 'fill-opacity': 0.6 }) +
    writePath(damp, { fill: ink, 'fill-opacity': 0.4 }) +
    writePath(foam, { fill: mixColors(house.light, '#ffffff', 0.5) })
  );
}
