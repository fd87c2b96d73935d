import { artVersion } from './art-version.ts';
import type { LifeState } from './describe.ts';
import { drawDragon1 } from './dragon-1/draw-dragon1.ts';
import { drawDragon2 } from './dragon-2/draw-dragon2.ts';
import type { DragonPose } from './draw-dragon.ts';
import { drawDragon } from './draw-dragon.ts';
import { drawEgg } from './draw-egg.ts';
import type { Genome } from './genome.ts';

/** What a picture of an egg or dragon shows: a state of its life, or the dragon in flight. */
export type PictureOfGenome = LifeState | 'flight';

/**
 * The picture of an egg or dragon in a version of the art. Eggs are the same in all versions.
 * @param version one of `drawableVersions`
 */
export function drawVersion(genome: Genome, shows: PictureOfGenome, version: number = artVersion): string {
  if (shows !== 'hatched' && shows !== 'flight') return drawEgg(genome, { state: shows });
  const pose: DragonPose = shows === 'hatched' ? 'resting' : 'flight';
  const draw = earlier.get(version) ?? drawDragon;
  return draw(genome, { pose });
}

const earlier = new Map([
  [1, drawDragon1],
  [2, drawDragon2],
]);
