import { closeCurve, openCurve, tracePolygon, engrave } from '../curve.ts';
import type { Tint } from '../palette.ts';
import { ink, createOutline, mixColors, paper } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { writeGroup, writeLine, writePath } from '../svg.ts';
import type { Traits } from '../traits.ts';
import type { Tube } from './tube.ts';

/** The part of a crest on one strand of the spine. Positions are shares of the spine. */
export type CrestSpan = {
  from: number;
  to: number;
  /** Where the whole crest ends. */
  end: number;
  size: number;
  /** Factor of the distance between spikes, plates or hairs. */
  step: number;
};

type Crest = (spine: Tube, tint: Tint, random: Random, span: CrestSpan) => string;

/** Draws the crest along a part of the back. It is drawn before the body, which covers its base. */
export const drawCrest = (gene: Traits['crest'], spine: Tube, tint: Tint, random: Random, span: CrestSpan) =>
  span.to - span.from < 0.02
    ? ''
    : writeGroup({ 'data-gene': 'crest' }, crests[gene](spine, tint, random, span));

const outline = createOutline(1);

/** A point `height` units above the back, moved `lean` units towards the tail. */
const riseAbove = (spine: Tube, s: number, height: number, lean = 0): Point => {
  const [x, y] = spine.locate(s, -0.86);
  const [mx, my] = spine.locate(s, 0);
  const heading = spine.measureHeading(s);
  const distance = Math.hypot(x - mx, y - my) || 1;
  return [
    x + ((x - mx) / distance) * height + Math.cos(heading) * lean,
    y + ((y - my) / distance) * height + Math.sin(heading) * lean,
  ];
};

const computeSwell = (share: number) => 0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, share * 0.85 + 0.1));

/** Positions on the spine, `step` units apart, and the share of the whole crest at each. */
function listPositions(
  spine: Tube,
  { from, to, end, step: spread }: CrestSpan,
  step: number,
): { s: number; share: number }[] {
  const count = Math.max(1, Math.round(spine.measureLength(from, to) / (step * spread)));
  return Array.from({ length: count }, (_, index) => {
    const s = from + ((index + 0.5) / count) * (to - from);
    return { s, share: s / end };
  });
}

/** Converts a length in units of the drawing to a share of the spine around `s`. */
const toShare = (spine: Tube, s: number, length: number) => length / spine.measureSpeed(s);

const drawSpines: Crest = (spine, tint, _random, span) => {
  let [d, cuts] = ['', ''];
  for (const { s, share } of listPositions(spine, span, 14)) {
    const height = 25 * computeSwell(share) * span.size;
    const halfWidth = toShare(spine, s, 7);
    d += tracePolygon([
      riseAbove(spine, s - halfWidth, 0),
      riseAbove(spine, s, height * 0.55, 1),
      riseAbove(spine, s + halfWidth, height, 8),
      riseAbove(spine, s + halfWidth * 0.9, height * 0.4, 3),
      riseAbove(spine, s + halfWidth, 0),
    ]);
    cuts += engrave(
      riseAbove(spine, s + halfWidth * 0.3, 1),
      riseAbove(spine, s + halfWidth * 0.5, height * 0.45, 2),
      riseAbove(spine, s + halfWidth, height * 0.9, 7),
      1.1,
    );
  }
  return writePath(d, { fill: tint.mid, ...outline }) + writePath(cuts, { fill: tint.deep });
};

const drawSail: Crest = (spine, tint, _random, span) => {
  const { from, to, end, size } = span;
  const steps = Math.max(2, Math.round(spine.measureLength(from, to) / 18));
  const toPosition = (index: number) => from + (index / steps) * (to - from);
  const hem: Point[] = [];
  let rays = '';
  for (let index = 0; index <= steps; index += 1) {
    const s = toPosition(index);
    const height = 44 * size * Math.sin(Math.PI * Math.min(1, 0.06 + (s / end) * 0.92)) ** 0.7;
    hem.push(riseAbove(spine, s, height, 6));
    if (index < steps) hem.push(riseAbove(spine, toPosition(index + 0.5), height * 0.8, 6));
    rays += engrave(
      riseAbove(spine, s, 0),
      riseAbove(spine, s, height * 0.5, 1.5),
      riseAbove(spine, s, height + 3, 6),
      2,
    );
  }
  const back = Array.from({ length: 10 }, (_, index) => spine.locate(to - ((to - from) * index) / 9, -0.7));
  const d = closeCurve([...hem, ...back]);
  return (
    writePath(d, { fill: paper }) +
    writePath(d, { fill: tint.mid, 'fill-opacity': 0.82, ...outline }) +
    writePath(rays, { fill: tint.deep })
  );
};

const drawMane: Crest = (spine, tint, random, { from, to, end, size, step }) => {
  const locks = ['', '', ''];
  const until = Math.min(to, end * 0.66);
  if (until <= from) return '';
  listPositions(spine, { from, to: until, end, size, step }, 3.6).forEach(({ s, share }, index) => {
    const length = random.pickBetween(24, 44) * (1 - 0.4 * share) * size;
    const layer = index % 3;
    locks[layer] += closeCurve([
      riseAbove(spine, s, -4),
      riseAbove(spine, s, length * 0.4, length * 0.1),
      riseAbove(spine, s, length * 0.62, length * 0.55),
      riseAbove(spine, s, length * 0.5, length * 0.98),
      riseAbove(spine, s, length * 0.34, length * 0.5),
      riseAbove(spine, s + toShare(spine, s, 9), -4),
    ]);
  });
  return [tint.deep, tint.mid, mixColors(tint.mid, tint.light, 0.6)]
    .map((fill, layer) => writePath(locks[layer] ?? '', { fill, ...createOutline(0.7) }))
    .join('');
};

const drawPlates: Crest = (spine, tint, _random, span) => {
  let [back, front, cuts] = ['', '', ''];
  for (const { s, share } of listPositions(spine, span, 24)) {
    const height = 36 * computeSwell(share) * span.size;
    const halfWidth = toShare(spine, s, 12);
    const tracePlate = (middle: number) =>
      tracePolygon([
        riseAbove(spine, middle - halfWidth * 0.5, -2),
        riseAbove(spine, middle - halfWidth, height * 0.5),
        riseAbove(spine, middle, height, 3),
        riseAbove(spine, middle + halfWidth * 1.1, height * 0.45, 2),
        riseAbove(spine, middle + halfWidth * 0.6, -2),
      ]);
    back += tracePlate(s + halfWidth * 0.9);
    front += tracePlate(s);
    for (const offset of [0.1, 0.4, 0.7])
      cuts += engrave(
        riseAbove(spine, s + halfWidth * offset, 2),
        riseAbove(spine, s + halfWidth * offset, height * 0.3),
        riseAbove(spine, s + halfWidth * offset * 0.7, height * (0.8 - offset * 0.4), 1),
        1,
      );
  }
  return (
    writePath(back, { fill: tint.deep, ...outline }) +
    writePath(front, { fill: tint.mid, ...outline }) +
    writePath(cuts, { fill: ink, 'fill-opacity': 0.6 })
  );
};

const drawRidge: Crest = (spine, tint, _random, { from, to }) => {
  const line = Array.from({ length: 14 }, (_, index) =>
    riseAbove(spine, from + (index / 13) * (to - from), 2.5),
  );
  return writeLine(openCurve(line), ink, 6.5) + writeLine(openCurve(line), tint.mid, 4.4);
};

const drawFronds: Crest = (spine, tint, _random, span) => {
  let [leaves, ribs] = ['', ''];
  for (const { s, share } of listPositions(spine, span, 16)) {
    const height = 40 * computeSwell(share) * span.size;
    leaves += closeCurve([
      riseAbove(spine, s, -3),
      riseAbove(spine, s, height * 0.35, -5),
      riseAbove(spine, s, height * 0.8, 2),
      riseAbove(spine, s, height, 16),
      riseAbove(spine, s, height * 0.62, 15),
      riseAbove(spine, s, height * 0.25, 7),
    ]);
    ribs += engrave(
      riseAbove(spine, s, 0, 1),
      riseAbove(spine, s, height * 0.5, 3),
      riseAbove(spine, s, height * 0.94, 13),
      1.3,
    );
  }
  return writePath(leaves, { fill: tint.mid, ...outline }) + writePath(ribs, { fill: tint.deep });
};

const crests: Record<Traits['crest'], Crest> = {
  spines: drawSpines,
  sail: drawSail,
  mane: drawMane,
  plates: drawPlates,
  smooth: drawRidge,
  fronds: drawFronds,
};
