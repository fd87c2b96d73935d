import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import { createSiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { startCompleteSuite } from '@emberclutch/e2e/suite/start-suite.ts';
import { buildMonolith } from '../first-load/build-monolith.ts';
import { serveMonolith } from '../first-load/serve-monolith.ts';
import type { BoundedRun } from '../load/bounded-run.ts';
import { createPlayer } from '../load/create-player.ts';
import type { Session } from '../load/create-player.ts';

/** A version of the site through which the bench walks. */
export interface Target {
  name: string;
  /** URL of the list on which the walk begins. */
  url: string;
  session: Session;
}

/**
 * Starts the suite, the suite of another checkout, and the same sources built as one app, which uses the provider of the suite. All have
 * the same sample world, and a player with two eggs.
 * @param otherCheckout folder of an installed checkout
 */
export async function openTargets(
  run: BoundedRun,
  browser: Browser,
  otherCheckout: string | null,
): Promise<Target[]> {
  const suite = await openSuite(run);
  const session = await createPlayer(browser, suite.url);
  const targets = [{ name: 'suite', url: `${suite.url}/hatchery`, session }];
  if (otherCheckout !== null) {
    const { url } = await openSuite(run, otherCheckout);
    targets.push({ name: 'beside', url: `${url}/hatchery`, session: await createPlayer(browser, url) });
  }
  const monolith = await buildMonolith(await createTemporaryFolder(run));
  const folder = createSiteFolder(readEdgeSettings({ DATA_DIR: suite.dataDir }).siteDir);
  const monolithServer = await serveMonolith(monolith, folder, suite.url, monolith.pages);
  await run.closeAtEnd(monolithServer.close);
  const monolithSession = {
    ...session,
    origins: session.origins.map((origin) => ({ ...origin, origin: monolithServer.url })),
  };
  targets.push({ name: 'lazy', url: `${monolithServer.url}/hatchery`, session: monolithSession });
  targets.push({ name: 'preloaded', url: `${monolithServer.url}/community`, session: monolithSession });
  return targets;
}

/** With these settings, no sale puts new eggs at the head of the list, and no cycle ends during the bench. */
const stableWorldSettings = { WORLD_SALES: 'no', CYCLE_MINUTES: '600' };

async function openSuite(run: BoundedRun, checkout?: string) {
  const dataDir = await createTemporaryFolder(run);
  const suite = await startCompleteSuite({ DATA_DIR: dataDir, ...stableWorldSettings }, checkout);
  await run.closeAtEnd(suite.stop);
  return { url: suite.url, dataDir };
}

async function createTemporaryFolder(run: BoundedRun): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'navigation-'));
  await run.closeAtEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
