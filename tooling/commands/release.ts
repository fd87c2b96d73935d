import { toleratedApiDifferences } from '@emberclutch/edge/publishing/api-differences.ts';
import { publish } from '@emberclutch/edge/publishing/publish.ts';
import { readLiveApi } from '@emberclutch/edge/publishing/read-live-api.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import { siteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { distOf } from '../federation/apps.ts';
import { buildStaleApps } from '../build/build-stale-apps.ts';
import { currentPublisher } from '../build/current-publisher.ts';
import { appOf, parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

/**
 * `release hatchery spawn`: builds apps and makes them live in one switch. The other apps and the site do not change.
 * `--again` releases a version that was rolled back, or an app that was retired.
 */
await runCommand(async (args) => {
  const { positionals, has } = parseArguments(args, ['again']);
  const released = [...new Set(positionals.length > 0 ? positionals.map(appOf) : [appOf(undefined)])];
  const { siteDir, providerUrls, publisher } = readEdgeSettings(process.env);
  const folder = siteFolder(siteDir);
  await buildStaleApps(released, (line) => console.log(line));
  const api = await readLiveApi(folder, providerUrls);
  const { fresh } = await publish(folder, {
    dists: released.map(distOf),
    publisher: await currentPublisher(publisher),
    api: api.document,
    withdrawn: has('again') ? 'release' : 'refuse',
  });
  for (const { app, version } of fresh) console.log(`${app} ${version} is live.`);
  for (const app of released) {
    if (!fresh.some((release) => release.app === app))
      console.log(`${app}: this very version is live already.`);
  }
  if (fresh.length > 0) for (const note of toleratedApiDifferences(fresh, api)) console.log(note);
});
