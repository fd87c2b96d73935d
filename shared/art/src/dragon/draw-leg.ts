import { closeCurve, engrave } from '../curve.ts';
import { createOutline } from '../palette.ts';
import type { Point } from '../svg.ts';
import { parsePoints, writePath } from '../svg.ts';
import { engraveTube, buildTube } from './tube.ts';
import type { Leg } from './skeleton.ts';

/** Draws a leg from hip to claws; `girth` is a factor of its thickness. */
export function drawLeg({ joints, toes }: Leg, girth: number, fill: string, isEngraved: boolean): string {
  const tube = buildTube(joints.map(([x, y, r]) => [x, y, r * girth] as const));
  const [x, y, r] = joints[joints.length - 1] ?? [0, 0, 0];
  const [cos, sin] = [Math.cos(toes), Math.sin(toes)];
  // Toes spread to both sides of the direction of the foot. `down` points towards the sole.
  const down = cos < 0 ? -1 : 1;
  const placePoint = (distance: number, offset: number): Point => [
    x + cos * distance - sin * offset * down,
    y + sin * distance + cos * offset * down,
  ];
  let [pads, claws] = ['', ''];
  for (const [offset, distance] of parsePoints('-4.5,7 3.5,8.5 -0.5,12')) {
    pads += closeCurve([
      placePoint(-r * 0.6, offset - 3),
      placePoint(distance * 0.6, offset - 4.4),
      placePoint(distance + 3, offset - 1.5),
      placePoint(distance + 2, offset + 3.6),
      placePoint(-r * 0.4, offset + 4.5),
    ]);
    claws += engrave(
      placePoint(distance + 1, offset - 1),
      placePoint(distance + 8, offset - 2),
      placePoint(distance + 13, offset + 4.5),
      4.6,
    );
  }
  return (
    writePath(claws, { fill: '#efe4cb', ...createOutline(0.8) }) +
    writePath(pads, { fill, ...createOutline(0.9) }) +
    writePath(tube.outline, { fill }) +
    writePath(tube.contour, { fill: 'none', ...createOutline(1.4), 'stroke-linecap': 'round' }) +
    (isEngraved ? engraveTube(tube, { from: 0.12 }) : '')
  );
}
