import { publisherSettings } from '@emberclutch/edge/publisher-settings.ts';
import { buildStaleApps } from '../build/build-stale-apps.ts';
import { readCurrentPublisher } from '../build/read-current-publisher.ts';
import { openSite } from '../publish/open-site.ts';
import { readAudience } from '../publish/read-audience.ts';
import { releaseBuilds } from '../publish/release-builds.ts';
import { findApp, parseArguments, runCommand } from './run-command.ts';

const usage = `release <app...>                builds apps, checks them against the live site, and makes them live in one switch
release <app...> --canary 5%    releases them to a share of the visitors
release <app...> --preview      releases them to everyone who opens the printed link
release <app...> --again        also releases a version that was rolled back, or an app that was retired`;

await runCommand(usage, async (args) => {
  const { positionals, values } = parseArguments(args, Infinity, {
    again: { type: 'boolean', default: false },
    preview: { type: 'boolean', default: false },
    canary: { type: 'string' },
  });
  const namedApps = [...new Set(positionals.length > 0 ? positionals.map(findApp) : [findApp(undefined)])];
  const audience = readAudience(values);
  const { releaseUrl } = publisherSettings.read(process.env);
  const site = await openSite();
  await buildStaleApps(namedApps, (line) => console.log(line));
  const lines = await releaseBuilds(site, namedApps, {
    audience,
    again: values.again,
    publisher: await readCurrentPublisher(),
    address: releaseUrl,
  });
  for (const line of lines) console.log(line);
});
