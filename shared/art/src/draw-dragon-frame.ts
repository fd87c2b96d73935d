import { drawDragonBody } from './dragon/draw-dragon-body.ts';
import { beatWings } from './dragon/move-skeleton.ts';
import { fitPicture } from './dragon/fit-picture.ts';
import type { Skeleton } from './dragon/skeleton.ts';
import { buildSkeleton } from './dragon/build-skeleton.ts';
import { openCoil } from './dragon/stances/serpent.ts';
import type { Genome } from './genome.ts';
import { writeGroup, writeDocument } from './svg.ts';
import type { Traits } from './traits.ts';
import { readTraits } from './traits.ts';

/** Draws one frame of a dragon that looks left, 400 units square. `lift` is the height of its wings, from -1 to 1, or null at rest. */
export function drawDragonFrame(genome: Genome, lift: number | null): string {
  const traits = readTraits(genome);
  const baseSkeleton = lift === null ? buildRestingSkeleton(traits) : buildSkeleton(traits, 'flight');
  const skeleton = lift === null ? baseSkeleton : beatWings(baseSkeleton, lift);
  const { definitions, content } = drawDragonBody(genome, skeleton, 'f');
  // All frames of a dragon have one scale, so that it does not jump while its wings beat.
  const transform =
    lift === null
      ? fitPicture([baseSkeleton])
      : fitPicture([beatWings(baseSkeleton, 1), beatWings(baseSkeleton, 0), beatWings(baseSkeleton, -1)]);
  return writeDocument(definitions, writeGroup({ transform }, content));
}

/** Frames are small on the screen, so serpents lie in an open coil, whose outline is recognizable. */
const buildRestingSkeleton = (traits: Traits): Skeleton =>
  buildSkeleton(
    traits,
    traits.pose,
    traits.body === 'amphithere' || traits.body === 'wyrm' ? openCoil[traits.pose] : undefined,
  );
