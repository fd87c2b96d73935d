import { geneMap } from './gene-map.ts';
import type { GeneName } from './gene-map.ts';
import { readDominantAllele } from './gene-reading.ts';
import type { Genome } from './genome.ts';

export function readAlleleIndex(genome: Genome, gene: GeneName): number {
  const { code } = readDominantAllele<string>(genome, geneMap[gene]);
  return geneMap[gene].alleles.findIndex((allele) => allele.code === code);
}
