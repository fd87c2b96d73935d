import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apps, distOf } from '@emberclutch/tooling/build/apps';
import { buildStaleApps } from '@emberclutch/tooling/build/build-stale-apps';
import { siteInput } from '@emberclutch/tooling/build/site-input';
import { findBrowser } from '@emberclutch/e2e/browser/find-browser';
import { openEdge } from '@emberclutch/edge/open-edge';
import { AssetPage } from '@emberclutch/shared/contract/asset';
import type { DragonState } from '@emberclutch/shared/contract/asset';
import { publish } from '@emberclutch/edge/publish';
import { readEdgeSettings } from '@emberclutch/edge/settings';
import { siteFolder } from '@emberclutch/edge/site-folder';
import { audit } from './audit.ts';
import type { Report } from './audit.ts';

/** Lighthouse with its defaults (a phone): the median of several runs per page. Arguments choose other paths. */
const rounds = 5;
const given = process.argv.slice(2);

const root = await mkdtemp(join(tmpdir(), 'lighthouse-'));
const environment = { DATA_DIR: root, PORT: '0', LOG_LEVEL: 'warn', PUBLIC_URL: 'http://localhost' };
const settings = readEdgeSettings(environment);
await buildStaleApps(apps, console.log);
await publish(siteFolder(settings.siteDir), {
  dists: apps.map(distOf),
  site: await siteInput(settings),
  publisher: { by: null, commit: null },
});
const edge = await openEdge(settings, environment);
const browser = await findBrowser();

/** The newest asset in a state of the seeded world. */
async function findId(state: DragonState): Promise<number | undefined> {
  const answer = await fetch(`${edge.url}/v1/assets/dragons?state=${state}&limit=1&page=0`);
  return AssetPage.parse(await answer.json()).assets[0]?.id;
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
];
const paths = given.length > 0 ? given : everyPath;

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

for (const path of paths) {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) reports.push(await audit(edge.url + path, browser));
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

await edge.close();
await rm(root, { recursive: true, force: true });
