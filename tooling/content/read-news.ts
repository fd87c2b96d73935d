import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewsStory } from '@emberclutch/contract/site/release.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { marked } from 'marked';
import { parseArticle } from './parse-article.ts';

export const newsFolder = join(workspaceRoot, 'host', 'content', 'news');

/** Reads the stories in `host/content/news`, newest first. */
export function readNews(): NewsStory[] {
  return readdirSync(newsFolder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({
      ...parseStoryName(name),
      ...parseStory(readFileSync(join(newsFolder, name), 'utf8')),
    }))
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

/** Reads date and path from a file name: `2026-03-20-first-light.md` is `/news/first-light`. @throws {Error} for other names */
export function parseStoryName(name: string): { path: string; date: string } {
  const [, date, slug] = /^(\d{4}-\d{2}-\d{2})-([a-z0-9-]+)\.md$/.exec(name) ?? [];
  if (!date || !slug)
    throw new Error(`${name}: call it by day and subject, such as 2026-03-20-first-light.md`);
  return { path: paths.newsStory(slug), date };
}

interface StoryText {
  title: string;
  /** One paragraph, for lists and link previews. */
  summary: string;
  /** The body as HTML. It is not sanitized, because the text is part of this repository. */
  html: string;
}

/** Parses a title (`# ...`), a summary paragraph, and a body. @throws {Error} if one of the three is missing */
export function parseStory(markdown: string): StoryText {
  const { title, lead, body } = parseArticle(markdown);
  return { title, summary: lead, html: marked.parse(body, { async: false }) };
}
