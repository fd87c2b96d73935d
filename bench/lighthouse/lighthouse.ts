import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '@emberclutch/e2e/browser/find-browser.ts';
import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { DragonState } from '@emberclutch/contract/asset/asset-values.ts';
import { spawnEggs } from '@emberclutch/e2e/flows/checkout.ts';
import { signUp } from '@emberclutch/e2e/flows/sign-in.ts';
import { newTestAccount } from '@emberclutch/e2e/flows/test-account.ts';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { startCompleteSuite } from '@emberclutch/e2e/suite/start-suite.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { median } from '../load/percentile.ts';
import { audit } from './audit.ts';
import type { Report, Session } from './audit.ts';

/**
 * Lighthouse with its defaults (a phone): the median of several runs per page, in turns. Arguments choose other paths. A player with two
 * eggs opens the pages that need one.
 */
const rounds = 5;
const protectedPaths = ['/spawn', '/my-collection', '/profile'];
const args = process.argv.slice(2);

const dataDir = await mkdtemp(join(tmpdir(), 'lighthouse-site-'));
// No cycle ends during the bench.
const site = await startCompleteSuite({ DATA_DIR: dataDir, CYCLE_MINUTES: '600' });
const browser = await findBrowser();

/** The newest asset in a state of the seeded world. */
async function findId(state: DragonState): Promise<number | undefined> {
  const answer = await fetch(`${site.url}/v1/assets/dragons?state=${state}&limit=1&page=0`);
  return schemaOf(AssetPage).parse(await answer.json()).assets[0]?.id;
}

/** Signs up, and buys two eggs. */
async function createPlayer(): Promise<Session> {
  const opened = await openBrowser();
  try {
    const page = await opened.newPage({ baseURL: site.url });
    await signUp(page, newTestAccount());
    await spawnEggs(page, 2);
    return await page.context().storageState();
  } finally {
    await opened.close();
  }
}

const egg = await findId('SEALED');
const dragon = await findId('HATCHED');
const everyPath = [
  '/',
  '/about',
  '/hatchery',
  `/details/${egg}`,
  `/details/${dragon}`,
  `/genome-explorer/${dragon}`,
  ...protectedPaths,
];
const paths = args.length > 0 ? args : everyPath;
const session = await createPlayer();

const reportsByPath = new Map(paths.map((path): [string, Report[]] => [path, []]));
for (let round = 0; round < rounds; round += 1)
  for (const [path, reports] of reportsByPath)
    reports.push(await audit(site.url + path, browser, protectedPaths.includes(path) ? session : null));

for (const [path, reports] of reportsByPath) {
  const of = (read: (report: Report) => number) => median(reports.map(read));
  console.log(
    [
      path.padEnd(22),
      ...['performance', 'accessibility', 'best-practices', 'seo'].map(
        (category) => `${category} ${of(({ scores }) => scores[category] ?? NaN)}`,
      ),
      `LCP ${(of(({ lcp }) => lcp) / 1_000).toFixed(2)} s`,
      `CLS ${of(({ cls }) => cls).toFixed(3)}`,
      `TBT ${of(({ tbt }) => tbt).toFixed(0)} ms`,
    ].join('   '),
  );
  for (const failure of new Set(reports.flatMap(({ failures }) => failures))) console.log(`  ${failure}`);
}

await site.stop();
await rm(dataDir, { recursive: true, force: true });
