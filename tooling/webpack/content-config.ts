import type { Configuration } from 'webpack';
import { parseStory } from '../prerender/parse-story.ts';

/** Adds what the host writes rather than codes: stories, which arrive as data, so that no browser reads markdown. */
export const contentConfig = (base: Configuration): Configuration => ({
  ...base,
  module: {
    ...base.module,
    rules: [...(base.module?.rules ?? []), { test: /\.md$/, type: 'json', parser: { parse: parseStory } }],
  },
});
