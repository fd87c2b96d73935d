import type { Browser } from 'playwright-core';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import { createSiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { buildMonolith } from '../first-load/build-monolith.ts';
import { serveMonolith } from '../first-load/serve-monolith.ts';
import { createPlayer } from '../load/create-player.ts';
import type { Session } from '../load/create-player.ts';
import { createTemporaryFolder } from '../load/create-temporary-folder.ts';
import { openSuite } from '../load/open-suite.ts';
import { resolveCheckout } from '../load/resolve-checkout.ts';

/** A version of the site through which the bench walks. */
export interface Target {
  name: string;
  /** URL of the list on which the walk begins. */
  url: string;
  session: Session;
}

/** With these settings, no sale puts new eggs at the head of the list, and no cycle ends during the bench. */
const stableWorldSettings = { WORLD_SALES: 'no', CYCLE_MINUTES: '600' };

/**
 * Starts the suite, the suite of another checkout, and the same sources built as one app, which uses the provider of the suite. All have
 * the same sample world, and a player with two eggs.
 * @param resources closes everything that this function opens
 * @param otherCheckout folder of an installed checkout
 */
export async function openTargets(
  resources: AsyncDisposableStack,
  browser: Browser,
  otherCheckout: string | undefined,
): Promise<Target[]> {
  const suite = resources.use(await openSuite(stableWorldSettings));
  const session = await createPlayer(browser, suite.url);
  const targets = [{ name: 'suite', url: `${suite.url}/hatchery`, session }];
  if (otherCheckout !== undefined) {
    const other = resources.use(await openSuite(stableWorldSettings, resolveCheckout(otherCheckout)));
    const otherSession = await createPlayer(browser, other.url);
    targets.push({ name: 'beside', url: `${other.url}/hatchery`, session: otherSession });
  }
  const monolith = await buildMonolith(resources.use(await createTemporaryFolder()).path);
  const folder = createSiteFolder(readEdgeSettings({ DATA_DIR: suite.dataDir }).siteDir);
  const server = resources.use(await serveMonolith(monolith, folder, suite.url, monolith.pages));
  const monolithSession = {
    ...session,
    origins: session.origins.map((origin) => ({ ...origin, origin: server.url })),
  };
  targets.push({ name: 'lazy', url: `${server.url}/hatchery`, session: monolithSession });
  targets.push({ name: 'preloaded', url: `${server.url}/community`, session: monolithSession });
  return targets;
}
