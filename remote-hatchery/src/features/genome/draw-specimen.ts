import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import { drawDragon } from '@emberclutch/art/draw-dragon.ts';
import { drawEgg } from '@emberclutch/art/draw-egg.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { stages } from './drawn-genes.ts';

/** The SVG of a genome for the current state of the asset. The first call takes more than 100 ms on a phone. */
export function drawSpecimen(genome: Genome, assetState: AssetState): string {
  const state = stages[assetState];
  return state === 'hatched' ? drawDragon(genome, { pose: 'resting' }) : drawEgg(genome, { state });
}
