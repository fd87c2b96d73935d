import { closeCurve, engrave, placeAround } from '../curve.ts';
import type { Palette } from '../palette.ts';
import { ink, mixColors, paper } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { writeGroup, formatNumbers, writePath } from '../svg.ts';
import type { Traits } from '../traits.ts';
import type { Tube } from './tube.ts';

/** A part of the spine, as shares of its length. */
export type Span = { from: number; to: number };

/** Draws shadow and light of a strand in transparent watercolors with uneven edges. */
export function drawWatercolors(spine: Tube, { from, to }: Span, palette: Palette, random: Random): string {
  const steps = Math.max(5, Math.round(spine.measureLength(from, to) / 16));
  const toPosition = (index: number) => from + (index / steps) * (to - from);
  const traceLayer = (inner: number, outer: number, roughness: number) =>
    closeCurve([
      ...Array.from({ length: steps + 1 }, (_, index) =>
        spine.locate(toPosition(index), inner + random.pickBetween(-roughness, roughness)),
      ),
      ...Array.from({ length: steps + 1 }, (_, index) =>
        spine.locate(
          toPosition(steps - index),
          outer + (outer < 1 ? random.pickBetween(-roughness, roughness) : 0),
        ),
      ),
    ]);
  const { ground } = palette;
  const styleEdge = (color: string, strength: number) => ({
    fill: color,
    'fill-opacity': strength,
    stroke: color,
    'stroke-opacity': strength * 0.8,
    'stroke-width': 1,
  });
  return (
    writePath(traceLayer(-1.05, -0.42, 0.1), styleEdge(mixColors(ground.mid, ground.deep, 0.25), 0.34)) +
    writePath(traceLayer(-0.3, 0.02, 0.07), { fill: paper, 'fill-opacity': 0.26 }) +
    writePath(traceLayer(0.3, 1.05, 0.12), styleEdge(ground.mid, 0.4)) +
    writePath(traceLayer(0.62, 1.05, 0.09), styleEdge(ground.deep, 0.4))
  );
}

/** Draws the plates of throat and belly, paler than the body, up to the share `end` of the spine. */
export function drawBelly(spine: Tube, { from, to }: Span, end: number, palette: Palette): string {
  const until = Math.min(to, end);
  if (until - from < 0.02) return '';
  const steps = Math.max(5, Math.round(spine.measureLength(from, until) / 22));
  const toPosition = (share: number) => from + share * (until - from);
  const placeLine = (t: (s: number) => number) =>
    Array.from({ length: steps + 1 }, (_, index) =>
      spine.locate(toPosition(index / steps), t(toPosition(index / steps))),
    );
  const computeInner = (s: number) => 0.42 + 0.5 * Math.max(0, s / end - 0.5) ** 1.4;
  let cuts = '';
  const count = Math.round(spine.measureLength(from, until) / 8);
  for (let cut = 1; cut < count; cut += 1) {
    const s = toPosition(cut / count);
    const t = computeInner(s);
    cuts += engrave(
      spine.locate(s, t),
      spine.locate(s + 0.003, (t + 1) / 2),
      spine.locate(s - 0.003, 0.99),
      1.5,
    );
  }
  const color = palette.golden ? '#f6d778' : mixColors(palette.marks.light, paper, 0.5);
  return (
    writePath(closeCurve([...placeLine(computeInner), ...placeLine(() => 1).toReversed()]), {
      fill: color,
      'fill-opacity': 0.9,
    }) + writePath(cuts, { fill: palette.golden ? '#6d430c' : ink, 'fill-opacity': 0.7 })
  );
}

/** Draws the pattern of the dragon's eggshell along its back. */
export function drawMarkings(
  { pattern: gene, markScale }: Traits,
  spine: Tube,
  { marks }: Palette,
  random: Random,
  { from, to }: Span,
): string {
  const isStriped = gene === 'bands' || gene === 'tide' || gene === 'flame' || gene === 'fern';
  const sizeFactor = 0.7 + 0.75 * markScale;
  let [broad, fine] = ['', ''];
  const count = Math.round(spine.measureLength(from, to) / ((isStriped ? 24 : 17) * sizeFactor));
  for (let index = 0; index < count; index += 1) {
    const s = from + ((index + 0.5 + random.pickBetween(-0.2, 0.2)) / count) * (to - from);
    const halfWidth = (9 * sizeFactor) / spine.measureSpeed(s);
    if (isStriped) {
      const reach = random.pickBetween(-0.15, 0.25);
      broad += closeCurve([
        spine.locate(s - halfWidth * 0.5, -0.98),
        spine.locate(s, -0.4),
        spine.locate(s + halfWidth * 0.7, reach),
        spine.locate(s + halfWidth * 0.7, -0.4),
        spine.locate(s + halfWidth * 0.6, -0.98),
      ]);
      continue;
    }
    const t = random.pickBetween(-0.85, 0.05);
    const size = random.pickBetween(2.8, 6.6) * sizeFactor;
    const traceRing = (share: number) =>
      closeCurve(
        [0, 1, 2, 3, 4].map((corner) =>
          placeAround(spine.locate(s, t), corner * 1.257, size * share * random.pickBetween(0.8, 1.2)),
        ),
      );
    broad += traceRing(1);
    if (gene === 'ocelli' || gene === 'constellation') fine += traceRing(0.45);
  }
  return writeGroup(
    { 'data-gene': 'pattern secondary' },
    writePath(broad, { fill: mixColors(marks.mid, marks.deep, 0.4), 'fill-opacity': 0.62 }),
    writePath(fine, { fill: marks.light }),
  );
}

/** Draws the scales of the gene on back and flanks, sparser towards the light. */
export function drawScales(
  gene: Traits['scales'],
  spine: Tube,
  random: Random,
  { from, to }: Span,
  color: string,
): string {
  let d = '';
  const step = gene === 'fine' ? 7 : 9.5;
  const count = Math.round(spine.measureLength(from, to) / step);
  for (let index = 0; index < count; index += 1) {
    const s = from + ((index + 0.5) / count) * (to - from);
    const rows = Math.max(1, Math.round((spine.measureRadius(s) * 1.25) / step));
    for (let row = 0; row < rows; row += 1) {
      const t = -0.78 + ((row + (index % 2) * 0.5) / rows) * 1.1;
      if (t > 0.34 || random.next() < 0.2 + 0.25 * spine.measureLight(s, t)) continue;
      d += marks[gene](spine, s, t);
    }
  }
  return writeGroup(
    { 'data-gene': 'scales' },
    writePath(d, {
      fill: 'none',
      stroke: color,
      'stroke-width': 0.8,
      'stroke-opacity': 0.62,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
}

const marks: Record<Traits['scales'], (spine: Tube, s: number, t: number) => string> = {
  fine: (spine, s, t) => traceArc(spine, s, t, 2.2, 2),
  round: (spine, s, t) => traceArc(spine, s, t, 3.6, 4.2),
  keeled: (spine, s, t) => {
    const placePoint = createFrame(spine, s, t);
    return `M${formatNumbers(...placePoint(0, -3.2))}L${formatNumbers(...placePoint(4.4, 0))}L${formatNumbers(...placePoint(0, 3.2))}M${formatNumbers(...placePoint(0.4, 0))}L${formatNumbers(...placePoint(3.4, 0))}`;
  },
  bare: (spine, s, t) => (t < -0.2 ? '' : traceArc(spine, s, t, 5, 1.4)),
};

const createFrame = (spine: Tube, s: number, t: number) => {
  const [x, y] = spine.locate(s, t);
  const heading = spine.measureHeading(s);
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  return (forward: number, sideways: number): Point => [
    x + cos * forward - sin * sideways,
    y + sin * forward + cos * sideways,
  ];
};

function traceArc(spine: Tube, s: number, t: number, halfHeight: number, depth: number): string {
  const placePoint = createFrame(spine, s, t);
  const [ax, ay] = placePoint(0, -halfHeight);
  const [bx, by] = placePoint(depth * 2, 0);
  const [cx, cy] = placePoint(0, halfHeight);
  return `M${formatNumbers(ax, ay)}q${formatNumbers(bx - ax, by - ay, cx - ax, cy - ay)}`;
}
