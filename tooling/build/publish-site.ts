import { publish } from '@emberclutch/edge/publishing/publish.ts';
import type { EdgeSettings } from '@emberclutch/edge/settings.ts';
import { siteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { apps, distOf } from '../federation/apps.ts';
import { buildStaleApps } from './build-stale-apps.ts';
import { currentPublisher } from './current-publisher.ts';
import { siteInput } from './site-input.ts';

/**
 * Builds stale apps and makes all of them live, with the site's settings as the environment has them.
 * @param log takes one line at a time
 */
export async function publishSite(settings: EdgeSettings, log: (line: string) => void): Promise<void> {
  log(`Building ${apps.length} apps`);
  await buildStaleApps(apps, (line) => log(`  ${line}`));
  const fresh = await publish(siteFolder(settings.siteDir), {
    dists: apps.map(distOf),
    site: await siteInput(settings),
    publisher: await currentPublisher(settings.publisher),
  });
  for (const { app, version } of fresh) log(`  ${app} ${version} is live`);
}
