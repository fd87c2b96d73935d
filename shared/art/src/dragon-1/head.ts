import { closedCurve, openCurve, ribbon, sliver } from '../curve.ts';
import { dragonEye } from '../dragon-eye.ts';
import type { Palette } from '../palette.ts';
import { ink, mixed, paper } from '../palette.ts';
import { plot } from '../plot.ts';
import type { Point } from '../svg.ts';
import { group, path } from '../svg.ts';
import type { Traits1 as Traits } from './traits-1.ts';
import { drawHorns } from '../dragon/draw-horns.ts';
import { horns } from '../dragon/horns.ts';
import { skulls } from '../dragon/skulls.ts';

/** The head at `nape`, turned by `turn` radians, with horns and eye. `fill` is the paint reference of the body. */
export function head(
  traits: Traits,
  nape: Point,
  { size, turn }: { size: number; turn: number },
  fill: string,
  palette: Palette,
): string {
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  const place = ([x, y]: Point): Point => [nape[0] + x * cos - y * sin, nape[1] + x * sin + y * cos];
  const skull = skulls[traits.head];
  const { far, near } = drawHorns(horns[traits.horns], place, { size, grown: 1 }, palette.golden);
  const curve = (points: readonly Point[]) => closedCurve(points.map(place));
  const outline = { stroke: ink, 'stroke-width': 1.3, 'stroke-linejoin': 'round' } as const;
  const { ground, marks } = palette;

  let hatch = '';
  for (let line = 0; line < 11; line += 1) {
    const x = -40 + line * 4.6;
    hatch += sliver(
      place([x, 9 + line * 0.1]),
      place([x + 2.4, 12]),
      place([x + 5.4, 14.6 + line * 0.25]),
      1.2,
    );
  }
  let scales = '';
  for (const [x, y] of plot('-2,-7 -8,-2 0,0 -6,5 4,5 -14,2 -28,-5 -34,-6 -31,-1 -38,-2 -44,-5 -25,0')) {
    scales += openCurve(
      [
        [x - 2.6, y - 1],
        [x, y + 2.2],
        [x + 2.6, y - 1],
      ].map(([px = 0, py = 0]) => place([px, py])),
    );
  }
  const spikes = skull.spikes
    .map(([[ax, ay], tip]) =>
      sliver(place([ax, ay]), place([(ax + tip[0]) / 2, (ay + tip[1]) / 2 - 1]), place(tip), 5 * size),
    )
    .join('');
  const teeth = skull.teeth
    .map(([x, y]) => sliver(place([x, y - 2]), place([x - 0.5, y + 1.5]), place([x - 1, y + 5]), 2.8 * size))
    .join('');
  return (
    group({ 'data-gene': 'horns' }, far) +
    group(
      { 'data-gene': 'head' },
      path(spikes, { fill: mixed(marks.mid, ground.mid, 0.3), ...outline, 'stroke-width': 0.9 }),
      path(curve(skull.jaw), { fill: mixed(ground.mid, ground.deep, 0.3), ...outline }),
      path(teeth, { fill: paper, ...outline, 'stroke-width': 0.6 }),
      path(curve(skull.upper), { fill, ...outline }),
      path(scales, { fill: 'none', stroke: ink, 'stroke-width': 0.8, 'stroke-opacity': 0.6 }),
      path(hatch, { fill: ink, 'fill-opacity': 0.6 }),
      path(
        ribbon(skull.mouth.map(place), (t) => 1.2 + 1.6 * t),
        { fill: ink },
      ),
      path(
        ribbon(
          plot('-3,-1 0,0.6 3.2,-0.6').map(([x, y]) => place([skull.nostril[0] + x, skull.nostril[1] + y])),
          () => 2.2,
        ),
        { fill: ink },
      ),
    ) +
    dragonEye(
      place(skull.eye),
      6.6 * size,
      traits.eye,
      palette.golden ? '#c98a12' : mixed(palette.magic.mid, '#ffb347', 0.3),
      turn,
    ) +
    path(
      ribbon(skull.brow.map(place), (t) => 5 * size * Math.sin(Math.PI * (0.12 + 0.8 * t))),
      { fill: mixed(ground.mid, ground.light, 0.4), ...outline, 'stroke-width': 0.9 },
    ) +
    group({ 'data-gene': 'horns' }, near)
  );
}
