import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEdge } from '@emberclutch/edge/open-edge.ts';
import { publish } from '@emberclutch/edge/testing/publish.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import { createSiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import type { SiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { apps, getDistFolder } from '@emberclutch/tooling/federation/apps.ts';
import { buildStaleApps } from '@emberclutch/tooling/build/build-stale-apps.ts';

interface BenchSite {
  url: string;
  folder: SiteFolder;
  close: () => Promise<void>;
}

/** Publishes all apps of this checkout into a temporary folder and serves them with a seeded world. Close it after use. */
export async function openBenchSite(): Promise<BenchSite> {
  const root = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const environment = { DATA_DIR: root, PORT: '0', LOG_LEVEL: 'warn', PUBLIC_URL: 'http://localhost' };
  const settings = readEdgeSettings(environment);
  const folder = createSiteFolder(settings.siteDir);
  await buildStaleApps(apps, console.log);
  await publish(folder, {
    dists: apps.map(getDistFolder),
    firstSettings: settings.site,
    publisher: { by: null, commit: null },
  });
  const edge = await openEdge(settings, environment);
  return {
    url: edge.url,
    folder,
    async close() {
      await edge.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
