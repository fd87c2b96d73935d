import { closedCurve, sliver } from '../curve.ts';
import type { Palette } from '../palette.ts';
import { ink, mixed, paper } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { group, numerals, path } from '../svg.ts';
import type { Traits1 as Traits } from './traits-1.ts';
import type { Tube } from '../dragon/limb.ts';

/** The plates of throat and belly, paler than the body. */
export function belly(spine: Tube, palette: Palette, end: number): string {
  const steps = 18;
  const line = (t: (share: number) => number) =>
    Array.from({ length: steps + 1 }, (_, index) => spine.at((index / steps) * end, t(index / steps)));
  const inner = (share: number) => 0.42 + 0.5 * Math.max(0, share - 0.5) ** 1.4;
  let cuts = '';
  const count = Math.round((spine.length * end) / 8);
  for (let cut = 1; cut < count; cut += 1) {
    const s = (cut / count) * end;
    const t = inner(cut / count);
    cuts += sliver(spine.at(s, t), spine.at(s + 0.004, (t + 1) / 2), spine.at(s - 0.004, 0.99), 1.5);
  }
  const pale = palette.golden ? '#fff0bd' : mixed(palette.marks.light, paper, 0.5);
  return (
    path(closedCurve([...line(inner), ...line(() => 1).toReversed()]), { fill: pale, 'fill-opacity': 0.88 }) +
    path(cuts, { fill: ink, 'fill-opacity': 0.7 })
  );
}

/** The pattern of the eggshell, along the back. */
export function markings(
  gene: Traits['pattern'],
  spine: Tube,
  { marks }: Palette,
  random: Random,
  end: number,
): string {
  const striped = gene === 'bands' || gene === 'tide' || gene === 'flame' || gene === 'fern';
  let [broad, fine] = ['', ''];
  const count = striped ? 17 : 26;
  for (let index = 0; index < count; index += 1) {
    const s = 0.04 + ((index + random.between(-0.2, 0.2)) / count) * (end - 0.04);
    const wide = 9 / spine.length;
    if (striped) {
      const reach = random.between(-0.15, 0.25);
      broad += closedCurve([
        spine.at(s - wide * 0.5, -0.98),
        spine.at(s, -0.4),
        spine.at(s + wide * 0.7, reach),
        spine.at(s + wide * 0.7, -0.4),
        spine.at(s + wide * 0.6, -0.98),
      ]);
      continue;
    }
    const t = random.between(-0.85, 0.05);
    const size = random.between(2.4, 6);
    const ring = (share: number) =>
      closedCurve(
        [0, 1, 2, 3, 4].map((corner): Point => {
          const [x, y] = spine.at(s, t);
          const far = size * share * random.between(0.8, 1.2);
          return [x + Math.cos(corner * 1.257) * far, y + Math.sin(corner * 1.257) * far];
        }),
      );
    broad += ring(1);
    if (gene === 'ocelli' || gene === 'constellation') fine += ring(0.45);
  }
  return group(
    { 'data-gene': 'pattern secondary' },
    path(broad, { fill: mixed(marks.mid, marks.deep, 0.4), 'fill-opacity': 0.62 }),
    path(fine, { fill: marks.light }),
  );
}

/** Scales over back and flanks in the shape of the gene, sparser towards the light. */
export function scaling(gene: Traits['scales'], spine: Tube, random: Random, end: number): string {
  let d = '';
  const step = gene === 'fine' ? 7 : 9.5;
  const count = Math.round((spine.length * end) / step);
  for (let index = 0; index < count; index += 1) {
    const s = ((index + 0.5) / count) * end;
    const radius = spine.radiusAt(s);
    const rows = Math.max(1, Math.round((radius * 1.25) / step));
    for (let row = 0; row < rows; row += 1) {
      const t = -0.78 + ((row + (index % 2) * 0.5) / rows) * 1.1;
      if (t > 0.34 || random.next() < 0.2 + 0.25 * spine.lightAt(s, t)) continue;
      d += marks[gene](spine, s, t);
    }
  }
  return group(
    { 'data-gene': 'scales' },
    path(d, {
      fill: 'none',
      stroke: ink,
      'stroke-width': 0.8,
      'stroke-opacity': 0.62,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
}

const marks: Record<Traits['scales'], (spine: Tube, s: number, t: number) => string> = {
  fine: (spine, s, t) => bent(spine, s, t, 2.2, 2),
  round: (spine, s, t) => bent(spine, s, t, 3.6, 4.2),
  keeled: (spine, s, t) => {
    const put = framed(spine, s, t);
    return `M${numerals(...put(0, -3.2))}L${numerals(...put(4.4, 0))}L${numerals(...put(0, 3.2))}M${numerals(...put(0.4, 0))}L${numerals(...put(3.4, 0))}`;
  },
  bare: (spine, s, t) => (t < -0.2 ? '' : bent(spine, s, t, 5, 1.4)),
};

const framed = (spine: Tube, s: number, t: number) => {
  const [x, y] = spine.at(s, t);
  const heading = spine.headingAt(s);
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  return (ahead: number, aside: number): Point => [
    x + cos * ahead - sin * aside,
    y + sin * ahead + cos * aside,
  ];
};

function bent(spine: Tube, s: number, t: number, half: number, depth: number): string {
  const put = framed(spine, s, t);
  const [ax, ay] = put(0, -half);
  const [bx, by] = put(depth * 2, 0);
  const [cx, cy] = put(0, half);
  return `M${numerals(ax, ay)}q${numerals(bx - ax, by - ay, cx - ax, cy - ay)}`;
}
