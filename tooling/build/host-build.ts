import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { Release, ReleasePage } from '@emberclutch/contract/site/release.ts';
import { distOf } from '../federation/apps.ts';
import { folderOf } from '../federation/workspace-root.ts';
import { prerenderHost } from '../prerender/prerender-host.ts';
import { hostConfig } from '../webpack/host-config.ts';
import { buildBootScript } from './build-boot-script.ts';
import { hostDocument } from './host-document.ts';
import { runWebpack } from './run-webpack.ts';

/** What only the build of the host does. The tools of a remote alone do not have it. */
export const hostBuild = {
  configuration: (): Configuration => hostConfig({ app: 'host', isDev: false }),
  /** Adds pictures and prerendered pages to the build. */
  addFiles: async (pages: readonly ReleasePage[]): Promise<void> => {
    await cp(join(folderOf('host'), 'pictures'), join(distOf('host'), 'pictures'), { recursive: true });
    await prerenderHost(pages, runWebpack);
  },
  describe: async (): Promise<Pick<Release, 'bootScript' | 'document'>> => ({
    bootScript: await buildBootScript(),
    document: await hostDocument(join(distOf('host'), 'fonts')),
  }),
};
