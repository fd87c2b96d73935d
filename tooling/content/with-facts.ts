import { geneMap } from '@emberclutch/art/gene-map.ts';
import type { Gene } from '@emberclutch/art/gene-map.ts';

/**
 * Replaces placeholders such as `{trait-combinations}` in a text of `host/content` by facts of the code.
 * @throws {Error} if there is no such fact
 */
export const withFacts = (markdown: string): string =>
  markdown.replaceAll(/\{([a-z]+(?:-[a-z]+)+)\}/g, (_token, name: string) => {
    const fact = facts[name];
    if (fact === undefined)
      throw new Error(`There is no fact {${name}}, only {${Object.keys(facts).join('}, {')}}`);
    return fact;
  });

const combinations = Object.values<Gene>(geneMap).reduce(
  (product, { alleles }) => product * alleles.length,
  1,
);

const facts: Record<string, string> = {
  'gene-count': String(Object.keys(geneMap).length),
  /** The number of different sets of traits that the genes allow: "8.9 trillion". */
  'trait-combinations': new Intl.NumberFormat('en', {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 2,
  }).format(combinations),
};
