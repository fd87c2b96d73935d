import type { EdgeSettings } from '@emberclutch/edge/settings.ts';
import { apps } from '../federation/apps.ts';
import { openLocalSite } from './open-local-site.ts';
import { openSite } from './open-site.ts';
import { storeBuilds } from './release-builds.ts';
import { buildStaleApps } from '../build/build-stale-apps.ts';
import { readCurrentPublisher } from '../build/read-current-publisher.ts';

/**
 * Makes all apps live, except withdrawn versions and retired apps, which return only when a publisher names them.
 * @param log receives one line at a time
 * @param onStarted called when the build process has started, or when no build is necessary
 */
export async function publishSite(
  settings: EdgeSettings,
  log: (line: string) => void,
  onStarted?: () => void,
): Promise<void> {
  await buildStaleApps(apps, log, onStarted);
  const startedAt = performance.now();
  const site = settings.releaseUrl === null ? await openLocalSite(settings) : await openSite();
  const { fresh, skipped } = await site.release({
    releases: await storeBuilds(site, apps),
    withdrawn: 'skip',
    ...(await readCurrentPublisher(settings.publisher)),
  });
  log(`Published in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
  for (const { app, version } of fresh) log(`  ${app} ${version} is live`);
  for (const sentence of skipped) log(`  ${sentence}`);
}
