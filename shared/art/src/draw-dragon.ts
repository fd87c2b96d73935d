import { drawDragonBody } from './dragon/draw-dragon-body.ts';
import { toDragonPalette } from './dragon/to-dragon-palette.ts';
import { beatWings, pitchSkeleton } from './dragon/move-skeleton.ts';
import { fitPicture } from './dragon/fit-picture.ts';
import { drawGoldHalo } from './dragon/gold-finish.ts';
import { drawHorizon } from './dragon/draw-horizon.ts';
import type { Skeleton } from './dragon/skeleton.ts';
import { buildSkeleton } from './dragon/build-skeleton.ts';
import { drawTerrain } from './dragon/terrain/draw-terrain.ts';
import { drawGoldenEmblem } from './draw-golden-emblem.ts';
import type { Genome } from './genome.ts';
import { drawBackground } from './draw-background.ts';
import { choosePalette } from './palette.ts';
import { createRandom } from './random.ts';
import { writeGroup, writeDocument } from './svg.ts';
import type { Traits } from './traits.ts';
import { readTraits } from './traits.ts';

/** Draws a dragon in profile: a complete SVG, 400 units square, on a transparent background. A gene decides how it rests. */
export function drawDragon(genome: Genome, pose: 'resting' | 'flight'): string {
  const traits = readTraits(genome);
  const palette = toDragonPalette(traits);
  const createStream = (part: string) => createRandom(genome, part);
  const id = `d${genome.slice(0, 10)}${pose.charAt(0)}`;
  const skeleton = pose === 'flight' ? buildFlyingSkeleton(traits) : buildSkeleton(traits, traits.pose);
  const background = drawBackground(`${id}h`, palette, createStream('ground'), [200, 196]);
  const halo = drawGoldHalo(`${id}g`, choosePalette({ ...traits, golden: false }).house);
  const { definitions, content } = drawDragonBody(genome, skeleton, id);

  return writeDocument(
    background.definition + (palette.golden ? halo.definition : '') + definitions,
    background.content +
      (palette.golden ? halo.content : '') +
      (skeleton.isStanding
        ? drawTerrain(traits.house, palette, createStream('terrain'))
        : drawHorizon(traits.house, palette, createStream('horizon'))) +
      writeGroup(
        { 'data-gene': skeleton.isStanding ? 'pose' : undefined, transform: fitPicture([skeleton]) },
        content,
      ) +
      (palette.golden ? drawGoldenEmblem([200, 366], 11) : ''),
  );
}

/** One moment of a flight. The genes for bearing and wings at rest determine how it flies. */
const buildFlyingSkeleton = (traits: Traits): Skeleton =>
  pitchSkeleton(beatWings(buildSkeleton(traits, 'flight'), lifts[traits.fold]), pitches[traits.pose]);

const lifts: Record<Traits['fold'], number> = { displayed: 1, addorsed: 0.8, folded: 0.42, mantled: -0.75 };

const pitches: Record<Traits['pose'], number> = {
  couchant: 0.04,
  sejant: 0.3,
  statant: -0.06,
  rampant: 0.55,
  dormant: -0.24,
};
