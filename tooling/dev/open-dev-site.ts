import { join } from 'node:path';
import { compose } from '@emberclutch/edge/composition/compose.ts';
import { writeLiveSite } from '@emberclutch/edge/releases/live-site.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { RemotePage } from '@emberclutch/contract/site/site.ts';
import type { EdgeSettings } from '@emberclutch/edge/settings.ts';
import { siteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import type { SiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { readSiteSettings } from '@emberclutch/edge/releases/site-settings.ts';
import { storeRelease } from '@emberclutch/edge/releases/store-release.ts';
import { apps, distOf } from '../federation/apps.ts';
import { buildBootScript } from '../build/build-boot-script.ts';
import { buildStaleApps } from '../build/build-stale-apps.ts';
import { pageTable } from '../build/page-table.ts';
import { hostDocument } from '../build/host-document.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { containerName } from '../webpack/base-config.ts';
import { entryFile } from '../webpack/remote-config.ts';
import type { SourceServer } from './serve-from-source.ts';

/**
 * Composes a separate site for development: some apps from their development servers, the others as built.
 * @returns the folder of the site
 */
export async function openDevSite(
  settings: EdgeSettings,
  servers: readonly SourceServer[],
  log: (line: string) => void,
): Promise<string> {
  const siteDir = join(workspaceRoot, '.cache', 'dev-site');
  const folder = siteFolder(siteDir);
  const servedElsewhere = Object.fromEntries(servers.map(({ app, url }) => [app, url]));
  const built = apps.filter((app) => !(app in servedElsewhere));
  await buildStaleApps(built, log);
  const releases = [
    ...(await Promise.all(built.map((app) => storeRelease(folder, distOf(app))))),
    ...(await Promise.all(Object.keys(servedElsewhere).map((app) => sourceRelease(app, folder)))),
  ];
  const input = { ...readSiteSettings(settings.site), servedElsewhere };
  const composition = await compose(folder, input, releases);
  await writeLiveSite(folder, {
    number: 1,
    position: 1,
    action: 'release',
    at: Math.floor(Date.now() / 1_000),
    by: null,
    commit: null,
    apps: Object.fromEntries(releases.map(({ app, version }) => [app, { version, sources: null }])),
    settings: settings.site,
    composition,
    stored: {},
    withdrawn: {},
    retired: [],
    candidates: [],
    candidateChanges: [],
    canaryCompositions: {},
  });
  return siteDir;
}

/** Describes a development server as a release. */
const sourceRelease = async (app: string, { fonts }: SiteFolder): Promise<Release> => ({
  app,
  version: 'source',
  container: containerName(app),
  entry: app === 'host' ? 'shell.js' : entryFile,
  integrity: '',
  preload: [],
  requestsWithCors: true,
  ...(app === 'host' && { bootScript: await buildBootScript(), document: await hostDocument(fonts) }),
  pages: (await pageTable(app)).map((row) => ({ ...RemotePage.parse(row), preload: [] })),
  shared: {},
});
