import { cp, readFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { embedFile } from '@emberclutch/contract/site/embed-file.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { readNews } from '../content/read-news.ts';
import { distOf } from '../federation/apps.ts';
import { folderOf } from '../federation/workspace-root.ts';
import { developmentHostConfig } from '../webpack/development-host-config.ts';
import { embedBundle, embedConfig } from '../webpack/embed-config.ts';
import { hostConfig } from '../webpack/host-config.ts';
import { hostServerConfig } from '../webpack/host-server-config.ts';
import { integrityOf } from '../webpack/integrity-of.ts';
import { buildBootScript } from './build-boot-script.ts';
import { hostDocument } from './host-document.ts';
import { hostScripts } from './host-scripts.ts';
import { runWebpack } from './run-webpack.ts';

/** The steps that only the build of the host has. The tools of a standalone remote do not contain them. */
export const hostBuild = {
  configuration: (): Configuration => hostConfig({ app: 'host', isDev: false }),
  /** Adds pictures and the server bundle to the build. */
  addFiles: async (): Promise<void> => {
    await cp(join(folderOf('host'), 'pictures'), join(distOf('host'), 'pictures'), { recursive: true });
    await runWebpack(hostServerConfig());
  },
  describe: async (): Promise<
    Pick<Release, 'bootScript' | 'document' | 'development' | 'embed' | 'news'>
  > => ({
    bootScript: await buildBootScript(),
    document: await hostDocument(join(distOf('host'), 'fonts')),
    development: await buildForDevelopment(),
    embed: await buildEmbed(distOf('host')),
    news: readNews(),
  }),
};

async function buildForDevelopment(): Promise<Release['development']> {
  const stats = await runWebpack(developmentHostConfig());
  const { entry } = hostScripts(stats);
  return { entry, integrity: integrityOf(await readFile(join(distOf('host'), entry))) };
}

/**
 * Builds the script that pages of other sites load, into the folder `embed` of a release of the host.
 * @param dist output folder of the host
 */
async function buildEmbed(dist: string): Promise<NonNullable<Release['embed']>> {
  await runWebpack(embedConfig());
  const script = await readFile(embedBundle);
  const integrity = integrityOf(script);
  const file = embedFile(integrity);
  await mkdir(join(dist, 'embed'), { recursive: true });
  await writeFile(join(dist, 'embed', file), script);
  return { file, integrity };
}
