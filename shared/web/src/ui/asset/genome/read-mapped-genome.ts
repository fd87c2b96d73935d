import { isGenome } from '@emberclutch/art/genome.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { readGenes } from '@emberclutch/art/gene-reading.ts';
import type { Gene, GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';

/** The genome, if it is public and our gene map reads every gene as the provider does; otherwise null. */
export function readMappedGenome({ genome, genes }: GenomeReportInfo): Genome | null {
  if (genome === null || !isGenome(genome) || genes.length === 0) return null;
  const codes = new Map<string, string>(readGenes(genome).map(({ gene, dominant }) => [gene, dominant.code]));
  return genes.every(({ gene, dominant }) => codes.get(gene) === dominant?.code) ? genome : null;
}

/** Whether two genes have the same visible and hidden values; null if one of them is unknown. */
export function isSameGene(first: Gene, second: Gene | undefined): boolean | null {
  if (!first.dominant || !second?.dominant) return null;
  const isHiddenSame = !first.hidden || !second.hidden || first.hidden.code === second.hidden.code;
  return first.dominant.code === second.dominant.code && isHiddenSame;
}
