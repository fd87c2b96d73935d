import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runWebpack } from '@emberclutch/tooling/build/run-webpack.ts';
import { createBaseConfig } from '@emberclutch/tooling/webpack/base-config.ts';

/** Builds a page that contains only the scene of the world, minified as in a release. */
export async function buildWorldPage(folder: string): Promise<void> {
  const base = createBaseConfig({ app: 'remote-hatchery', isDev: false });
  await runWebpack({
    ...base,
    entry: { page: join(import.meta.dirname, 'page.ts') },
    output: { ...base.output, path: folder, filename: '[name].js' },
  });
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><meta charset="utf-8"><style>body{margin:0}</style><script src="page.js"></script>',
  );
}
