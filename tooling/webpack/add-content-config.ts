import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { newsFolder, readNews } from '../content/read-news.ts';
import { parsePage } from '../content/parse-page.ts';

/**
 * Parses the markdown of `host/content` at build time, so that browsers need no markdown parser: the text of a page by its import, all news
 * stories as the constant `NEWS_STORIES`.
 */
export const addContentConfig = (base: Configuration): Configuration => ({
  ...base,
  module: {
    ...base.module,
    rules: [
      ...(base.module?.rules ?? []),
      { test: /[\\/]content[\\/][^\\/]+\.md$/, type: 'json', parser: { parse: parsePage } },
    ],
  },
  plugins: [
    ...(base.plugins ?? []),
    new webpack.DefinePlugin({
      NEWS_STORIES: webpack.DefinePlugin.runtimeValue(() => JSON.stringify(readNews()), {
        contextDependencies: [newsFolder],
      }),
    }),
  ],
});
