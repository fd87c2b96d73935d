import { closedCurve, openCurve, polygon, sliver } from '../curve.ts';
import type { Tint } from '../palette.ts';
import { ink, inkOutline, mixColors, paper } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { group, path } from '../svg.ts';
import type { Traits } from '../traits.ts';
import type { Tube } from './tube.ts';

/** Where a crest grows: from `from` to `to` of the spine, as a part of the crest that ends at `end`; `step` spreads it. */
export type CrestSpan = { from: number; to: number; end: number; size: number; step: number };

type Crest = (spine: Tube, tint: Tint, random: Random, span: CrestSpan) => string;

/** The crest along a part of the back. Drawn before the body, which covers its base. */
export const drawCrest = (gene: Traits['crest'], spine: Tube, tint: Tint, random: Random, span: CrestSpan) =>
  span.to - span.from < 0.02 ? '' : group({ 'data-gene': 'crest' }, crests[gene](spine, tint, random, span));

const outline = inkOutline(1);

/** A point `height` above the back, inclined towards the tail. */
const above = (spine: Tube, s: number, height: number, lean = 0): Point => {
  const [x, y] = spine.at(s, -0.86);
  const [mx, my] = spine.at(s, 0);
  const heading = spine.headingAt(s);
  const far = Math.hypot(x - mx, y - my) || 1;
  return [
    x + ((x - mx) / far) * height + Math.cos(heading) * lean,
    y + ((y - my) / far) * height + Math.sin(heading) * lean,
  ];
};

const swell = (share: number) => 0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, share * 0.85 + 0.1));

/** Places of a span that are `step` apart, and their share of the whole crest. */
function places(
  spine: Tube,
  { from, to, end, step: wide }: CrestSpan,
  step: number,
): { s: number; share: number }[] {
  const count = Math.max(1, Math.round(spine.lengthBetween(from, to) / (step * wide)));
  return Array.from({ length: count }, (_, index) => {
    const s = from + ((index + 0.5) / count) * (to - from);
    return { s, share: s / end };
  });
}

/** A length in units of the drawing as a share of the spine around `s`. */
const shareOf = (spine: Tube, s: number, length: number) => length / spine.speedAt(s);

const spines: Crest = (spine, tint, _random, span) => {
  let [d, cuts] = ['', ''];
  for (const { s, share } of places(spine, span, 14)) {
    const high = 25 * swell(share) * span.size;
    const half = shareOf(spine, s, 7);
    d += polygon([
      above(spine, s - half, 0),
      above(spine, s, high * 0.55, 1),
      above(spine, s + half, high, 8),
      above(spine, s + half * 0.9, high * 0.4, 3),
      above(spine, s + half, 0),
    ]);
    cuts += sliver(
      above(spine, s + half * 0.3, 1),
      above(spine, s + half * 0.5, high * 0.45, 2),
      above(spine, s + half, high * 0.9, 7),
      1.1,
    );
  }
  return path(d, { fill: tint.mid, ...outline }) + path(cuts, { fill: tint.deep });
};

const sail: Crest = (spine, tint, _random, span) => {
  const { from, to, end, size } = span;
  const steps = Math.max(2, Math.round(spine.lengthBetween(from, to) / 18));
  const at = (index: number) => from + (index / steps) * (to - from);
  const hem: Point[] = [];
  let rays = '';
  for (let index = 0; index <= steps; index += 1) {
    const s = at(index);
    const high = 44 * size * Math.sin(Math.PI * Math.min(1, 0.06 + (s / end) * 0.92)) ** 0.7;
    hem.push(above(spine, s, high, 6));
    if (index < steps) hem.push(above(spine, at(index + 0.5), high * 0.8, 6));
    rays += sliver(above(spine, s, 0), above(spine, s, high * 0.5, 1.5), above(spine, s, high + 3, 6), 2);
  }
  const back = Array.from({ length: 10 }, (_, index) => spine.at(to - ((to - from) * index) / 9, -0.7));
  const d = closedCurve([...hem, ...back]);
  return (
    path(d, { fill: paper }) +
    path(d, { fill: tint.mid, 'fill-opacity': 0.82, ...outline }) +
    path(rays, { fill: tint.deep })
  );
};

const mane: Crest = (spine, tint, random, { from, to, end, size, step }) => {
  const locks = ['', '', ''];
  const until = Math.min(to, end * 0.66);
  if (until <= from) return '';
  places(spine, { from, to: until, end, size, step }, 3.6).forEach(({ s, share }, index) => {
    const long = random.between(24, 44) * (1 - 0.4 * share) * size;
    const layer = index % 3;
    locks[layer] += closedCurve([
      above(spine, s, -4),
      above(spine, s, long * 0.4, long * 0.1),
      above(spine, s, long * 0.62, long * 0.55),
      above(spine, s, long * 0.5, long * 0.98),
      above(spine, s, long * 0.34, long * 0.5),
      above(spine, s + shareOf(spine, s, 9), -4),
    ]);
  });
  return [tint.deep, tint.mid, mixColors(tint.mid, tint.light, 0.6)]
    .map((fill, layer) => path(locks[layer] ?? '', { fill, ...inkOutline(0.7) }))
    .join('');
};

const plates: Crest = (spine, tint, _random, span) => {
  let [back, front, cuts] = ['', '', ''];
  for (const { s, share } of places(spine, span, 24)) {
    const high = 36 * swell(share) * span.size;
    const half = shareOf(spine, s, 12);
    const plate = (at: number) =>
      polygon([
        above(spine, at - half * 0.5, -2),
        above(spine, at - half, high * 0.5),
        above(spine, at, high, 3),
        above(spine, at + half * 1.1, high * 0.45, 2),
        above(spine, at + half * 0.6, -2),
      ]);
    back += plate(s + half * 0.9);
    front += plate(s);
    for (const aside of [0.1, 0.4, 0.7])
      cuts += sliver(
        above(spine, s + half * aside, 2),
        above(spine, s + half * aside, high * 0.3),
        above(spine, s + half * aside * 0.7, high * (0.8 - aside * 0.4), 1),
        1,
      );
  }
  return (
    path(back, { fill: tint.deep, ...outline }) +
    path(front, { fill: tint.mid, ...outline }) +
    path(cuts, { fill: ink, 'fill-opacity': 0.6 })
  );
};

const smooth: Crest = (spine, tint, _random, { from, to }) => {
  const line = Array.from({ length: 14 }, (_, index) => above(spine, from + (index / 13) * (to - from), 2.5));
  return (
    path(openCurve(line), { fill: 'none', stroke: ink, 'stroke-width': 6.5, 'stroke-linecap': 'round' }) +
    path(openCurve(line), { fill: 'none', stroke: tint.mid, 'stroke-width': 4.4, 'stroke-linecap': 'round' })
  );
};

const fronds: Crest = (spine, tint, _random, span) => {
  let [leaves, ribs] = ['', ''];
  for (const { s, share } of places(spine, span, 16)) {
    const high = 40 * swell(share) * span.size;
    leaves += closedCurve([
      above(spine, s, -3),
      above(spine, s, high * 0.35, -5),
      above(spine, s, high * 0.8, 2),
      above(spine, s, high, 16),
      above(spine, s, high * 0.62, 15),
      above(spine, s, high * 0.25, 7),
    ]);
    ribs += sliver(
      above(spine, s, 0, 1),
      above(spine, s, high * 0.5, 3),
      above(spine, s, high * 0.94, 13),
      1.3,
    );
  }
  return path(leaves, { fill: tint.mid, ...outline }) + path(ribs, { fill: tint.deep });
};

const crests: Record<Traits['crest'], Crest> = { spines, sail, mane, plates, smooth, fronds };
