import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '@emberclutch/edge/testing/publish.ts';
import { createSiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import type { SiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import { buildStaleApps } from '@emberclutch/tooling/build/build-stale-apps.ts';
import { apps, getDistFolder } from '@emberclutch/tooling/federation/apps.ts';
import { createTemporaryFolder } from './create-temporary-folder.ts';

const publisher = { by: null, commit: null };

export interface BenchSite extends AsyncDisposable {
  /** Settings for an edge or a provider of the site, with a seeded world. */
  environment: Record<string, string>;
  folder: SiteFolder;
  /** Releases the same build of the hatchery under another version. */
  releaseAgain: (version: string) => Promise<void>;
}

/** Builds all apps of this checkout and publishes them into a temporary folder. */
export async function publishBenchSite(): Promise<BenchSite> {
  const { path: root, remove } = await createTemporaryFolder();
  const environment = {
    DATA_DIR: join(root, 'data'),
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'http://localhost',
    WORLD_SEED: 'yes',
  };
  const settings = readEdgeSettings(environment);
  const folder = createSiteFolder(settings.siteDir);
  await buildStaleApps(apps, console.log);
  await publish(folder, { dists: apps.map(getDistFolder), firstSettings: settings.site, publisher });
  return {
    environment,
    folder,
    async releaseAgain(version) {
      const dist = join(root, version);
      await cp(getDistFolder('remote-hatchery'), dist, { recursive: true });
      const release = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8'));
      await writeFile(join(dist, 'release.json'), JSON.stringify({ ...release, version }));
      await publish(folder, { dists: [dist], publisher });
    },
    [Symbol.asyncDispose]: remove,
  };
}
