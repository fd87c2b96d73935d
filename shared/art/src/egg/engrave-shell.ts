import { closeCurve, engrave } from '../curve.ts';
import { ink } from '../palette.ts';
import { writePath } from '../svg.ts';
import type { Shell } from './shell.ts';

/** Draws shading lines along parallels, wide in the core of the shadow, where lighter meridians cross them. `strength` scales opacity. */
export function engraveShell(shell: Shell, strength: number): string {
  return (
    writePath(traceParallels(shell, 0.5, 1), { fill: ink, 'fill-opacity': 0.72 * strength }) +
    writePath(traceParallels(shell, 0.24, 0.75, 0.5), { fill: ink, 'fill-opacity': 0.6 * strength }) +
    writePath(traceMeridians(shell), { fill: ink, 'fill-opacity': 0.45 * strength })
  );
}

/** Draws the outline of the shell, thin on the lit side and thick on the other side. */
export function engraveRim({ rim: points }: Shell): string {
  const inner = points.map(([x, y], index) => {
    const [ahead, behind] = [
      points[(index + 1) % points.length],
      points[(index + points.length - 1) % points.length],
    ];
    if (!ahead || !behind) return [x, y] as const;
    const [dx, dy] = [ahead[0] - behind[0], ahead[1] - behind[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [dy / length, -dx / length];
    const shade = Math.max(0, nx * 0.66 + ny * 0.75);
    const width = 0.9 + 2.6 * shade;
    return [x - nx * width, y - ny * width] as const;
  });
  return writePath(closeCurve(points) + closeCurve(inner), { fill: ink, 'fill-rule': 'evenodd' });
}

/** Steps of height from pole to pole. */
const parallelCount = 41;

/** Path data of one line per step of height, from the point where the brightness is below `limit` to the right edge. */
function traceParallels(shell: Shell, limit: number, weight: number, offset = 0): string {
  let d = '';
  for (let row = 1; row < parallelCount; row += 1) {
    const v = -1 + (2 * (row + offset)) / parallelCount;
    if (v > 0.97) break;
    const end = 1.5;
    const start = findShadow(shell, v, limit);
    if (end - start < 0.12) continue;
    const depth = 1 - shell.measureLight((start + end * 2) / 3, v);
    d += engrave(
      shell.locate(start, v),
      shell.locate((start + end) / 2, v),
      shell.locate(end, v),
      weight * (0.35 + 1.25 * depth),
    );
  }
  return d;
}

function findShadow(shell: Shell, v: number, limit: number) {
  for (let u = -1.3; u < 1.5; u += 0.06) if (shell.measureLight(u, v) < limit) return u;
  return 1.5;
}

function traceMeridians(shell: Shell): string {
  let d = '';
  for (let u = 0.35; u < 1.45; u += 0.085) {
    let start = 0.96;
    while (start > -0.8 && shell.measureLight(u, start) < 0.2) start -= 0.04;
    if (start > 0.75) continue;
    const shiftLongitude = (v: number) => u + (v - start) * 0.12;
    d += engrave(
      shell.locate(u, start),
      shell.locate(shiftLongitude((start + 0.96) / 2), (start + 0.96) / 2),
      shell.locate(shiftLongitude(0.96), 0.96),
      0.9,
    );
  }
  return d;
}
