import { isGenome } from '@emberclutch/shared/art/genome';
import type { Genome } from '@emberclutch/shared/art/genome';
import { readGenes } from '@emberclutch/shared/art/gene-reading';
import type { Gene } from '@emberclutch/shared/contract/genome';
import type { LenientGenomeReport } from '@emberclutch/shared/contract/lenient-genome';

/** The genome, if it is told and our gene map reads every gene as the provider does; otherwise null. */
export function mappedGenome({ genome, genes }: LenientGenomeReport): Genome | null {
  if (genome === null || !isGenome(genome) || genes.length === 0) return null;
  const codes = new Map<string, string>(readGenes(genome).map(({ gene, dominant }) => [gene, dominant.code]));
  return genes.every(({ gene, dominant }) => codes.get(gene) === dominant?.code) ? genome : null;
}

/** Whether two genes express and hide the same; null where one of them is not known. */
export function isSameGene(one: Gene, other: Gene | undefined): boolean | null {
  if (!one.dominant || !other?.dominant) return null;
  const isHiddenSame = !one.hidden || !other.hidden || one.hidden.code === other.hidden.code;
  return one.dominant.code === other.dominant.code && isHiddenSame;
}
