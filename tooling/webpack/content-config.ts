import type { Configuration } from 'webpack';
import { parsePage } from '../content/parse-page.ts';
import { parseStory } from '../content/parse-story.ts';

/**
 * Imports the markdown of `host/content` as data that is parsed at build time, so that browsers need no markdown parser: news
 * stories, and the text of pages.
 */
export const contentConfig = (base: Configuration): Configuration => ({
  ...base,
  module: {
    ...base.module,
    rules: [
      ...(base.module?.rules ?? []),
      { test: /[\\/]content[\\/]news[\\/][^\\/]+\.md$/, type: 'json', parser: { parse: parseStory } },
      { test: /[\\/]content[\\/][^\\/]+\.md$/, type: 'json', parser: { parse: parsePage } },
    ],
  },
});
