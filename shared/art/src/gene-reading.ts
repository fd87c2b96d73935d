import type { Allele, Gene, GeneName } from './gene-map.ts';
import { geneLength, geneMap } from './gene-map.ts';
import type { Genome } from './genome.ts';

/** Sum of the weights of a gene's alleles. Two hexadecimal digits, which have 256 values, select the expressed one. */
export const totalAlleleWeight = 256;

/** The expressed allele. */
export const readDominantAllele = <Code extends string>(genome: Genome, gene: Gene<Code>): Allele<Code> =>
  selectAllele(gene, readDigits(genome, gene.offset, 2));

/** Index of the expressed allele in the list of its gene. */
export function readAlleleIndex(genome: Genome, gene: GeneName): number {
  const { code } = readDominantAllele<string>(genome, geneMap[gene]);
  return geneMap[gene].alleles.findIndex((allele) => allele.code === code);
}

/** The number that `length` hexadecimal digits at `offset` represent. */
export const readDigits = (genome: Genome, offset: number, length: number) =>
  Number.parseInt(genome.slice(offset, offset + length), 16);

export type GeneReading = {
  gene: GeneName;
  label: string;
  offset: number;
  digits: string;
  dominant: Allele;
  /** The allele that the dragon carries but does not express. */
  hidden: Allele;
  /** 1 divided by the probability of the dominant allele. */
  oneIn: number;
};

/** All genes of a genome, in the order of the map. Drawings mark their parts with `gene` as `data-gene`. */
export const readGenes = (genome: Genome): GeneReading[] =>
  Object.keys(geneMap)
    .filter(isGeneName)
    .map((name) => {
      const gene = geneMap[name];
      const dominant: Allele = readDominantAllele<string>(genome, gene);
      return {
        gene: name,
        label: gene.label,
        offset: gene.offset,
        digits: genome.slice(gene.offset, gene.offset + geneLength),
        dominant,
        hidden: selectAllele<string>(gene, readDigits(genome, gene.offset + 2, 1) * 17),
        oneIn: totalAlleleWeight / dominant.weight,
      };
    });

const isGeneName = (name: string): name is GeneName => name in geneMap;

/** The allele that a value from 0 to 255 selects, by weight. @throws {RangeError} for a larger value */
export function selectAllele<Code extends string>(gene: Gene<Code>, value: number): Allele<Code> {
  let limit = 0;
  for (const allele of gene.alleles) {
    limit += allele.weight;
    if (value < limit) return allele;
  }
  throw new RangeError(`The weights of ${gene.label} end at ${limit}, before ${value}.`);
}
