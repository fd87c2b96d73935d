import { withFacts } from './with-facts.ts';

interface Opening {
  title: string;
  /** The paragraph below the title. */
  lead: string;
  rest: string;
}

/**
 * Splits a file of `host/content`, after facts were filled in, into its title (`# ...`), the paragraph below it, and the rest.
 * @throws {Error} if one of them is missing
 */
export function parseOpening(markdown: string): Opening {
  const [heading = '', lead = '', ...rest] = withFacts(markdown)
    .trim()
    .split(/\n{2,}/);
  const title = /^# (.+)$/.exec(heading)?.[1];
  if (!title || !lead || rest.length === 0)
    throw new Error(`Begin with "# Title" and a paragraph that sums the text up, not with "${heading}"`);
  return { title, lead: lead.replaceAll('\n', ' '), rest: rest.join('\n\n') };
}
