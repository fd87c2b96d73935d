import { closedCurve, openCurve, ribbon, sliver } from '../curve.ts';
import { dragonEye } from '../dragon-eye.ts';
import type { Palette } from '../palette.ts';
import { ink, mixed, paper } from '../palette.ts';
import { plot } from '../plot.ts';
import type { Point } from '../svg.ts';
import { group, path } from '../svg.ts';
import type { Traits } from '../traits.ts';
import { drawHorns } from './draw-horns.ts';
import type { Head } from './skeleton.ts';

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
  gavial: {
    upper: plot(
      '10,-9 0,-15 -13,-17 -22,-12 -32,-4 -50,-2 -68,-3 -78,-8 -85,-3 -82,4 -66,5 -40,5 -22,6 -10,10 2,13 12,8',
    ),
    jaw: plot('2,6 -16,7 -34,6 -60,6 -80,6 -79,10 -60,11 -34,12 -16,17 -2,18 8,12'),
    mouth: plot('-83,3 -66,5.5 -44,5.5 -24,7 -12,9'),
    nostril: [-78, -3],
    eye: [-17, -6],
    brow: plot('-27,-9 -18,-14 -8,-14 1,-9'),
    spikes: [
      [
        [-2, 12],
        [14, 20],
      ],
      [
        [4, 4],
        [20, 8],
      ],
    ],
    teeth: plot('-76,5 -68,5 -60,5 -52,5 -44,5 -36,5'),
  },
  mastiff: {
    upper: plot('10,-12 0,-19 -12,-22 -24,-19 -34,-18 -42,-12 -44,-2 -38,3 -28,4 -16,7 -4,12 12,9'),
    jaw: plot('4,6 -12,7 -28,5 -42,3 -49,4 -50,12 -42,19 -26,22 -10,22 4,19 10,12'),
    mouth: plot('-48,4 -38,4 -28,5.5 -16,8 -6,10'),
    nostril: [-39, -9],
    eye: [-19, -8],
    brow: plot('-30,-13 -20,-19 -9,-18 2,-11'),
    spikes: [
      [
        [-2, 14],
        [12, 26],
      ],
      [
        [4, 6],
        [22, 14],
      ],
      [
        [-46, 6],
        [-47, -10],
      ],
      [
        [-36, 6],
        [-36, -6],
      ],
    ],
    teeth: plot('-40,4 -26,5'),
  },
};

/** The head at `nape` with horns and eye. `fill` is the paint reference of the body. */
export function head(
  traits: Traits,
  nape: Point,
  { size, turn, gape, looksBack }: Head,
  fill: string,
  palette: Palette,
): string {
  const side = looksBack ? -1 : 1;
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  const place = ([x, y]: Point): Point => [
    nape[0] + side * x * cos - y * sin,
    nape[1] + side * x * sin + y * cos,
  ];
  const skull = skulls[traits.head];
  // The lower jaw opens about its hinge below the ear.
  const [hinge, drop, forward] = [[-2, 9] as const, Math.sin(-gape), Math.cos(gape)];
  const dropped = ([x, y]: Point): Point => [
    hinge[0] + (x - hinge[0]) * forward - (y - hinge[1]) * drop,
    hinge[1] + (x - hinge[0]) * drop + (y - hinge[1]) * forward,
  ];
  const isChin = ([x, y]: Point) => y > 5 && x < -18;
  const horns = drawHorns(traits.horns, place, { size, grown: 0.62 + 0.72 * traits.age }, palette.golden);
  const curve = (points: readonly Point[]) => closedCurve(points.map(place));
  const outline = { stroke: ink, 'stroke-width': 1.3, 'stroke-linejoin': 'round' } as const;
  const { ground, marks } = palette;

  let hatch = '';
  for (let line = 0; line < 11; line += 1) {
    const x = -40 + line * 4.6;
    hatch += sliver(
      place(dropped([x, 9 + line * 0.1])),
      place(dropped([x + 2.4, 12])),
      place(dropped([x + 5.4, 14.6 + line * 0.25])),
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
  const grown = 0.75 + 0.6 * traits.age;
  const spikes = skull.spikes
    .map(([base, end]) => {
      const tip: Point = [base[0] + (end[0] - base[0]) * grown, base[1] + (end[1] - base[1]) * grown];
      const move = isChin(base) ? dropped : (point: Point) => point;
      return sliver(
        place(move(base)),
        place(move([(base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2 - 1])),
        place(move(tip)),
        5 * size,
      );
    })
    .join('');
  const teeth = skull.teeth
    .map(([x, y]) => sliver(place([x, y - 2]), place([x - 0.5, y + 1.5]), place([x - 1, y + 5]), 2.8 * size))
    .join('');
  const mouth =
    gape > 0.2 ? closedCurve([...skull.mouth, ...skull.mouth.map(dropped).toReversed()].map(place)) : '';
  return (
    group({ 'data-gene': 'horns' }, horns.far) +
    group(
      { 'data-gene': 'head' },
      path(spikes, { fill: mixed(marks.mid, ground.mid, 0.3), ...outline, 'stroke-width': 0.9 }),
      path(curve(skull.jaw.map(dropped)), { fill: mixed(ground.mid, ground.deep, 0.3), ...outline }),
      path(mouth, { fill: '#8d2f2c', ...outline, 'stroke-width': 0.9 }),
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
      (7.6 - 1.6 * traits.age) * size,
      traits.eye,
      palette.golden ? '#c98a12' : mixed(palette.magic.mid, '#ffb347', 0.3),
      turn,
      looksBack,
    ) +
    path(
      ribbon(skull.brow.map(place), (t) => 5 * size * Math.sin(Math.PI * (0.12 + 0.8 * t))),
      { fill: mixed(ground.mid, ground.light, 0.4), ...outline, 'stroke-width': 0.9 },
    ) +
    group({ 'data-gene': 'horns' }, horns.near)
  );
}
