import { closedCurve } from '../../curve.ts';
import { ink, mixColors } from '../../palette.ts';
import { formatNumbers, path } from '../../svg.ts';
import type { Pattern, PatternSheet } from './pattern.ts';

/** Speckles as on eggs of seabirds: pale spots below the glaze, dark ones above it, dense in a wreath. */
export const speckle: Pattern = (sheet) => {
  const { marks, ground } = sheet.palette;
  const pigment = mixColors(marks.deep, ink, 0.25);
  const size = 3.5 + sheet.scale * 4;
  return (
    path(blots(sheet, 16, size * 1.5), {
      fill: mixColors(marks.mid, ground.mid, 0.35),
      'fill-opacity': 0.5,
    }) +
    path(blots(sheet, 26, size), {
      fill: marks.mid,
      'fill-opacity': 0.8,
      stroke: marks.deep,
      'stroke-opacity': 0.6,
      'stroke-width': 0.7,
    }) +
    path(blots(sheet, 13, size * 1.25), { fill: pigment, 'fill-opacity': 0.88 }) +
    path(dots(sheet, 70), { ...dot, stroke: pigment, 'stroke-width': 2 }) +
    path(dots(sheet, 60), { ...dot, stroke: marks.deep, 'stroke-width': 3.4 })
  );
};

const dot = { fill: 'none', 'stroke-linecap': 'round', 'stroke-opacity': 0.8 } as const;

function blots({ shell, random }: PatternSheet, count: number, size: number) {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const [u, v] = place(random.next, random.between(-1.45, 1.45));
    const reach = size * random.between(0.45, 1.35);
    const stretch = random.between(0.7, 1.3);
    const corners = 6 + random.below(3);
    const turn = random.next() * 6;
    d += closedCurve(
      Array.from({ length: corners }, (_, corner) => {
        const angle = turn + (corner / corners) * Math.PI * 2;
        const far = reach * random.between(0.55, 1.3);
        const radius = Math.max(14, shell.radiusAt(v));
        return shell.at(
          u + (Math.cos(angle) * far * stretch) / radius,
          v + (Math.sin(angle) * far) / stretch / shell.reach,
        );
      }),
    );
  }
  return d;
}

function dots({ shell, random }: PatternSheet, count: number) {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const [u, v] = place(random.next, random.between(-1.5, 1.5));
    d += `M${formatNumbers(...shell.at(u, v))}h0`;
  }
  return d;
}

/** Three of five speckles are in the wreath around the upper third. */
const place = (next: () => number, u: number) =>
  next() < 0.6
    ? ([u, -0.38 + (next() + next() + next() - 1.5) * 0.34] as const)
    : ([u, next() * 1.8 - 0.9] as const);
