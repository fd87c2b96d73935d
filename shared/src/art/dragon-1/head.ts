import { closedCurve, openCurve, ribbon, sliver } from '../curve.ts';
import { dragonEye } from '../dragon-eye.ts';
import type { Palette } from '../palette.ts';
import { ink, mixed, paper } from '../palette.ts';
import { plot } from '../plot.ts';
import type { Point } from '../svg.ts';
import { group, path } from '../svg.ts';
import type { Traits1 as Traits } from './traits-1.ts';
import { drawHorns } from './draw-horns.ts';

type Skull = {
  upper: readonly Point[];
  jaw: readonly Point[];
  mouth: readonly Point[];
  nostril: Point;
  eye: Point;
  brow: readonly Point[];
  /** Spikes of cheek and chin: base and tip. */
  spikes: readonly (readonly [Point, Point])[];
  teeth: readonly Point[];
};

/** Head shapes: looking left, nape at 0 0, about 60 units long. */
const skulls: Record<Traits['head'], Skull> = {
  drake: {
    upper: plot(
      '10,-10 0,-17 -12,-20 -21,-15 -33,-10 -45,-12 -55,-7 -58,0 -52,4 -38,3 -24,5 -12,10 2,14 12,8',
    ),
    jaw: plot('2,6 -14,6 -30,3 -46,4 -52,8 -45,13 -28,14 -14,18 -2,18 8,12'),
    mouth: plot('-57,2 -48,5 -36,3.5 -24,5.5 -14,9'),
    nostril: [-51, -5],
    eye: [-19, -7],
    brow: plot('-30,-10 -20,-16 -9,-16 1,-10'),
    spikes: [
      [
        [-6, 12],
        [10, 24],
      ],
      [
        [2, 8],
        [22, 14],
      ],
      [
        [-38, 12],
        [-36, 21],
      ],
      [
        [-28, 14],
        [-24, 22],
      ],
    ],
    teeth: plot('-49,4 -42,3.5 -34,3.5'),
  },
  lizard: {
    upper: plot('10,-8 0,-14 -14,-15 -28,-10 -44,-6 -58,-4 -66,1 -64,5 -48,4 -30,4 -14,8 2,12 12,8'),
    jaw: plot('2,6 -16,5 -34,4 -56,5 -61,8 -50,11 -30,12 -14,15 0,16 8,11'),
    mouth: plot('-65,4 -50,4.5 -34,4 -20,5 -8,3'),
    nostril: [-60, -0.5],
    eye: [-20, -5],
    brow: plot('-30,-8 -20,-13 -10,-12 0,-8'),
    spikes: [
      [
        [0, 9],
        [12, 17],
      ],
      [
        [4, 2],
        [18, 6],
      ],
    ],
    teeth: [],
  },
  beaked: {
    upper: plot(
      '10,-10 0,-18 -14,-21 -26,-17 -38,-15 -50,-10 -57,0 -56,12 -50,6 -38,4 -24,6 -12,10 2,14 12,8',
    ),
    jaw: plot('2,6 -14,7 -30,5 -46,6 -50,10 -42,14 -28,15 -12,18 0,18 8,12'),
    mouth: plot('-54,6 -44,5 -32,5 -20,8 -12,7'),
    nostril: [-45, -5],
    eye: [-21, -8],
    brow: plot('-31,-12 -21,-18 -10,-17 0,-11'),
    spikes: [
      [
        [-4, 12],
        [12, 22],
      ],
      [
        [4, 4],
        [24, 8],
      ],
      [
        [6, -4],
        [26, -4],
      ],
    ],
    teeth: [],
  },
  wyrm: {
    upper: plot('10,-8 2,-13 -10,-16 -18,-13 -28,-9 -42,-8 -54,-10 -61,-4 -58,2 -44,3 -28,4 -12,9 2,12 12,8'),
    jaw: plot('2,6 -14,8 -30,8 -46,9 -54,9 -50,14 -34,16 -16,19 -2,17 8,11'),
    mouth: plot('-58,3 -46,5.5 -32,6 -20,7 -10,7'),
    nostril: [-55, -5],
    eye: [-19, -6],
    brow: plot('-28,-8 -19,-13 -9,-13 2,-8'),
    spikes: [
      [
        [-50, 12],
        [-56, 30],
      ],
      [
        [-44, 14],
        [-44, 33],
      ],
      [
        [0, 12],
        [14, 22],
      ],
      [
        [6, 4],
        [24, 10],
      ],
    ],
    teeth: plot('-52,2.5 -46,3.5 -40,3.5 -34,4'),
  },
};

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
  const horns = drawHorns(traits.horns, place, size, palette.golden);
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
    group({ 'data-gene': 'horns' }, horns.far) +
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
    group({ 'data-gene': 'horns' }, horns.near)
  );
}
