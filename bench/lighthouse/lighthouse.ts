import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { DragonState } from '@emberclutch/contract/asset/asset-values.ts';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { createPlayer } from '../load/create-player.ts';
import type { Session } from '../load/create-player.ts';
import { findMedian } from '../load/find-percentile.ts';
import { limitRun } from '../load/limit-run.ts';
import { openSuite } from '../load/open-suite.ts';
import { audit } from './audit.ts';
import type { Report } from './audit.ts';

/**
 * Runs Lighthouse with its defaults (a phone) several times per page, alternating between the pages, and prints medians. Arguments choose
 * other paths. A player with two eggs opens the pages that require a sign-in.
 */
const rounds = 5;
const protectedPaths = ['/spawn', '/my-collection', '/profile'];
const args = process.argv.slice(2);

limitRun(60);

// With this setting, no cycle ends during the bench.
await using site = await openSuite({ CYCLE_MINUTES: '600' });
const session = await signUpPlayer();
const paths = args.length > 0 ? args : await listPaths(site.url);
const reportsByPath = new Map(paths.map((path): [string, Report[]] => [path, []]));
for (let round = 0; round < rounds; round += 1)
  for (const [path, reports] of reportsByPath)
    reports.push(await audit(site.url + path, protectedPaths.includes(path) ? session : null));
for (const [path, reports] of reportsByPath) printMedians(path, reports);

async function signUpPlayer(): Promise<Session> {
  await using browser = await openBrowser();
  return await createPlayer(browser, site.url);
}

async function listPaths(url: string): Promise<string[]> {
  const egg = await findNewestId(url, 'SEALED');
  const dragon = await findNewestId(url, 'HATCHED');
  const assets = [`/details/${egg}`, `/details/${dragon}`, `/genome-explorer/${dragon}`];
  return ['/', '/about', '/hatchery', ...assets, ...protectedPaths];
}

/** Finds the newest asset of the seeded world that is in this state. */
async function findNewestId(url: string, state: DragonState): Promise<number | undefined> {
  const response = await fetch(`${url}/v1/assets/dragons?state=${state}&limit=1&page=0`);
  return schemaOf(AssetPage).parse(await response.json()).assets[0]?.id;
}

function printMedians(path: string, reports: readonly Report[]): void {
  const readMedian = (read: (report: Report) => number) => findMedian(reports.map(read));
  console.log(
    [
      path.padEnd(22),
      ...['performance', 'accessibility', 'best-practices', 'seo'].map(
        (category) => `${category} ${readMedian(({ scores }) => scores[category] ?? NaN)}`,
      ),
      `LCP ${(readMedian(({ lcp }) => lcp) / 1_000).toFixed(2)} s`,
      `CLS ${readMedian(({ cls }) => cls).toFixed(3)}`,
      `TBT ${readMedian(({ tbt }) => tbt).toFixed(0)} ms`,
    ].join('   '),
  );
  for (const failure of new Set(reports.flatMap(({ failures }) => failures))) console.log(`  ${failure}`);
}
