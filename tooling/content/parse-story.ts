import { marked } from 'marked';
import { parseOpening } from './parse-opening.ts';

export interface StoryText {
  title: string;
  /** One paragraph, for lists and link previews. */
  summary: string;
  /** The rest, as HTML. Not sanitized: the text is part of this repository. */
  html: string;
}

/**
 * Parses a news story: a title (`# ...`), a summary paragraph, and the rest.
 * @throws {Error} if one of them is missing
 */
export function parseStory(markdown: string): StoryText {
  const { title, lead, rest } = parseOpening(markdown);
  return { title, summary: lead, html: marked.parse(rest, { async: false }) };
}
