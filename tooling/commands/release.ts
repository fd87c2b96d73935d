import { publisherSettings } from '@emberclutch/edge/publisher-settings.ts';
import { distOf } from '../federation/apps.ts';
import { buildStaleApps } from '../build/build-stale-apps.ts';
import { currentPublisher } from '../build/current-publisher.ts';
import { describeOffer } from '../publish/describe-offer.ts';
import { openSite } from '../publish/open-site.ts';
import { readAudience } from '../publish/read-audience.ts';
import { storeBuilds } from '../publish/store-builds.ts';
import { appOf, parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

const usage = `release <app...>                builds apps, checks them against the live site, and makes them live in one switch
release <app...> --canary 5%    gives them to a share of the visitors
release <app...> --preview      gives them to everyone who opens the printed link
release <app...> --again        also a version that was rolled back, or an app that was retired`;

await runCommand(usage, async (args) => {
  const { positionals, has, valueOf } = parseArguments(args, ['again', 'preview', 'canary=']);
  const released = [...new Set(positionals.length > 0 ? positionals.map(appOf) : [appOf(undefined)])];
  const audience = readAudience({ canary: valueOf('canary'), preview: has('preview') });
  const { releaseUrl } = publisherSettings.read(process.env);
  const site = await openSite();
  await buildStaleApps(released, (line) => console.log(line));
  const publisher = await currentPublisher();
  const releases = await storeBuilds(site, released.map(distOf));
  if (audience) {
    const offer = await site.offer({ releases, ...audience, again: has('again'), ...publisher });
    const address = releaseUrl ?? (await site.readState()).settings.PUBLIC_URL ?? '';
    console.log(describeOffer(offer, address));
    return;
  }
  const withdrawn = has('again') ? 'release' : 'refuse';
  const { fresh, notes } = await site.release({ releases, withdrawn, ...publisher });
  for (const { app, version } of fresh) console.log(`${app} ${version} is live.`);
  for (const app of released) {
    if (!fresh.some((release) => release.app === app))
      console.log(`${app}: this very version is live already.`);
  }
  for (const note of notes) console.log(note);
});
