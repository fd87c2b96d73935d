import { cp, readFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { toEmbedFileName } from '@emberclutch/contract/site/to-embed-file-name.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { developmentPrefix } from '@emberclutch/contract/site/release.ts';
import { readNews } from '../content/read-news.ts';
import { getDistFolder } from '../federation/apps.ts';
import { getAppFolder, workspaceRoot } from '../federation/workspace-root.ts';
import { createHostConfig, createHostServerConfig } from '../webpack/create-host-config.ts';
import { computeIntegrity } from '../webpack/chunk-integrity.ts';
import { addRefreshRuntime } from '../webpack/add-refresh-runtime.ts';
import { createBaseConfig } from '../webpack/base-config.ts';
import { buildBootScript } from './build-boot-script.ts';
import { composeHostDocument } from './compose-host-document.ts';
import { listHostScripts } from './host-scripts.ts';
import { runWebpack } from './run-webpack.ts';

/** The steps of the host's build that other builds do not have. The tools of a standalone remote do not contain them. */
export const hostBuild = {
  createConfiguration: (): Configuration => createHostConfig({ app: 'host', isDev: false }),
  /** Adds pictures and the server bundle to the build. */
  addFiles: async (): Promise<void> => {
    await cp(join(getAppFolder('host'), 'pictures'), join(getDistFolder('host'), 'pictures'), {
      recursive: true,
    });
    await runWebpack(createHostServerConfig());
  },
  describe: async (): Promise<
    Pick<Release, 'bootScript' | 'document' | 'development' | 'embed' | 'news'>
  > => ({
    bootScript: await buildBootScript(),
    document: await composeHostDocument(join(getDistFolder('host'), 'fonts')),
    development: await buildForDevelopment(),
    embed: await buildEmbed(getDistFolder('host')),
    news: readNews(),
  }),
};

async function buildForDevelopment(): Promise<Release['development']> {
  const stats = await runWebpack(createDevelopmentConfig());
  const { entry } = listHostScripts(stats);
  return { entry, integrity: computeIntegrity(await readFile(join(getDistFolder('host'), entry))) };
}

/** Builds the script that pages of other sites load into the folder `embed` of a host release. @param dist output folder of the host */
async function buildEmbed(dist: string): Promise<NonNullable<Release['embed']>> {
  await runWebpack(createEmbedConfig());
  const script = await readFile(embedBundle);
  const integrity = computeIntegrity(script);
  const file = toEmbedFileName(integrity);
  await mkdir(join(dist, 'embed'), { recursive: true });
  await writeFile(join(dist, 'embed', file), script);
  return { file, integrity };
}

/** Configures the host with React for development, which Fast Refresh of a remote from a development server needs. */
function createDevelopmentConfig(): Configuration {
  const base = createHostConfig({ app: 'host', isDev: false }, true);
  return addRefreshRuntime({
    ...base,
    name: 'host for development',
    entry: { shell: [join(import.meta.dirname, '../webpack/inject-refresh.cjs'), './src/app/main.ts'] },
    devtool: false,
    // Uses the folder of the release, so that pictures have the same addresses.
    output: {
      ...base.output,
      filename: developmentPrefix + String(base.output?.filename),
      chunkFilename: developmentPrefix + String(base.output?.chunkFilename),
    },
    // Neither minifies nor concatenates, because few browsers load this host.
    optimization: {
      ...base.optimization,
      nodeEnv: 'development',
      minimize: false,
      concatenateModules: false,
      avoidEntryIife: false,
    },
  });
}

/** Path of the built script. In the host's release, its name contains its digest. */
const embedBundle = join(workspaceRoot, '.cache', 'embed', 'emberclutch.js');

/** Configures the elements for pages of other sites: one module script, which needs no federation and finds its site by its own address. */
function createEmbedConfig(): Configuration {
  const { plugins: _plugins, module, ...base } = createBaseConfig({ app: 'host', isDev: false });
  return {
    ...base,
    name: 'embed script',
    devtool: false,
    entry: '@emberclutch/web/embed/hosted-script.ts',
    experiments: { outputModule: true },
    output: { path: join(embedBundle, '..'), filename: 'emberclutch.js', module: true },
    module: { ...module, parser: { javascript: { importMeta: false } } },
    plugins: [],
  };
}
