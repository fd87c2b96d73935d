import { ribbon, sliver } from '../curve.ts';
import { ink, inkOutline, mixColors } from '../palette.ts';
import type { Point } from '../svg.ts';
import { path } from '../svg.ts';
import type { Horn } from './horns.ts';

/** Draws the horns on both sides of a head. The far ones are shifted forward and darker. */
export function drawHorns(
  shapes: readonly Horn[],
  transform: (point: Point) => Point,
  { size, grown }: { size: number; grown: number },
  golden: boolean,
): { far: string; near: string } {
  const bone = golden ? '#f6dc8c' : '#e8dabb';
  const drawSide = (shift: Point, fill: string) => {
    let [outlines, rings] = ['', ''];
    for (const { line, width, growsFrom } of shapes) {
      const [bx, by] = growsFrom ?? line[0] ?? [0, 0];
      const points = line.map(([x, y]) =>
        transform([bx + (x - bx) * grown + shift[0], by + (y - by) * grown + shift[1]]),
      );
      const widthAt = (t: number) => width * size * (0.5 + 0.5 * grown) * (1 - t) ** 0.8 + 0.5;
      outlines += ribbon(points, widthAt);
      points.slice(0, -1).forEach((point, index) => {
        const next = points[index + 1];
        if (!next) return;
        for (const share of [0.15, 0.48, 0.8]) {
          const [x, y] = [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share];
          const halfWidth = widthAt((index + share) / (points.length - 1)) * 0.46;
          const angle = Math.atan2(next[1] - point[1], next[0] - point[0]);
          const [nx, ny] = [-Math.sin(angle) * halfWidth, Math.cos(angle) * halfWidth];
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
  return { far: drawSide([-9, 1], mixColors(bone, '#6b5a45', 0.45)), near: drawSide([0, 0], bone) };
}
