import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import { distOf } from '../federation/apps.ts';
import { buildStaleApps } from '../build/build-stale-apps.ts';
import { currentPublisher } from '../build/current-publisher.ts';
import { openSite } from '../publish/open-site.ts';
import { releaseBuilds } from '../publish/release-builds.ts';
import { appOf, parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

/**
 * `release hatchery spawn`: builds apps and makes them live in one switch. The other apps and the site do not change.
 * `--again` releases a version that was rolled back, or an app that was retired.
 */
await runCommand(async (args) => {
  const { positionals, has } = parseArguments(args, ['again']);
  const released = [...new Set(positionals.length > 0 ? positionals.map(appOf) : [appOf(undefined)])];
  const settings = readEdgeSettings(process.env);
  await buildStaleApps(released, (line) => console.log(line));
  const { fresh, notes } = await releaseBuilds(await openSite(settings), {
    dists: released.map(distOf),
    publisher: await currentPublisher(settings.publisher),
    withdrawn: has('again') ? 'release' : 'refuse',
  });
  for (const { app, version } of fresh) console.log(`${app} ${version} is live.`);
  for (const app of released) {
    if (!fresh.some((release) => release.app === app))
      console.log(`${app}: this very version is live already.`);
  }
  for (const note of notes) console.log(note);
});
