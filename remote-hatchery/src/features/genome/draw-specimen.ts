import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import { drawDragon } from '@emberclutch/art/draw-dragon.ts';
import { drawEgg } from '@emberclutch/art/draw-egg.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { stages } from './drawn-genes.ts';

/** The SVG of a genome as the egg or dragon that it is at present. The first one takes a phone more than 100 ms. */
export function drawSpecimen(genome: Genome, assetState: AssetState): string {
  const state = stages[assetState];
  return state === 'hatched' ? drawDragon(genome, { pose: 'resting' }) : drawEgg(genome, { state });
}
