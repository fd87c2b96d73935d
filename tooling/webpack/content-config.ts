import type { Configuration } from 'webpack';
import { parseStory } from '../prerender/parse-story.ts';

/** Imports news stories as data that is parsed at build time, so that browsers need no markdown parser. */
export const contentConfig = (base: Configuration): Configuration => ({
  ...base,
  module: {
    ...base.module,
    rules: [...(base.module?.rules ?? []), { test: /\.md$/, type: 'json', parser: { parse: parseStory } }],
  },
});
