import { ribbon, sliver } from '../curve.ts';
import { ink, inkOutline, mixColors } from '../palette.ts';
import type { Point } from '../svg.ts';
import { path } from '../svg.ts';
import type { Horn } from './horns.ts';

/** Both horns of a head; the far one first, shifted forward and shaded. */
export function drawHorns(
  shapes: readonly Horn[],
  transform: (point: Point) => Point,
  { size, grown }: { size: number; grown: number },
  golden: boolean,
): { far: string; near: string } {
  const bone = golden ? '#f6dc8c' : '#e8dabb';
  const pair = (shift: Point, fill: string) => {
    let [outlines, rings] = ['', ''];
    for (const { line, width, grownFrom } of shapes) {
      const [bx, by] = grownFrom ?? line[0] ?? [0, 0];
      const points = line.map(([x, y]) =>
        transform([bx + (x - bx) * grown + shift[0], by + (y - by) * grown + shift[1]]),
      );
      const thick = (t: number) => width * size * (0.5 + 0.5 * grown) * (1 - t) ** 0.8 + 0.5;
      outlines += ribbon(points, thick);
      points.slice(0, -1).forEach((point, index) => {
        const next = points[index + 1];
        if (!next) return;
        for (const share of [0.15, 0.48, 0.8]) {
          const [x, y] = [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share];
          const half = thick((index + share) / (points.length - 1)) * 0.46;
          const angle = Math.atan2(next[1] - point[1], next[0] - point[0]);
          const [nx, ny] = [-Math.sin(angle) * half, Math.cos(angle) * half];
          rings += sliver(
            [x + nx, y + ny],
            [x + Math.cos(angle) * 1.2, y + Math.sin(angle) * 1.2],
            [x - nx * 0.4, y - ny * 0.4],
            0.9,
          );
        }
      });
    }
    return path(outlines, { fill, ...inkOutline(1.1) }) + path(rings, { fill: ink, 'fill-opacity': 0.7 });
  };
  return { far: pair([-9, 1], mixColors(bone, '#6b5a45', 0.45)), near: pair([0, 0], bone) };
}
