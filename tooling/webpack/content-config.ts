import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { newsFolder, readNews } from '../content/read-news.ts';
import { parsePage } from '../content/parse-page.ts';

/**
 * Gives browsers the markdown of `host/content` as data that is parsed at build time, so that they need no markdown parser: the
 * text of a page by its import, all news stories as the constant `NEWS_STORIES`.
 */
export const contentConfig = (base: Configuration): Configuration => ({
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
