import { randomFor } from '../random.ts';
import type { Genome } from '../genome.ts';
import type { Palette } from '../palette.ts';
import { ink, mixColors, paper } from '../palette.ts';
import { clipPath, group, linearGradient, urlReference, path, radialGradient } from '../svg.ts';
import type { Traits } from '../traits.ts';
import { traitsOf } from '../traits.ts';
import { drawCrest } from './draw-crest.ts';
import { dragonPaletteOf } from './dragon-palette-of.ts';
import { drawGoldLeaf } from './gold-finish.ts';
import { drawHead } from './draw-head.ts';
import type { Span } from './hide.ts';
import { drawBelly, drawMarkings, drawScales, drawWatercolors } from './hide.ts';
import { drawLeg } from './draw-leg.ts';
import type { Joint, Tube, TubePart } from './tube.ts';
import { engraveTube, flipped, partOf, tubeOf } from './tube.ts';
import type { Skeleton, Strand } from './skeleton.ts';
import { drawTailTip } from './draw-tail-tip.ts';
import { drawWing } from './draw-wing.ts';
import { farWingBones } from './far-wing-bones.ts';

/**
 * A dragon without its surroundings.
 * @param id prefix of all ids in the drawing
 * @returns what belongs into `defs`, and the drawing itself
 */
export function drawDragonBody(
  genome: Genome,
  skeleton: Skeleton,
  id: string,
): { definitions: string; content: string } {
  const traits = traitsOf(genome);
  const palette = dragonPaletteOf(traits);
  const flesh = girthOf(traits);
  const paint = urlReference(`${id}b`);
  const shade = mixColors(palette.ground.mid, palette.ground.deep, 0.62);
  const definitions = [paints(id, palette)];
  const spine = tubeOf(
    skeleton.spine.map((joint, index) =>
      fleshed(joint, index / (skeleton.spine.length - 1), skeleton.trunk, flesh),
    ),
  );
  const strand = (tube: Tube, { from, to, flipped: isFlipped }: Strand, index: string) => {
    const side = isFlipped ? flipped(tube) : tube;
    const part = partOf(side, from, to);
    definitions.push(clipPath(`${id}c${index}`, part.outline));
    return paintStrand(genome, traits, palette, side, {
      span: { from, to },
      hips: tube === spine ? skeleton.trunk[1] : 1,
      crestEnd: tube === spine ? skeleton.crestEnd : 1,
      part,
      paint,
      clipId: `${id}c${index}`,
    });
  };
  const wingPaint = {
    membrane: urlReference(`${id}m`),
    arm: paint,
    skin: palette.marks,
    flesh: palette.ground,
    far: false,
  };
  const limbs = (legs: Skeleton['near'], fill: string, isNear: boolean) =>
    group(
      { 'data-gene': 'build primary' },
      ...legs.map((bones) => drawLeg(bones, flesh.limb, { fill, isEngraved: isNear })),
    );

  const content =
    skeleton.wings
      .map((bones) =>
        drawWing(traits.wings, farWingBones(bones), {
          ...wingPaint,
          membrane: urlReference(`${id}n`),
          far: true,
        }),
      )
      .join('') +
    limbs(skeleton.far, shade, false) +
    skeleton.necks
      .map(({ spine: joints, head: shape }, index) => {
        const neck = tubeOf(joints.map(([x, y, r]): Joint => [x, y, r * flesh.neck * 0.9]));
        return (
          strand(neck, { from: 0, to: 1, flipped: false }, `n${index}`) +
          drawHead(traits, neck.at(0, 0), shape, paint, palette)
        );
      })
      .join('') +
    skeleton.strands
      .map(
        (part, index) =>
          (part.to === 1 ? drawTailTip(traits.tail, spine, palette.marks) : '') +
          strand(spine, part, `${index}`),
      )
      .join('') +
    limbs(skeleton.near, paint, true) +
    skeleton.wings.map(({ near }) => drawWing(traits.wings, near, wingPaint)).join('') +
    drawHead(traits, spine.at(0, 0), skeleton.head, paint, palette);

  return { definitions: definitions.join(''), content: group({ 'data-gene': 'body' }, content) };
}

type StrandPaint = {
  span: Span;
  hips: number;
  crestEnd: number;
  part: TubePart;
  paint: string;
  clipId: string;
};

/** A part of the spine: crest, skin, markings, scales and shadow. */
function paintStrand(
  genome: Genome,
  traits: Traits,
  palette: Palette,
  tube: Tube,
  { span, hips, crestEnd: end, part, paint, clipId }: StrandPaint,
): string {
  const random = (part: string) => randomFor(genome, part + clipId.slice(-2));
  const until = (share: number): Span => ({
    from: span.from,
    to: Math.max(span.from, Math.min(span.to, share)),
  });
  // Three necks have as many lines as one: a drawing stays small.
  const spacing = traits.body === 'hydra' ? 7.5 : 4.4;
  return (
    drawCrest(traits.crest, tube, palette.marks, random('crest'), {
      ...until(end),
      end,
      size: 0.74 + 0.5 * traits.age,
      step: traits.body === 'hydra' ? 1.8 : 1,
    }) +
    group(
      { 'data-gene': 'build primary' },
      // The wash runs a little over the engraved line.
      path(part.outline, { fill: palette.ground.mid, 'fill-opacity': 0.2, transform: 'translate(5 4)' }),
      path(part.outline, { fill: paint }),
    ) +
    group(
      { 'clip-path': urlReference(clipId) },
      group({ 'data-gene': 'primary' }, drawWatercolors(tube, span, palette, random('wash'))),
      drawMarkings(traits, tube, palette, random('markings'), until(hips + 0.3)),
      palette.golden ? drawGoldLeaf(tube, span, random('leaf')) : '',
      drawBelly(tube, span, end, palette),
      drawScales(traits.scales, tube, random('scales'), until(hips + 0.12), palette.golden ? '#8a5a10' : ink),
      engraveTube(tube, { from: span.from, to: span.to, spacing, limit: 0.5 }),
    ) +
    path(part.back, { ...contour, 'stroke-width': 1.2 }) +
    path(part.belly, { ...contour, 'stroke-width': 2 })
  );
}

/** The light comes from the upper left: the line is thin on the back and broad below. */
const contour = { fill: 'none', stroke: ink, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

type Girth = { neck: number; trunk: number; tail: number; limb: number };

const girth: Record<Traits['build'], Girth> = {
  lithe: { neck: 0.9, trunk: 0.92, tail: 0.95, limb: 0.9 },
  stout: { neck: 1.26, trunk: 1.16, tail: 1.3, limb: 1.2 },
  serpentine: { neck: 0.84, trunk: 0.76, tail: 0.95, limb: 0.8 },
};

/** Old dragons are heavier. */
function girthOf({ build, age }: Traits): Girth {
  const { neck, trunk, tail, limb } = girth[build];
  const grown = 0.93 + 0.13 * age;
  return { neck: neck * grown, trunk: trunk * grown, tail: tail * grown, limb: limb * grown };
}

function fleshed(
  [x, y, r]: Joint,
  s: number,
  [from, to]: readonly [number, number],
  { neck, trunk, tail }: Girth,
): Joint {
  return [x, y, r * (s < from ? neck : s <= to ? trunk : tail)];
}

function paints(id: string, { ground: tint, marks }: Palette) {
  return (
    linearGradient(
      `${id}b`,
      [90, 60, 300, 350],
      [
        [0, mixColors(tint.light, paper, 0.3)],
        [0.35, mixColors(tint.light, tint.mid, 0.5)],
        [0.68, tint.mid],
        [1, mixColors(tint.mid, tint.deep, 0.6)],
      ],
      'userSpaceOnUse',
    ) +
    radialGradient(`${id}m`, { cx: 0.26, cy: 0.2, r: 0.95 }, [
      [0, mixColors(marks.light, paper, 0.55)],
      [0.3, marks.light],
      [0.62, mixColors(marks.light, marks.mid, 0.75)],
      [0.86, marks.mid],
      [1, mixColors(marks.mid, marks.deep, 0.4)],
    ]) +
    radialGradient(`${id}n`, { cx: 0.2, cy: 0.2, r: 0.95 }, [
      [0, mixColors(marks.mid, marks.light, 0.45)],
      [0.6, mixColors(marks.mid, marks.deep, 0.35)],
      [1, mixColors(marks.mid, marks.deep, 0.85)],
    ])
  );
}
