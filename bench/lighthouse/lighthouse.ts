import { findBrowser } from '@emberclutch/e2e/browser/find-browser.ts';
import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { DragonState } from '@emberclutch/contract/asset/asset-values.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { openBenchSite } from '../load/open-bench-site.ts';
import { median } from '../load/percentile.ts';
import { audit } from './audit.ts';
import type { Report } from './audit.ts';

/** Lighthouse with its defaults (a phone): the median of several runs per page. Arguments choose other paths. */
const rounds = 5;
const args = process.argv.slice(2);

const site = await openBenchSite();
const browser = await findBrowser();

/** The newest asset in a state of the seeded world. */
async function findId(state: DragonState): Promise<number | undefined> {
  const answer = await fetch(`${site.url}/v1/assets/dragons?state=${state}&limit=1&page=0`);
  return schemaOf(AssetPage).parse(await answer.json()).assets[0]?.id;
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
const paths = args.length > 0 ? args : everyPath;

for (const path of paths) {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) reports.push(await audit(site.url + path, browser));
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

await site.close();
