import { drawDragonBody } from './dragon/draw-dragon-body.ts';
import { beatWings } from './dragon/beat-wings.ts';
import { fitTransform } from './dragon/fit-transform.ts';
import type { Skeleton } from './dragon/skeleton.ts';
import { skeletonOf } from './dragon/skeleton-of.ts';
import { openCoil } from './dragon/stances/open-coil.ts';
import type { Genome } from './genome.ts';
import { group, svgDocument } from './svg.ts';
import type { Traits } from './traits.ts';
import { traitsOf } from './traits.ts';

/**
 * One frame of a moving dragon, without its surroundings: a complete SVG, 400 units square, on a transparent ground. The
 * dragon looks to the left.
 * @param lift height of the wings in flight, from -1 (end of the downstroke) to 1 (raised); null is the dragon at rest
 */
export function drawDragonFrame(genome: Genome, lift: number | null): string {
  const traits = traitsOf(genome);
  const still = lift === null ? restingSmall(traits) : skeletonOf(traits, 'flight');
  const moving = lift === null ? still : beatWings(still, lift);
  const { definitions, content } = drawDragonBody(genome, moving, 'f');
  // All frames of a dragon have the same scale, so that it does not jump while its wings beat.
  const transform =
    lift === null
      ? fitTransform([still])
      : fitTransform([beatWings(still, 1), beatWings(still, 0), beatWings(still, -1)]);
  return svgDocument(definitions, group({ transform }, content));
}

/** A frame is small on the screen: serpents lie in an open coil, by whose outline they are recognized. */
const restingSmall = (traits: Traits): Skeleton =>
  skeletonOf(
    traits,
    traits.pose,
    traits.body === 'amphithere' || traits.body === 'wyrm' ? openCoil[traits.pose] : undefined,
  );
