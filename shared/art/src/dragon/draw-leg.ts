import { closedCurve, sliver } from '../curve.ts';
import { inkOutline } from '../palette.ts';
import type { Point } from '../svg.ts';
import { path } from '../svg.ts';
import { engraveTube, tubeOf } from './tube.ts';
import type { Leg } from './skeleton.ts';

type LegPaint = { fill: string; isEngraved: boolean };

/** A leg from hip to claws. `stout` scales its thickness. */
export function drawLeg({ joints, toes }: Leg, stout: number, { fill, isEngraved }: LegPaint): string {
  const tube = tubeOf(joints.map(([x, y, r]) => [x, y, r * stout] as const));
  const [x, y, r] = joints[joints.length - 1] ?? [0, 0, 0];
  const [cos, sin] = [Math.cos(toes), Math.sin(toes)];
  // Toes spread to both sides of their direction; `down` points to the sole.
  const down = cos < 0 ? -1 : 1;
  const put = (far: number, aside: number): Point => [
    x + cos * far - sin * aside * down,
    y + sin * far + cos * aside * down,
  ];
  let [pads, claws] = ['', ''];
  for (const [aside, far] of [
    [-4.5, 7],
    [3.5, 8.5],
    [-0.5, 12],
  ] as const) {
    pads += closedCurve([
      put(-r * 0.6, aside - 3),
      put(far * 0.6, aside - 4.4),
      put(far + 3, aside - 1.5),
      put(far + 2, aside + 3.6),
      put(-r * 0.4, aside + 4.5),
    ]);
    claws += sliver(put(far + 1, aside - 1), put(far + 8, aside - 2), put(far + 13, aside + 4.5), 4.6);
  }
  return (
    path(claws, { fill: '#efe4cb', ...inkOutline(0.8) }) +
    path(pads, { fill, ...inkOutline(0.9) }) +
    path(tube.outline, { fill }) +
    path(tube.contour, { fill: 'none', ...inkOutline(1.4), 'stroke-linecap': 'round' }) +
    (isEngraved ? engraveTube(tube, { from: 0.12 }) : '')
  );
}
