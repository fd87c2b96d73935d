import { closedCurve, openCurve, polygon, sliver } from '../curve.ts';
import type { Tint } from '../palette.ts';
import { ink, mixed, paper } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { group, path } from '../svg.ts';
import type { Traits1 as Traits } from './traits-1.ts';
import type { Tube } from '../dragon/limb.ts';

type Crest = (spine: Tube, tint: Tint, random: Random, end: number) => string;

/** The crest along the back, from the nape to `end` (a share of the spine). Drawn before the body, which covers its base. */
export const crest = (gene: Traits['crest'], spine: Tube, tint: Tint, random: Random, end: number) =>
  group({ 'data-gene': 'crest' }, crests[gene](spine, tint, random, end));

const outline = { stroke: ink, 'stroke-width': 1, 'stroke-linejoin': 'round' } as const;

/** A point `height` above the back, inclined towards the tail. */
const above = (spine: Tube, s: number, height: number, lean = 0): Point => {
  const [x, y] = spine.at(s, -0.86);
  const heading = spine.headingAt(s);
  return [
    x + Math.sin(heading) * height + Math.cos(heading) * lean,
    y - Math.cos(heading) * height + Math.sin(heading) * lean,
  ];
};

const swell = (share: number) => 0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, share * 0.85 + 0.1));

const spines: Crest = (spine, tint, _random, end) => {
  let [d, cuts] = ['', ''];
  const count = Math.round((spine.length * end) / 13);
  for (let index = 1; index < count; index += 1) {
    const s = (index / count) * end;
    const high = 19 * swell(index / count);
    const half = 6 / spine.length;
    d += polygon([
      above(spine, s - half, 0),
      above(spine, s, high * 0.55, 1),
      above(spine, s + half, high, 7),
      above(spine, s + half * 0.9, high * 0.4, 3),
      above(spine, s + half, 0),
    ]);
    cuts += sliver(
      above(spine, s + half * 0.3, 1),
      above(spine, s + half * 0.5, high * 0.45, 2),
      above(spine, s + half, high * 0.9, 6),
      1.1,
    );
  }
  return path(d, { fill: tint.mid, ...outline }) + path(cuts, { fill: tint.deep });
};

const sail: Crest = (spine, tint, _random, end) => {
  const steps = Math.round((spine.length * end) / 17);
  const hem: Point[] = [];
  let rays = '';
  for (let index = 0; index <= steps; index += 1) {
    const s = (index / steps) * end;
    const high = 32 * Math.sin(Math.PI * Math.min(1, 0.06 + (index / steps) * 0.92)) ** 0.7;
    hem.push(above(spine, s, high, 5));
    if (index < steps) hem.push(above(spine, s + end / steps / 2, high * 0.82, 5));
    rays += sliver(above(spine, s, 0), above(spine, s, high * 0.5, 1.5), above(spine, s, high + 2, 5), 2);
  }
  const back = Array.from({ length: 12 }, (_, index) => spine.at(end * (1 - index / 11), -0.7));
  const d = closedCurve([...hem, ...back]);
  return (
    path(d, { fill: paper }) +
    path(d, { fill: tint.mid, 'fill-opacity': 0.85, ...outline }) +
    path(rays, { fill: tint.deep })
  );
};

const mane: Crest = (spine, tint, random, end) => {
  const locks = ['', '', ''];
  const count = Math.round((spine.length * end * 0.62) / 3.2);
  for (let index = 0; index < count; index += 1) {
    const s = (index / count) * end * 0.62;
    const long = random.between(20, 36) * (1 - 0.35 * (index / count));
    const layer = index % 3;
    locks[layer] += closedCurve([
      above(spine, s, -4),
      above(spine, s, long * 0.4, long * 0.1),
      above(spine, s, long * 0.62, long * 0.55),
      above(spine, s, long * 0.5, long * 0.98),
      above(spine, s, long * 0.34, long * 0.5),
      above(spine, s + 8 / spine.length, -4),
    ]);
  }
  return [tint.deep, tint.mid, mixed(tint.mid, tint.light, 0.6)]
    .map((fill, layer) => path(locks[layer] ?? '', { fill, ...outline, 'stroke-width': 0.7 }))
    .join('');
};

const plates: Crest = (spine, tint, _random, end) => {
  let [back, front, cuts] = ['', '', ''];
  const count = Math.round((spine.length * end) / 21);
  for (let index = 0; index <= count; index += 1) {
    const s = ((index + 0.4) / (count + 1)) * end;
    const high = 27 * swell(index / count);
    const half = 9.5 / spine.length;
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

const smooth: Crest = (spine, tint, _random, end) => {
  const line = Array.from({ length: 16 }, (_, index) => above(spine, (index / 15) * end, 2.5));
  return (
    path(openCurve(line), { fill: 'none', stroke: ink, 'stroke-width': 6.5, 'stroke-linecap': 'round' }) +
    path(openCurve(line), { fill: 'none', stroke: tint.mid, 'stroke-width': 4.4, 'stroke-linecap': 'round' })
  );
};

const fronds: Crest = (spine, tint, _random, end) => {
  let [leaves, ribs] = ['', ''];
  const count = Math.round((spine.length * end) / 15);
  for (let index = 0; index < count; index += 1) {
    const s = ((index + 0.3) / count) * end;
    const high = 30 * swell(index / count);
    leaves += closedCurve([
      above(spine, s, -3),
      above(spine, s, high * 0.35, -4),
      above(spine, s, high * 0.8, 2),
      above(spine, s, high, 13),
      above(spine, s, high * 0.62, 13),
      above(spine, s, high * 0.25, 7),
    ]);
    ribs += sliver(
      above(spine, s, 0, 1),
      above(spine, s, high * 0.5, 3),
      above(spine, s, high * 0.94, 11),
      1.3,
    );
  }
  return path(leaves, { fill: tint.mid, ...outline }) + path(ribs, { fill: tint.deep });
};

const crests: Record<Traits['crest'], Crest> = { spines, sail, mane, plates, smooth, fronds };
