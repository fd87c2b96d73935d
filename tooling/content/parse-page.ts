import { marked } from 'marked';
import type { Block, ChapterContent, PageContent } from '@emberclutch/contract/site/page-content.ts';
import { parseArticle } from './parse-article.ts';

/**
 * Parses a page: a title (`# ...`), a lead paragraph, and chapters (`## Title {#id}`). The page's component `name` replaces a line `::name`
 * in a chapter.
 * @throws {Error} if one of these parts is missing
 */
export function parsePage(markdown: string): PageContent {
  const { title, lead, body } = parseArticle(markdown);
  const [beforeChapters, ...chapters] = body.split(/^## /m);
  if (beforeChapters)
    throw new Error(`"${title}": there is text before the first chapter ("## Title {#id}")`);
  return { title, lead, chapters: chapters.map(parseChapter) };
}

function parseChapter(text: string): ChapterContent {
  const [, title, id, body] = /^([^\n]+) \{#([a-z-]+)\}\n(.+)$/s.exec(text) ?? [];
  if (!title || !id || !body)
    throw new Error(
      `Begin a chapter with "## Title {#id}" and a text below it, not with "## ${text.split('\n')[0]}"`,
    );
  return { id, title, blocks: parseBlocks(body) };
}

/** Splits a chapter into blocks. A split by a pattern with one group returns texts and component names alternately. */
function parseBlocks(body: string): Block[] {
  return body
    .split(/^::([a-z-]+)$/m)
    .map((part, index) =>
      index % 2 === 0 ? { html: marked.parse(part.trim(), { async: false }) } : { component: part },
    )
    .filter((block) => 'component' in block || block.html !== '');
}
