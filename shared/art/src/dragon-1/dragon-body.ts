import { crest } from './crest.ts';
import { head } from './head.ts';
import { belly, markings, scaling } from './hide.ts';
import { leg } from '../dragon/leg.ts';
import type { Joint, Measure } from '../dragon/limb.ts';
import { engraveTube, tubeOf } from '../dragon/limb.ts';
import type { Pose } from './pose.ts';
import { tailTip } from '../dragon/tail-tip.ts';
import { beyond, wing } from '../dragon/wing.ts';
import type { Genome } from '../genome.ts';
import type { Palette } from '../palette.ts';
import { ink, mixed, paletteOf, paper } from '../palette.ts';
import { randomFor } from '../random.ts';
import { clip, group, linearGradient, link, path, radialGradient } from '../svg.ts';
import type { Traits1 as Traits } from './traits-1.ts';
import { traits1Of } from './traits-1.ts';

/**
 * A dragon without its surroundings.
 * @param id prefix of all ids in the drawing
 * @returns what belongs into `defs`, and the drawing itself
 */
export function dragonBody(genome: Genome, pose: Pose, id: string): { definitions: string; drawn: string } {
  const traits = traits1Of(genome);
  const palette = paletteOf(traits);
  const random = (part: string) => randomFor(genome, part);
  const flesh = girth[traits.build];

  const spine = tubeOf(
    pose.spine.map((joint, index) => fleshed(joint, index / (pose.spine.length - 1), pose.trunk, flesh)),
    { capped: false, measure },
  );
  const paint = link(`${id}b`);
  const shade = mixed(palette.ground.mid, palette.ground.deep, 0.62);
  const wingPaint = {
    membrane: link(`${id}m`),
    arm: paint,
    skin: palette.marks,
    flesh: palette.ground,
    far: false,
    genes: 'wings secondary',
    measure,
  };
  const nearLeg = { fill: paint, engraved: true, measure };
  const farLeg = { fill: shade, engraved: false, measure };
  const [, hips] = pose.trunk;
  const nape = spine.at(0, 0);

  const drawn =
    wing(traits.wings, beyond(pose.wing, pose.farWing), {
      ...wingPaint,
      membrane: link(`${id}n`),
      far: true,
    }) +
    group(
      { 'data-gene': 'build primary' },
      leg(pose.far.hind, flesh.limb, farLeg) + leg(pose.far.fore, flesh.limb, farLeg),
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
      leg(pose.near.hind, flesh.limb, nearLeg) + leg(pose.near.fore, flesh.limb, nearLeg),
    ) +
    wing(traits.wings, pose.wing, wingPaint) +
    head(traits, nape, pose.head, paint, palette);

  return { definitions: paints(id, palette) + clip(`${id}c`, spine.outline), drawn };
}

/** The present version measures limbs by their length. */
const measure: Measure = 'by share';

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
