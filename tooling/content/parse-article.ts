import { geneMap } from '@emberclutch/art/gene-map.ts';
import type { Gene } from '@emberclutch/art/gene-map.ts';

/** The parts of a text with a title and a lead. */
interface Article {
  title: string;
  /** The paragraph below the title. */
  lead: string;
  body: string;
}

/** Inserts facts into a file of `host/content`, and splits it. @throws {Error} if title (`# ...`), lead paragraph or body is missing */
export function parseArticle(markdown: string): Article {
  const [heading = '', lead = '', ...bodyParts] = insertFacts(markdown)
    .trim()
    .split(/\n{2,}/);
  const title = /^# (.+)$/.exec(heading)?.[1];
  if (!title || !lead || bodyParts.length === 0)
    throw new Error(`Begin with "# Title" and a paragraph that sums the text up, not with "${heading}"`);
  return { title, lead: lead.replaceAll('\n', ' '), body: bodyParts.join('\n\n') };
}

/** Replaces placeholders such as `{trait-combinations}` with facts of the code. @throws {Error} if there is no such fact */
const insertFacts = (markdown: string): string =>
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
  /** The number of possible combinations of traits, such as "8.9 trillion". */
  'trait-combinations': new Intl.NumberFormat('en', {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 2,
  }).format(combinations),
};
