import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { openBenchSite } from '../load/open-bench-site.ts';
import { median } from '../load/percentile.ts';
import { buildMonolith } from './build-monolith.ts';
import { measureLoad } from './measure-load.ts';
import type { Load } from './measure-load.ts';
import { serveMonolith } from './serve-monolith.ts';

/** Measures the first load of /hatchery on slow 4G, and of the same sources built as one app. Rounds alternate. */
const rounds = 7;

const root = await mkdtemp(join(tmpdir(), 'first-load-'));
const site = await openBenchSite();
const monolith = await buildMonolith(join(root, 'monolith'));
const single = await serveMonolith(monolith, site.folder, site.url);
const browser = await openBrowser();

const variants = {
  'federated, composed': `${site.url}/hatchery`,
  'monolith, lazy page': `${single.url}/hatchery`,
  'monolith, all preloaded': `${single.url}/community`,
};
const loads = new Map<string, Load[]>(Object.keys(variants).map((name) => [name, []]));
for (let round = 0; round <= rounds; round += 1) {
  for (const [name, url] of Object.entries(variants)) {
    const load = await measureLoad(browser, url);
    // The first round is a warm-up.
    if (round > 0) loads.get(name)?.push(load);
  }
}

const [own = [], lazy = [], preloaded = []] = [...loads.values()];
for (const [name, runs] of loads) {
  const last = runs[0];
  console.log(
    [
      name.padEnd(26),
      `first card ${(median(runs.map(({ firstCard }) => firstCard)) / 1_000).toFixed(2)} s`,
      `hydrated ${(median(runs.map(({ interactive }) => interactive)) / 1_000).toFixed(2)} s`,
      `JS ${((last?.scriptBytes ?? 0) / 1_000).toFixed(1)} KB in ${last?.scripts} scripts`,
      `${last?.requests} requests until then`,
    ].join('   '),
  );
}
const ratioTo = (other: Load[]) =>
  (median(own.map(({ firstCard }) => firstCard)) / median(other.map(({ firstCard }) => firstCard))).toFixed(
    2,
  );
console.log(
  `first card: ratio to the monolith with a lazy page ${ratioTo(lazy)} (target: at most 0.70), with all preloaded ${ratioTo(preloaded)} (0.80)`,
);

await browser.close();
await single.close();
await site.close();
await rm(root, { recursive: true, force: true });
