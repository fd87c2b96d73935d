import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import { describe } from '@emberclutch/art/describe.ts';
import type { GeneName } from '@emberclutch/art/gene-map.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { readTraits } from '@emberclutch/art/traits.ts';

export const describeSpecimen = (genome: Genome, assetState: AssetState): string =>
  describe(genome, stages[assetState]);

/** Genes that a part of the drawing shows (`data-gene`), computed without drawing it. */
export function listDrawnGenes(genome: Genome, assetState: AssetState): ReadonlySet<string> {
  const { golden } = readTraits(genome);
  return new Set<GeneName>([...genesByStage[stages[assetState]], ...(golden ? (['finish'] as const) : [])]);
}

/** The stage at which an asset is drawn. Gateway keys have no genome, so the stages of their states are not used. */
export const stages = {
  SEALED: 'sealed',
  INCUBATING: 'incubating',
  HATCHING: 'hatching',
  HATCHED: 'hatched',
  UNUSED: 'sealed',
  USED: 'sealed',
} as const satisfies Record<AssetState, string>;

const colorGenes = ['house', 'pattern', 'primary', 'secondary'] as const;
const anatomyGenes = [
  'body',
  'horns',
  'crest',
  'wings',
  'tail',
  'head',
  'build',
  'scales',
  'eye',
  'pose',
  'fold',
] as const;

const genesByStage: Record<(typeof stages)[AssetState], readonly GeneName[]> = {
  sealed: [...colorGenes, 'form', 'magic'],
  incubating: [...colorGenes, 'form'],
  hatching: [...colorGenes, 'form', 'eye'],
  hatched: [...colorGenes, ...anatomyGenes],
};

/** Genes that a part of any drawing shows. */
export const drawableGenes: readonly GeneName[] = [...colorGenes, ...anatomyGenes, 'form', 'magic', 'finish'];
