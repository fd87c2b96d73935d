import { geneMap } from './gene-map.ts';
import type { GeneName } from './gene-map.ts';
import { dominantOf } from './gene-reading.ts';
import type { Genome } from './genome.ts';

/** Index of the expressed allele of a gene among its alleles in the gene map. */
export function readAlleleIndex(genome: Genome, gene: GeneName): number {
  const { code } = dominantOf<string>(genome, geneMap[gene]);
  return geneMap[gene].alleles.findIndex((allele) => allele.code === code);
}
