import { createRandom } from '../random.ts';
import type { Genome } from '../genome.ts';
import type { Palette } from '../palette.ts';
import { ink, mixColors, paper } from '../palette.ts';
import {
  writeClipPath,
  writeGroup,
  writeLinearGradient,
  toUrlReference,
  writePath,
  writeRadialGradient,
} from '../svg.ts';
import type { Traits } from '../traits.ts';
import { readTraits } from '../traits.ts';
import { drawCrest } from './draw-crest.ts';
import { toDragonPalette } from './to-dragon-palette.ts';
import { burnishedGold, drawGoldLeaf } from './gold-finish.ts';
import { drawHead } from './draw-head.ts';
import type { Span } from './hide.ts';
import { drawBelly, drawMarkings, drawScales, drawWatercolors } from './hide.ts';
import { drawLeg } from './draw-leg.ts';
import type { Joint, Tube, TubePart } from './tube.ts';
import { engraveTube, flipTube, cutPart, buildTube } from './tube.ts';
import type { Skeleton, Strand } from './skeleton.ts';
import { drawTailTip } from './draw-tail-tip.ts';
import { drawWing } from './draw-wing.ts';
import { moveFarWing } from './move-skeleton.ts';

/** Draws a dragon without its surroundings. `definitions` belong in the element `defs` of the picture; all ids begin with `id`. */
export function drawDragonBody(genome: Genome, skeleton: Skeleton, id: string) {
  const traits = readTraits(genome);
  const palette = toDragonPalette(traits);
  const girth = computeGirth(traits);
  const nearFill = toUrlReference(`${id}b`);
  const farFill = mixColors(palette.ground.mid, palette.ground.deep, 0.62);
  const definitions = [defineGradients(id, palette)];
  const [trunkStart, trunkEnd] = skeleton.trunk;
  const spine = buildTube(
    skeleton.spine.map(([x, y, r], index): Joint => {
      const s = index / (skeleton.spine.length - 1);
      return [x, y, r * (s < trunkStart ? girth.neck : s <= trunkEnd ? girth.trunk : girth.tail)];
    }),
  );
  const drawStrand = (tube: Tube, { from, to, isFlipped }: Strand, index: string) => {
    const side = isFlipped ? flipTube(tube) : tube;
    const part = cutPart(side, from, to);
    definitions.push(writeClipPath(`${id}c${index}`, part.outline));
    return paintStrand(genome, traits, palette, side, {
      span: { from, to },
      hips: tube === spine ? trunkEnd : 1,
      crestEnd: tube === spine ? skeleton.crestEnd : 1,
      part,
      nearFill,
      clipId: `${id}c${index}`,
    });
  };
  const wingPaint = {
    membrane: toUrlReference(`${id}m`),
    arm: nearFill,
    wingTint: palette.marks,
    bodyTint: palette.ground,
    isFar: false,
  };
  const drawLegs = (legs: Skeleton['near'], fill: string, isNear: boolean) =>
    writeGroup(
      { 'data-gene': 'build primary' },
      ...legs.map((bones) => drawLeg(bones, girth.limb, fill, isNear)),
    );

  const content =
    skeleton.wings
      .map((bones) =>
        drawWing(traits.wings, moveFarWing(bones), {
          ...wingPaint,
          membrane: toUrlReference(`${id}n`),
          isFar: true,
        }),
      )
      .join('') +
    drawLegs(skeleton.far, farFill, false) +
    skeleton.necks
      .map(({ spine: joints, head: shape }, index) => {
        const neck = buildTube(joints.map(([x, y, r]): Joint => [x, y, r * girth.neck * 0.9]));
        return (
          drawStrand(neck, { from: 0, to: 1, isFlipped: false }, `n${index}`) +
          drawHead(traits, neck.locate(0, 0), shape, nearFill, palette)
        );
      })
      .join('') +
    skeleton.strands
      .map(
        (part, index) =>
          (part.to === 1 ? drawTailTip(traits.tail, spine, palette.marks) : '') +
          drawStrand(spine, part, `${index}`),
      )
      .join('') +
    drawLegs(skeleton.near, nearFill, true) +
    skeleton.wings.map(({ near }) => drawWing(traits.wings, near, wingPaint)).join('') +
    drawHead(traits, spine.locate(0, 0), skeleton.head, nearFill, palette);

  return { definitions: definitions.join(''), content: writeGroup({ 'data-gene': 'body' }, content) };
}

type StrandPaint = {
  span: Span;
  hips: number;
  crestEnd: number;
  part: TubePart;
  nearFill: string;
  clipId: string;
};

/** Draws a part of the spine: crest, skin, markings, scales and shadow. */
function paintStrand(
  genome: Genome,
  traits: Traits,
  palette: Palette,
  tube: Tube,
  { span, hips, crestEnd: end, part, nearFill, clipId }: StrandPaint,
): string {
  const createStream = (part: string) => createRandom(genome, part + clipId.slice(-2));
  const limitSpan = (share: number): Span => ({
    from: span.from,
    to: Math.max(span.from, Math.min(span.to, share)),
  });
  // Fewer lines on each of the three necks limit the size of the file.
  const spacing = traits.body === 'hydra' ? 7.5 : 4.4;
  return (
    drawCrest(traits.crest, tube, palette.marks, createStream('crest'), {
      ...limitSpan(end),
      end,
      size: 0.74 + 0.5 * traits.age,
      step: traits.body === 'hydra' ? 1.8 : 1,
    }) +
    writeGroup(
      { 'data-gene': 'build primary' },
      // The wash extends a little beyond the engraved line.
      writePath(part.outline, { fill: palette.ground.mid, 'fill-opacity': 0.2, transform: 'translate(5 4)' }),
      writePath(part.outline, { fill: nearFill }),
    ) +
    writeGroup(
      { 'clip-path': toUrlReference(clipId) },
      writeGroup({ 'data-gene': 'primary' }, drawWatercolors(tube, span, palette, createStream('wash'))),
      drawMarkings(traits, tube, palette, createStream('markings'), limitSpan(hips + 0.3)),
      palette.golden ? drawGoldLeaf(tube, span, createStream('leaf')) : '',
      drawBelly(tube, span, end, palette),
      drawScales(
        traits.scales,
        tube,
        createStream('scales'),
        limitSpan(hips + 0.12),
        palette.golden ? '#8a5a10' : ink,
      ),
      engraveTube(tube, { from: span.from, to: span.to, spacing, limit: 0.5 }),
    ) +
    writePath(part.back, { ...contourStyle, 'stroke-width': 1.2 }) +
    writePath(part.belly, { ...contourStyle, 'stroke-width': 2 })
  );
}

/** The line is thin on the back and thick below, because the light comes from the upper left. */
const contourStyle = {
  fill: 'none',
  stroke: ink,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

type Girth = { neck: number; trunk: number; tail: number; limb: number };

const girths: Record<Traits['build'], Girth> = {
  lithe: { neck: 0.9, trunk: 0.92, tail: 0.95, limb: 0.9 },
  stout: { neck: 1.26, trunk: 1.16, tail: 1.3, limb: 1.2 },
  serpentine: { neck: 0.84, trunk: 0.76, tail: 0.95, limb: 0.8 },
};

/** How thick a dragon is, relative to its skeleton. Old dragons are heavier. */
function computeGirth({ build, age }: Traits): Girth {
  const { neck, trunk, tail, limb } = girths[build];
  const ageFactor = 0.93 + 0.13 * age;
  return { neck: neck * ageFactor, trunk: trunk * ageFactor, tail: tail * ageFactor, limb: limb * ageFactor };
}

function defineGradients(id: string, { ground: tint, marks, golden }: Palette) {
  return (
    writeLinearGradient(
      `${id}b`,
      [90, 60, 300, 350],
      golden
        ? burnishedGold
        : [
            [0, mixColors(tint.light, paper, 0.3)],
            [0.35, mixColors(tint.light, tint.mid, 0.5)],
            [0.68, tint.mid],
            [1, mixColors(tint.mid, tint.deep, 0.6)],
          ],
      'userSpaceOnUse',
    ) +
    writeRadialGradient(`${id}m`, { cx: 0.26, cy: 0.2, r: 0.95 }, [
      [0, mixColors(marks.light, paper, 0.55)],
      [0.3, marks.light],
      [0.62, mixColors(marks.light, marks.mid, 0.75)],
      [0.86, marks.mid],
      [1, mixColors(marks.mid, marks.deep, 0.4)],
    ]) +
    writeRadialGradient(`${id}n`, { cx: 0.2, cy: 0.2, r: 0.95 }, [
      [0, mixColors(marks.mid, marks.light, 0.45)],
      [0.6, mixColors(marks.mid, marks.deep, 0.35)],
      [1, mixColors(marks.mid, marks.deep, 0.85)],
    ])
  );
}
