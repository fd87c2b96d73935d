import { ribbon, sliver } from '../curve.ts';
import { ink, mixed } from '../palette.ts';
import { plot } from '../plot.ts';
import type { Point } from '../svg.ts';
import { path } from '../svg.ts';
import type { Traits1 as Traits } from './traits-1.ts';

type Horn = { line: readonly Point[]; width: number };

/** Horn shapes from the brow backwards, in the units of the head (looking left, nape at 0 0). */
const horns: Record<Traits['horns'], readonly Horn[]> = {
  swept: [
    {
      line: plot('-8,-14 6,-27 26,-33 46,-29 60,-18'),
      width: 11,
    },
  ],
  ram: [
    {
      line: plot('-8,-14 4,-28 22,-30 33,-17 30,0 16,8 4,2 6,-7'),
      width: 13,
    },
  ],
  straight: [
    {
      line: plot('-9,-15 4,-34 18,-54 32,-72'),
      width: 8.5,
    },
    {
      line: plot('2,-12 16,-22 32,-31'),
      width: 6,
    },
  ],
  lyre: [
    {
      line: plot('-8,-15 4,-30 4,-46 -4,-58 -2,-72 8,-80'),
      width: 9,
    },
  ],
  stag: [
    {
      line: plot('-8,-15 6,-32 22,-44 34,-60 36,-76'),
      width: 8,
    },
    {
      line: plot('6,-32 4,-46 -4,-56'),
      width: 5.5,
    },
    {
      line: plot('20,-42 34,-46 46,-44'),
      width: 5.5,
    },
    {
      line: plot('31,-56 24,-66 20,-76'),
      width: 4.5,
    },
  ],
  crown: [
    {
      line: plot('-18,-15 -18,-24 -12,-33'),
      width: 7,
    },
    {
      line: plot('-10,-16 -6,-30 4,-42'),
      width: 8.5,
    },
    {
      line: plot('-1,-14 10,-28 26,-36'),
      width: 8.5,
    },
    {
      line: plot('4,-8 20,-17 37,-18'),
      width: 7.5,
    },
    {
      line: plot('5,0 18,-3 30,2'),
      width: 6,
    },
  ],
};

/** Both horns of a head; the far one first, shifted forward and shaded. */
export function drawHorns(
  gene: Traits['horns'],
  place: (point: Point) => Point,
  size: number,
  golden: boolean,
): { far: string; near: string } {
  const bone = golden ? '#f6dc8c' : '#e8dabb';
  const pair = (shift: Point, fill: string) => {
    let [shapes, rings] = ['', ''];
    for (const { line, width } of horns[gene]) {
      const points = line.map(([x, y]) => place([x + shift[0], y + shift[1]]));
      const thick = (t: number) => width * size * (1 - t) ** 0.8 + 0.5;
      shapes += ribbon(points, thick);
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
    return (
      path(shapes, { fill, stroke: ink, 'stroke-width': 1.1, 'stroke-linejoin': 'round' }) +
      path(rings, { fill: ink, 'fill-opacity': 0.7 })
    );
  };
  return { far: pair([-9, 1], mixed(bone, '#6b5a45', 0.45)), near: pair([0, 0], bone) };
}
