import { closeCurve } from '../../curve.ts';
import { ink, mixColors } from '../../palette.ts';
import { formatNumbers, repeat, writePath } from '../../svg.ts';
import type { Pattern, PatternSheet } from './pattern.ts';

/** Speckles like those on the eggs of seabirds: pale spots under dark ones, dense in a wreath. */
export const drawSpeckle: Pattern = (sheet) => {
  const { marks, ground } = sheet.palette;
  const pigment = mixColors(marks.deep, ink, 0.25);
  const size = 3.5 + sheet.scale * 4;
  return (
    writePath(traceBlots(sheet, 16, size * 1.5), {
      fill: mixColors(marks.mid, ground.mid, 0.35),
      'fill-opacity': 0.5,
    }) +
    writePath(traceBlots(sheet, 26, size), {
      fill: marks.mid,
      'fill-opacity': 0.8,
      stroke: marks.deep,
      'stroke-opacity': 0.6,
      'stroke-width': 0.7,
    }) +
    writePath(traceBlots(sheet, 13, size * 1.25), { fill: pigment, 'fill-opacity': 0.88 }) +
    writePath(traceDots(sheet, 70), { ...dotStyle, stroke: pigment, 'stroke-width': 2 }) +
    writePath(traceDots(sheet, 60), { ...dotStyle, stroke: marks.deep, 'stroke-width': 3.4 })
  );
};

const dotStyle = { fill: 'none', 'stroke-linecap': 'round', 'stroke-opacity': 0.8 } as const;

const traceBlots = ({ shell, random }: PatternSheet, count: number, size: number) =>
  repeat(count, () => {
    const [u, v] = scatterSpeckle(random.next, random.pickBetween(-1.45, 1.45));
    const reach = size * random.pickBetween(0.45, 1.35);
    const stretch = random.pickBetween(0.7, 1.3);
    const corners = 6 + random.pickInteger(3);
    const turn = random.next() * 6;
    return closeCurve(
      Array.from({ length: corners }, (_, corner) => {
        const angle = turn + (corner / corners) * Math.PI * 2;
        const distance = reach * random.pickBetween(0.55, 1.3);
        const radius = Math.max(14, shell.measureRadius(v));
        return shell.locate(
          u + (Math.cos(angle) * distance * stretch) / radius,
          v + (Math.sin(angle) * distance) / stretch / shell.reach,
        );
      }),
    );
  });

const traceDots = ({ shell, random }: PatternSheet, count: number) =>
  repeat(count, () => {
    const [u, v] = scatterSpeckle(random.next, random.pickBetween(-1.5, 1.5));
    return `M${formatNumbers(...shell.locate(u, v))}h0`;
  });

/** Puts three in five speckles into the wreath around the upper third. */
const scatterSpeckle = (next: () => number, u: number) =>
  next() < 0.6
    ? ([u, -0.38 + (next() + next() + next() - 1.5) * 0.34] as const)
    : ([u, next() * 1.8 - 0.9] as const);
