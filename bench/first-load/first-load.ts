import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { openBenchSite } from '../load/open-bench-site.ts';
import { findMedian } from '../load/find-percentile.ts';
import { buildMonolith } from './build-monolith.ts';
import { measureLoad } from './measure-load.ts';
import type { Load } from './measure-load.ts';
import { serveMonolith } from './serve-monolith.ts';

/** Measures the first load of /hatchery on slow 4G, composed and built as one app. The variants alternate in each round. */
const rounds = 7;

const root = await mkdtemp(join(tmpdir(), 'first-load-'));
const site = await openBenchSite();
const monolith = await buildMonolith(join(root, 'monolith'));
const monolithServer = await serveMonolith(monolith, site.folder, site.url);
const browser = await openBrowser();

const variants = {
  'federated, composed': `${site.url}/hatchery`,
  'monolith, lazy page': `${monolithServer.url}/hatchery`,
  'monolith, all preloaded': `${monolithServer.url}/community`,
};
const loads = new Map<string, Load[]>(Object.keys(variants).map((name) => [name, []]));
for (let round = 0; round <= rounds; round += 1) {
  for (const [name, url] of Object.entries(variants)) {
    const load = await measureLoad(browser, url);
    // The first round is a warm-up.
    if (round > 0) loads.get(name)?.push(load);
  }
}

const [federated = [], lazy = [], preloaded = []] = [...loads.values()];
for (const [name, runs] of loads) {
  const [first] = runs;
  console.log(
    [
      name.padEnd(26),
      `first card ${(findMedian(runs.map(({ firstCard }) => firstCard)) / 1_000).toFixed(2)} s`,
      `hydrated ${(findMedian(runs.map(({ interactive }) => interactive)) / 1_000).toFixed(2)} s`,
      `JS ${((first?.scriptBytes ?? 0) / 1_000).toFixed(1)} KB in ${first?.scripts} scripts`,
      `${first?.requests} requests until hydration`,
    ].join('   '),
  );
}
const formatRatioTo = (other: Load[]) =>
  (
    findMedian(federated.map(({ firstCard }) => firstCard)) /
    findMedian(other.map(({ firstCard }) => firstCard))
  ).toFixed(2);
console.log(
  `first card: ratio to the monolith with a lazy page ${formatRatioTo(lazy)} (target: at most 0.70), with all preloaded ${formatRatioTo(preloaded)} (0.80)`,
);

await browser.close();
await monolithServer.close();
await site.close();
await rm(root, { recursive: true, force: true });
