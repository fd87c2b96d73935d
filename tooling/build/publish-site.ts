import { toleratedApiDifferences } from '@emberclutch/edge/publishing/api-differences.ts';
import { publish } from '@emberclutch/edge/publishing/publish.ts';
import { readLiveApi } from '@emberclutch/edge/publishing/read-live-api.ts';
import type { EdgeSettings } from '@emberclutch/edge/settings.ts';
import { siteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { apps, distOf } from '../federation/apps.ts';
import { buildStaleApps } from './build-stale-apps.ts';
import { currentPublisher } from './current-publisher.ts';

/**
 * Builds stale apps and makes all of them live. A site that has none gets the settings of the environment. Versions that were
 * rolled back and apps that were retired stay out: they come back by name only.
 * @param log takes one line at a time
 */
export async function publishSite(settings: EdgeSettings, log: (line: string) => void): Promise<void> {
  log(`Building ${apps.length} apps`);
  await buildStaleApps(apps, (line) => log(`  ${line}`));
  const folder = siteFolder(settings.siteDir);
  const api = await readLiveApi(folder, settings.providerUrls);
  const { fresh, skipped } = await publish(folder, {
    dists: apps.map(distOf),
    firstSettings: settings.site,
    publisher: await currentPublisher(settings.publisher),
    api: api.document,
    withdrawn: 'skip',
  });
  for (const { app, version } of fresh) log(`  ${app} ${version} is live`);
  for (const sentence of skipped) log(`  ${sentence}`);
  if (api.document) for (const note of toleratedApiDifferences(fresh, api)) log(`  ${note}`);
}
