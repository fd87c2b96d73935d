import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { openBenchSite } from '../load/open-bench-site.ts';
import { findMedian } from '../load/find-percentile.ts';
import { buildMonolith } from './build-monolith.ts';
import { measureOnSlow4g, waitForGlobal } from './on-slow-4g.ts';
import { serveMonolith } from './serve-monolith.ts';

/** Measures the first load of /hatchery on slow 4G, composed and built as one app. The variants alternate in each round. */
const rounds = 7;

/**
 * Runs in the page. Records the first frame with a link to a specimen, and the first frame in which React has marked the main element and
 * its buttons as hydrated.
 */
const loadRecorder = `
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__react'));
  const check = () => {
    const elements = [...document.querySelectorAll('main, main button')];
    if (document.querySelector('main a[href^="/details/"]')) {
      window.firstCardAt ??= performance.now();
      if (elements.every(isHydrated)) return (window.interactiveAt = performance.now());
    }
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
`;

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

const [federatedLoads = [], lazyLoads = [], preloadedLoads = []] = [...loads.values()];
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
const formatRatioTo = (otherLoads: Load[]) =>
  (
    findMedian(federatedLoads.map(({ firstCard }) => firstCard)) /
    findMedian(otherLoads.map(({ firstCard }) => firstCard))
  ).toFixed(2);
console.log(
  `first card: ratio to the monolith with a lazy page ${formatRatioTo(lazyLoads)} (target: at most 0.70), with all preloaded ${formatRatioTo(preloadedLoads)} (0.80)`,
);

await browser.close();
await monolithServer.close();
await site.close();
await rm(root, { recursive: true, force: true });

interface Load {
  /** Milliseconds from the start of the navigation to the first specimen card in the page. */
  firstCard: number;
  /** Milliseconds from the start of the navigation until React has hydrated the main element and its buttons. */
  interactive: number;
  /** Compressed bytes of the scripts that had arrived by then. */
  scriptBytes: number;
  scripts: number;
  requests: number;
}

/** Loads a page in a new browser context. */
function measureLoad(browser: Browser, url: string): Promise<Load> {
  return measureOnSlow4g(browser, async (page, network) => {
    await page.addInitScript(loadRecorder);
    const scripts = new Set<string>();
    const load: Load = { firstCard: 0, interactive: 0, scriptBytes: 0, scripts: 0, requests: 0 };
    network.on('Network.requestWillBeSent', () => (load.requests += 1));
    network.on(
      'Network.responseReceived',
      ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
    );
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) load.scriptBytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'commit' });
    load.firstCard = await waitForGlobal(network, 'firstCardAt');
    load.interactive = await waitForGlobal(network, 'interactiveAt');
    load.scripts = scripts.size;
    return load;
  });
}
