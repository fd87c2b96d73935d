import { join } from 'node:path';
import webpack from 'webpack';
import { runWebpack } from '@emberclutch/tooling/build/run-webpack.ts';
import { createBaseConfig } from '@emberclutch/tooling/webpack/base-config.ts';
import { addContentConfig } from '@emberclutch/tooling/webpack/create-host-config.ts';

export interface Monolith {
  folder: string;
  entry: string;
  /** Scripts of the host besides its entry. */
  shell: string[];
  /** Scripts of the hatchery's chunk. */
  hatchery: string[];
  /** Scripts of all pages of remotes. */
  pages: string[];
}

/** Builds the sources of all apps in one webpack build without federation, as the baseline. */
export async function buildMonolith(folder: string): Promise<Monolith> {
  const base = addContentConfig(createBaseConfig({ app: 'host', isDev: false }));
  const stats = await runWebpack({
    ...base,
    entry: { shell: './src/app/main.ts' },
    // Preloads of the page have the same mode.
    output: { ...base.output, path: folder, crossOriginLoading: 'anonymous' },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(
        /\/get-remote-routes\.ts$/,
        join(import.meta.dirname, 'monolith', 'remote-routes.ts'),
      ),
    ],
  });
  const { entrypoints = {}, namedChunkGroups = {} } = stats.toJson({
    all: false,
    entrypoints: true,
    chunkGroups: true,
  });
  const listScripts = (group: { assets?: { name: string }[] } | undefined) =>
    (group?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const [entry = ''] = listScripts(entrypoints.shell);
  return {
    folder,
    entry,
    shell: listScripts(namedChunkGroups.bootstrap),
    hatchery: listScripts(namedChunkGroups.hatchery),
    pages: [...new Set(pageChunks.flatMap((name) => listScripts(namedChunkGroups[name])))],
  };
}

/** Chunk names of remotes in `monolith/remote-routes.ts`, and of their pages. */
const pageChunks = ['hatchery', 'details', 'genome', 'world', 'world-scene', 'collection', 'spawn'];
