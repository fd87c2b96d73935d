import { closeCurve, traceRibbon, engrave } from './curve.ts';
import type { Palette } from './palette.ts';
import { ink, mixColors } from './palette.ts';
import type { Point } from './svg.ts';
import { writeElement, formatNumbers, writeGroup, parsePoints, writePath } from './svg.ts';
import type { Traits } from './traits.ts';

/** Draws the eye of a dragon. `size` is the distance from a corner to the centre, `turn` a rotation in radians. */
export function drawDragonEye(
  [x, y]: Point,
  size: number,
  gene: Traits['eye'],
  iris: string,
  turn = 0,
  isLookingRight = false,
): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const side = isLookingRight ? -1 : 1;
  const placePoint = (px: number, py: number): Point => [
    x + (side * px * cos - py * sin) * size,
    y + (side * px * sin + py * cos) * size,
  ];
  const isRound = gene === 'round' || gene === 'pearl';
  const lid = closeCurve(
    parsePoints(lids[isRound ? 'round' : 'narrow']).map(([px, py]) => placePoint(px, py)),
  );
  const drawDisc = ([cx, cy]: Point, radius: number, fill: string) =>
    writeElement('circle', {
      cx: formatNumbers(cx),
      cy: formatNumbers(cy),
      r: formatNumbers(radius * size),
      fill,
    });
  const middle = placePoint(-0.05, -0.02);
  return writeGroup(
    { 'data-gene': 'eye' },
    writePath(lid, {
      fill: gene === 'pearl' ? mixColors(iris, '#ffffff', 0.6) : mixColors(iris, '#fff6c8', 0.55),
      stroke: ink,
      'stroke-width': formatNumbers(Math.max(0.8, size * 0.16)),
    }),
    gene === 'pearl'
      ? drawDisc(middle, 0.5, mixColors(iris, ink, 0.25)) +
          drawDisc(middle, 0.36, mixColors(iris, '#ffffff', 0.75))
      : drawDisc(middle, 0.46, iris),
    pupils[gene](placePoint, size),
    writePath(
      traceRibbon(
        [placePoint(-1.1, 0.05), placePoint(-0.4, -0.62), placePoint(0.4, -0.72), placePoint(1.3, -0.35)],
        (t) => size * 0.3 * Math.sin(Math.PI * (0.1 + t * 0.8)),
      ),
      { fill: ink },
    ),
    drawDisc(placePoint(-0.28, -0.22), 0.13, '#fff'),
  );
}

const lids = {
  round: '-0.9,0.02 -0.5,-0.62 0.25,-0.7 0.95,-0.1 0.5,0.52 -0.3,0.6',
  narrow: '-1.05,0.2 -0.45,-0.42 0.3,-0.52 1.1,-0.28 0.55,0.36 -0.3,0.5',
};

/** The colour of the magic with some amber. */
export const chooseIrisColor = ({ golden, magic }: Palette): string =>
  golden ? '#c98a12' : mixColors(magic.mid, '#ffb347', 0.3);

type Pupil = (placePoint: (x: number, y: number) => Point, size: number) => string;

const pupils: Record<Traits['eye'], Pupil> = {
  slit: (placePoint, size) =>
    writePath(engrave(placePoint(-0.05, -0.5), placePoint(-0.05, 0), placePoint(-0.05, 0.46), size * 0.26), {
      fill: ink,
    }),
  round: (placePoint, size) =>
    writePath(`M${formatNumbers(...placePoint(-0.05, -0.02))}h0`, {
      fill: 'none',
      stroke: ink,
      'stroke-linecap': 'round',
      'stroke-width': formatNumbers(size * 0.44),
    }),
  star: (placePoint, size) =>
    writePath(
      [0, 1, 2]
        .map((arm) => {
          const [dx, dy] = [Math.cos(arm * 1.047 + 0.5) * 0.42, Math.sin(arm * 1.047 + 0.5) * 0.42];
          return engrave(
            placePoint(-0.05 - dx, -dy),
            placePoint(-0.05, 0),
            placePoint(-0.05 + dx, dy),
            size * 0.22,
          );
        })
        .join(''),
      { fill: ink },
    ),
  pearl: () => '',
};
