import type { Allele, Gene, GeneName } from './gene-map.ts';
import { geneLength, geneMap } from './gene-map.ts';
import type { Genome } from './genome.ts';

export const allelesPerGene = 256;

/** The expressed allele. */
export const dominantOf = <Code extends string>(genome: Genome, gene: Gene<Code>): Allele<Code> =>
  alleleAt(gene, digitsAt(genome, gene.offset, 2));

/** The allele that is carried but not expressed. */
export const hiddenOf = <Code extends string>(genome: Genome, gene: Gene<Code>): Allele<Code> =>
  alleleAt(gene, digitsAt(genome, gene.offset + 2, 1) * 17);

/** `length` hexadecimal digits as a number. */
export const digitsAt = (genome: Genome, offset: number, length: number) =>
  Number.parseInt(genome.slice(offset, offset + length), 16);

export type GeneReading = {
  gene: GeneName;
  label: string;
  offset: number;
  digits: string;
  dominant: Allele;
  hidden: Allele;
  /** One in this many genomes expresses the dominant allele. */
  oneIn: number;
};

/** Every mapped gene of a genome, in the order of its digits; `gene` is the `data-gene` of its parts in a drawing. */
export const readGenes = (genome: Genome): GeneReading[] =>
  geneNames().map((name) => {
    const gene = geneMap[name];
    const dominant: Allele = dominantOf<string>(genome, gene);
    return {
      gene: name,
      label: gene.label,
      offset: gene.offset,
      digits: genome.slice(gene.offset, gene.offset + geneLength),
      dominant,
      hidden: hiddenOf<string>(genome, gene),
      oneIn: allelesPerGene / dominant.weight,
    };
  });

const isGeneName = (name: string): name is GeneName => name in geneMap;

const geneNames = () => Object.keys(geneMap).filter(isGeneName);

/** The allele that a value from 0 to 255 selects, by weight. */
export function alleleAt<Code extends string>(gene: Gene<Code>, value: number): Allele<Code> {
  let reached = 0;
  for (const allele of gene.alleles) {
    reached += allele.weight;
    if (value < reached) return allele;
  }
  throw new RangeError(`The weights of ${gene.label} end at ${reached}, before ${value}.`);
}
