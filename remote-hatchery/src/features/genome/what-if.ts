import { geneMap } from '@emberclutch/art/gene-map.ts';
import type { Gene, GeneName } from '@emberclutch/art/gene-map.ts';
import { readDominantAllele } from '@emberclutch/art/gene-reading.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';
import type { Genome } from '@emberclutch/art/genome.ts';

/** For each changed gene, the code of the allele that it should express. */
export type WhatIf = ReadonlyMap<GeneName, string>;

/** Reads `gene:code,gene:code`. Ignores genes and codes that the map does not contain. */
export function parseWhatIf(text: string): WhatIf {
  const changes = new Map<GeneName, string>();
  for (const change of text.split(',')) {
    const [gene = '', code = ''] = change.split(':');
    if (isGeneName(gene) && findRangeStart(geneMap[gene], code) !== null) changes.set(gene, code);
  }
  return changes;
}

export const formatWhatIf = (whatIf: WhatIf): string =>
  [...whatIf].map(([gene, code]) => `${gene}:${code}`).join(',');

/** Returns `whatIf` with one gene changed. Removes the gene if the genome expresses the allele anyway. */
export function setAllele(whatIf: WhatIf, genome: Genome, gene: GeneName, code: string): WhatIf {
  const changes = new Map(whatIf);
  if (readDominantAllele<string>(genome, geneMap[gene]).code === code) changes.delete(gene);
  else changes.set(gene, code);
  return changes;
}

/** Writes the first digits that express each chosen allele. All other digits stay the same, including hidden alleles. */
export function applyWhatIf(genome: Genome, whatIf: WhatIf): Genome {
  let digits: string = genome;
  for (const [name, code] of whatIf) {
    const gene: Gene = geneMap[name];
    const start = findRangeStart(gene, code);
    if (start === null || readDominantAllele<string>(genome, gene).code === code) continue;
    digits =
      digits.slice(0, gene.offset) + start.toString(16).padStart(2, '0') + digits.slice(gene.offset + 2);
  }
  return parseGenome(digits);
}

/** Checks own properties, so that a name such as `constructor` from a URL is not a gene. */
export const isGeneName = (name: string): name is GeneName => Object.hasOwn(geneMap, name);

/** The first of 256 values that expresses the allele; null if the gene does not have it. */
function findRangeStart(gene: Gene, code: string): number | null {
  let start = 0;
  for (const allele of gene.alleles) {
    if (allele.code === code) return start;
    start += allele.weight;
  }
  return null;
}
