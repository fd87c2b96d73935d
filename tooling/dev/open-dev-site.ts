import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { RemotePage } from '@emberclutch/contract/site/site.ts';
import { generateCookieKey, writeLiveSite } from '@emberclutch/edge/releases/live-site.ts';
import { createSiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import type { SiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { storeRelease } from '@emberclutch/edge/releases/store-release.ts';
import type { EdgeSettings } from '@emberclutch/edge/settings.ts';
import { buildBootScript } from '../build/build-boot-script.ts';
import { buildStaleApps } from '../build/build-stale-apps.ts';
import { composeHostDocument } from '../build/compose-host-document.ts';
import { readPageTable } from '../build/page-table.ts';
import { apps, getDistFolder } from '../federation/apps.ts';
import { readInstalledVersion } from '../federation/read-manifest.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { toContainerName } from '../webpack/base-config.ts';
import { createHostServerConfig } from '../webpack/create-host-config.ts';
import { serverFile, createRemoteServerConfig } from '../webpack/server-config.ts';
import { entryFile } from '../webpack/remote-config.ts';
import type { SourceServer } from './serve-from-source.ts';

interface DevSite {
  siteDir: string;
  /** Stops building server bundles. */
  stop: () => Promise<void>;
}

/**
 * Opens a separate site for development, with some apps from their development servers and the others as built. The edge renders its pages
 * like the pages of a published site, with server bundles that are rebuilt on every change.
 */
export async function openDevSite(
  settings: EdgeSettings,
  servers: readonly SourceServer[],
  log: (line: string) => void,
): Promise<DevSite> {
  const siteDir = join(workspaceRoot, '.cache', 'dev-site');
  const folder = createSiteFolder(siteDir);
  const servedElsewhere = Object.fromEntries(servers.map(({ app, url }) => [app, url]));
  const sourceApps = Object.keys(servedElsewhere);
  const builtApps = apps.filter((app) => !sourceApps.includes(app));
  await buildStaleApps(builtApps, log);
  const releases = [
    ...(await Promise.all(builtApps.map((app) => storeRelease(folder, getDistFolder(app))))),
    ...(await Promise.all(sourceApps.map((app) => storeSourceRelease(app, folder)))),
  ];
  const cookieKey = generateCookieKey();
  let buildCount = 0;
  /** Makes the current server bundles live: the edge reloads them when `sources`, a new number in each call, changes. */
  const makeLive = () => {
    const sources = `${(buildCount += 1)}`;
    return writeLiveSite(folder, {
      number: 1,
      position: 1,
      action: 'release',
      at: Math.floor(Date.now() / 1_000),
      by: null,
      commit: null,
      apps: Object.fromEntries(releases.map(({ app, version }) => [app, { version, sources }])),
      settings: settings.site,
      servedElsewhere,
      stored: {},
      withdrawn: {},
      retired: [],
      candidates: [],
      candidateChanges: [],
      cookieKey,
    });
  };
  const renderedReleases = releases.filter(
    ({ app, server }) => sourceApps.includes(app) && server !== undefined,
  );
  const stopFunctions = await Promise.all(
    renderedReleases.map(({ app, version }) =>
      watchServerBundle(app, folder.release(app, version), () => void makeLive()),
    ),
  );
  await makeLive();
  return {
    siteDir,
    async stop() {
      await Promise.all(stopFunctions.map((stop) => stop()));
    },
  };
}

/** Stores a description of a development server as a release, in a folder that also receives its server bundle. */
async function storeSourceRelease(app: string, folder: SiteFolder): Promise<Release> {
  const isHost = app === 'host';
  const pages = (await readPageTable(app)).map((row) => ({ ...RemotePage.parse(row), preload: [] }));
  const release: Release = {
    app,
    version: 'source',
    container: toContainerName(app),
    entry: isHost ? 'shell.js' : entryFile,
    integrity: '',
    ...((isHost || pages.some(({ isRendered }) => isRendered)) && { server: serverFile }),
    preload: [],
    ...(isHost && { bootScript: await buildBootScript(), document: await composeHostDocument(folder.fonts) }),
    pages,
    // A browser uses rendered styles only if its version of the library has written them.
    shared: isHost ? { 'styled-components': readInstalledVersion('styled-components') } : {},
  };
  const target = folder.release(app, release.version);
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'release.json'), JSON.stringify(release));
  return release;
}

/**
 * Builds the server bundle of an app that is served from source, and rebuilds it after each change. Prints no errors, because the development
 * server prints them.
 * @param folder folder for the bundle
 * @param onRebuilt called after each successful rebuild
 * @returns a function that stops the watcher, after the first build
 */
async function watchServerBundle(
  app: string,
  folder: string,
  onRebuilt: () => void,
): Promise<() => Promise<void>> {
  const configuration = app === 'host' ? createHostServerConfig(true) : createRemoteServerConfig(app, true);
  const compiler = webpack({ ...configuration, output: { ...configuration.output, path: folder } });
  const { promise: firstBuild, resolve } = Promise.withResolvers<void>();
  let isFirst = true;
  const watcher = compiler.watch({ aggregateTimeout: 100 }, (_error, stats) => {
    if (!isFirst && stats?.hasErrors() === false) onRebuilt();
    isFirst = false;
    resolve();
  });
  await firstBuild;
  return promisify((done: (error?: Error | null) => void) => watcher?.close(done));
}
