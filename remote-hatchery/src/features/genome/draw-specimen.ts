import type { AssetState } from '@emberclutch/shared/contract/asset';
import { describe } from '@emberclutch/shared/art/describe';
import { drawDragon } from '@emberclutch/shared/art/draw-dragon';
import { drawEgg } from '@emberclutch/shared/art/draw-egg';
import type { Genome } from '@emberclutch/shared/art/genome';

export interface Drawing {
  svg: string;
  description: string;
  /** Names of the genes that a part of the drawing shows. */
  genes: ReadonlySet<string>;
}

/** Draws a genome as the egg or dragon that it is at present; null where the provider does not say which. */
export function drawSpecimen(genome: Genome, assetState: AssetState | null): Drawing | null {
  if (assetState === null) return null;
  const state = stages[assetState];
  const svg = state === 'hatched' ? drawDragon(genome, { pose: 'resting' }) : drawEgg(genome, { state });
  return { svg, description: describe(genome, state), genes: genesIn(svg) };
}

/** Gateway keys have no genome, so that their states are never drawn. */
const stages = {
  SEALED: 'sealed',
  INCUBATING: 'incubating',
  HATCHING: 'hatching',
  HATCHED: 'hatched',
  UNUSED: 'sealed',
  USED: 'sealed',
} as const satisfies Record<AssetState, string>;

const genesIn = (svg: string) =>
  new Set([...svg.matchAll(/data-gene="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
