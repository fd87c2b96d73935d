import { crest } from './dragon/crest.ts';
import { head } from './dragon/head.ts';
import { belly, markings, scaling } from './dragon/hide.ts';
import { ledge, skyline } from './dragon/ledge.ts';
import { leg } from './dragon/leg.ts';
import type { Joint } from './dragon/limb.ts';
import { engraveTube, tubeOf } from './dragon/limb.ts';
import { poses } from './dragon/pose.ts';
import { tailTip } from './dragon/tail-tip.ts';
import { beyond, wing } from './dragon/wing.ts';
import { goldenMark } from './egg/gold-finish.ts';
import type { Genome } from './genome.ts';
import { glory, ground } from './ground.ts';
import type { Palette } from './palette.ts';
import { ink, mixed, paletteOf, paper } from './palette.ts';
import { randomFor } from './random.ts';
import { clip, group, linearGradient, link, path, picture, radialGradient } from './svg.ts';
import type { Traits } from './traits.ts';
import { traitsOf } from './traits.ts';

export type DragonPose = 'resting' | 'flight';

/** A dragon in profile as a complete SVG, 400 units square, transparent background. Its resting pose is a gene. */
export function drawDragon(genome: Genome, { pose: wanted }: { pose: DragonPose }): string {
  const traits = traitsOf(genome);
  const palette = paletteOf(traits);
  const random = (part: string) => randomFor(genome, part);
  const id = `d${genome.slice(0, 10)}${wanted.charAt(0)}`;
  const pose = poses[wanted === 'flight' ? 'flight' : traits.pose];
  const flesh = girth[traits.build];

  const spine = tubeOf(
    pose.spine.map((joint, index) => fleshed(joint, index / (pose.spine.length - 1), pose.trunk, flesh)),
    { capped: false },
  );
  const paint = link(`${id}b`);
  const shade = mixed(palette.ground.mid, palette.ground.deep, 0.62);
  const wingPaint = {
    membrane: link(`${id}m`),
    arm: paint,
    skin: palette.marks,
    flesh: palette.ground,
    far: false,
  };
  const light = ground(`${id}h`, palette, random('ground'), [200, 196]);
  const rock = pose.stands ? ledge(`${id}r`, palette, random('ledge')) : undefined;
  const [, hips] = pose.trunk;
  const nape = spine.at(0, 0);

  const dragon =
    wing(traits.wings, beyond(pose.wing, pose.farWing), {
      ...wingPaint,
      membrane: link(`${id}n`),
      far: true,
    }) +
    group(
      { 'data-gene': 'build primary' },
      leg(pose.far.hind, shade, flesh.limb, false) + leg(pose.far.fore, shade, flesh.limb, false),
    ) +
    crest(traits.crest, spine, palette.marks, random('crest'), hips + 0.12) +
    tailTip(traits.tail, spine, palette.marks) +
    group(
      { 'data-gene': 'build primary' },
      path(spine.outline, { fill: paint, stroke: ink, 'stroke-width': 1.5, 'stroke-linejoin': 'round' }),
    ) +
    group(
      { 'clip-path': link(`${id}c`) },
      markings(traits.pattern, spine, palette, random('markings'), hips + 0.3),
      belly(spine, palette, hips + 0.05),
      scaling(traits.scales, spine, random('scales'), hips + 0.12),
      engraveTube(spine),
    ) +
    group(
      { 'data-gene': 'build primary' },
      leg(pose.near.hind, paint, flesh.limb, true) + leg(pose.near.fore, paint, flesh.limb, true),
    ) +
    wing(traits.wings, pose.wing, wingPaint) +
    head(traits, nape, pose.head, paint, palette);

  return picture(
    light.definition + (rock?.definition ?? '') + paints(id, palette) + clip(`${id}c`, spine.outline),
    light.drawn +
      (palette.golden ? glory([200, 196], 128, 190, '#c8921f') : '') +
      (rock?.drawn ?? skyline(palette, random('skyline'))) +
      group(pose.stands ? { 'data-gene': 'pose' } : { transform: 'translate(16 26) scale(.92)' }, dragon) +
      (palette.golden ? goldenMark([200, 366], 11) : ''),
  );
}

type Girth = { neck: number; trunk: number; tail: number; limb: number };

const girth: Record<Traits['build'], Girth> = {
  lithe: { neck: 0.96, trunk: 0.94, tail: 1, limb: 0.94 },
  stout: { neck: 1.2, trunk: 1.1, tail: 1.25, limb: 1.12 },
  serpentine: { neck: 0.9, trunk: 0.82, tail: 0.95, limb: 0.84 },
};

function fleshed(
  [x, y, r]: Joint,
  s: number,
  [from, to]: readonly [number, number],
  { neck, trunk, tail }: Girth,
): Joint {
  return [x, y, r * (s < from ? neck : s <= to ? trunk : tail)];
}

function paints(id: string, { ground: tint, marks, golden }: Palette) {
  return (
    linearGradient(
      `${id}b`,
      [90, 60, 300, 350],
      golden
        ? [
            [0, '#fff3c0'],
            [0.28, '#eec257'],
            [0.5, '#d09a26'],
            [0.66, '#f1cd6a'],
            [1, '#7f5210'],
          ]
        : [
            [0, mixed(tint.light, paper, 0.3)],
            [0.35, mixed(tint.light, tint.mid, 0.5)],
            [0.68, tint.mid],
            [1, mixed(tint.mid, tint.deep, 0.6)],
          ],
      'userSpaceOnUse',
    ) +
    radialGradient(`${id}m`, { cx: 0.26, cy: 0.2, r: 0.95 }, [
      [0, mixed(marks.light, paper, 0.55)],
      [0.3, marks.light],
      [0.62, mixed(marks.light, marks.mid, 0.75)],
      [0.86, marks.mid],
      [1, mixed(marks.mid, marks.deep, 0.4)],
    ]) +
    radialGradient(`${id}n`, { cx: 0.2, cy: 0.2, r: 0.95 }, [
      [0, mixed(marks.mid, marks.light, 0.45)],
      [0.6, mixed(marks.mid, marks.deep, 0.35)],
      [1, mixed(marks.mid, marks.deep, 0.85)],
    ])
  );
}
