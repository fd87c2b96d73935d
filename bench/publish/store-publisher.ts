import { setTimeout as wait } from 'node:timers/promises';
import { openSiteFolder } from '@emberclutch/edge/publishing/open-site-folder.ts';
import { LocalSite } from '@emberclutch/edge/publishing/local-site.ts';
import { PublishError } from '@emberclutch/edge/publishing/publish-error.ts';
import { intactBuild } from '@emberclutch/edge/testing/intact-build.ts';
import { killAtStep } from '@emberclutch/edge/testing/kill-at-step.ts';
import { testPublisher } from '@emberclutch/edge/testing/small-site.ts';
import { RemoteSite } from '@emberclutch/tooling/publish/remote-site.ts';

/**
 * A publisher in its own process. `store-publisher.ts <site> <token> <builds> <app> <name> <step>` releases versions of
 * an app, and rolls back every third one, until it is killed. The site is the address of an edge, or a folder with the
 * store that SITE_STORE names. With a folder, it kills itself before the call of the file system with the number
 * `step`.
 */
const [site = '', token = '', builds = '', app = '', name = '', step = '0'] = process.argv.slice(2);
const publisher = testPublisher;
const operations = site.startsWith('http')
  ? new RemoteSite(site, token)
  : new LocalSite({
      folder: await openSiteFolder({ siteDir: site, siteStore: process.env.SITE_STORE ?? '' }),
      readApi: async () => ({ addresses: [], document: null }),
    });
if (Number(step) > 0) killAtStep(Number(step));

for (let number = 1; ; number += 1) {
  const version = `1.0.0-${name}-${number}`;
  const pages = [{ path: `/${app.replace('remote-', '')}`, title: version }];
  const dist = await intactBuild(builds, { app, version, pages });
  try {
    const releases = [await operations.store(dist)];
    await operations.release({ releases, withdrawn: 'refuse', ...publisher });
    if (number % 3 === 0) await operations.rollBack({ ...publisher, app, again: false });
  } catch (error) {
    // The edge was killed or is being replaced. The next version tries again.
    if (!(error instanceof PublishError)) throw error;
    process.stderr.write(`${error.message}\n`);
    await wait(500);
  }
}
