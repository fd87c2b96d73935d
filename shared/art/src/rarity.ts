import type { Gene } from './gene-map.ts';
import { geneMap } from './gene-map.ts';
import { totalAlleleWeight, readGenes } from './gene-reading.ts';
import type { Genome } from './genome.ts';

/** Information content of the expressed alleles, in bits: the sum of -log2 p over all genes. */
export const computeInformation = (genome: Genome) =>
  readGenes(genome).reduce((bits, { dominant }) => bits + toBits(dominant.weight), 0);

/** 0 to 100: information content on a logistic scale, which is close to the percentage of genomes that are more common. */
export function computeRarity(genome: Genome): number {
  const standardScore = (computeInformation(genome) - population.mean) / population.deviation;
  const share = 1 / (1 + Math.exp((-Math.PI / Math.sqrt(3)) * standardScore));
  return Math.round(share * 10_000) / 100;
}

const toBits = (weight: number) => -Math.log2(weight / totalAlleleWeight);

const population = (() => {
  let mean = 0;
  let variance = 0;
  const genes: readonly Gene[] = Object.values(geneMap);
  for (const { alleles } of genes) {
    const computeExpected = (power: number) =>
      alleles.reduce((sum, { weight }) => sum + (weight / totalAlleleWeight) * toBits(weight) ** power, 0);
    mean += computeExpected(1);
    variance += computeExpected(2) - computeExpected(1) ** 2;
  }
  return { mean, deviation: Math.sqrt(variance) };
})();
