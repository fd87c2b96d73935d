import { tracePolygon, traceRibbon } from '../curve.ts';
import { gold } from '../palette.ts';
import type { Random } from '../random.ts';
import { traceSparkle } from '../sparkle.ts';
import type { Point } from '../svg.ts';
import { path } from '../svg.ts';
import type { Shell } from './shell.ts';

/** Draws gold leaf: seams, and torn square flakes. The caller clips it to the shell. */
export function drawGoldLeaf(shell: Shell, random: Random): string {
  let [bright, dim, seams, sparks] = ['', '', '', ''];
  for (let flake = 0; flake < 34; flake += 1) {
    const [u, v] = [random.between(-1.4, 1.4), random.between(-0.92, 0.92)];
    const [x, y] = shell.at(u, v);
    const size = random.between(3, 10);
    const flakePath = tracePolygon(
      [0, 1, 2, 3, 4, 5].map((corner): Point => {
        const radius = size * random.between(0.5, 1.2);
        return [
          x + Math.cos(corner * 1.047) * radius * Math.max(0.35, Math.cos(u)),
          y + Math.sin(corner * 1.047) * radius,
        ];
      }),
    );
    if (shell.measureLight(u, v) > 0.55) bright += flakePath;
    else dim += flakePath;
    if (flake % 5 === 0 && shell.measureLight(u, v) > 0.5)
      sparks += traceSparkle([x, y], random.between(5, 9), 0.14);
  }
  for (const v of [-0.5, 0.05, 0.6])
    seams += traceRibbon(
      [-1.5, -0.8, 0, 0.8, 1.5].map((u) => shell.at(u, v + random.between(-0.05, 0.05))),
      () => 0.8,
    );
  return (
    path(bright, { fill: '#fff6cf', 'fill-opacity': 0.55 }) +
    path(dim, { fill: '#f2c75a', 'fill-opacity': 0.4 }) +
    path(seams, { fill: gold.deep, 'fill-opacity': 0.45 }) +
    path(sparks, { fill: '#fffdf0' })
  );
}
