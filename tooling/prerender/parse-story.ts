import { marked } from 'marked';

export interface StoryText {
  title: string;
  /** One paragraph, for lists and link previews. */
  summary: string;
  /** The rest, as HTML. Not sanitized: the text is part of this repository. */
  html: string;
}

/**
 * Parses a story: a title (`# ...`), a summary paragraph, and the rest.
 * @throws {Error} if one of them is missing
 */
export function parseStory(markdown: string): StoryText {
  const [heading = '', summary = '', ...rest] = markdown.trim().split(/\n{2,}/);
  const title = /^# (.+)$/.exec(heading)?.[1];
  if (!title || !summary || rest.length === 0)
    throw new Error(`Begin a story with "# Title" and a paragraph that sums it up, not with "${heading}"`);
  return {
    title,
    summary: summary.replaceAll('\n', ' '),
    html: marked.parse(rest.join('\n\n'), { async: false }),
  };
}
