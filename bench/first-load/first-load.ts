import type { Browser } from 'playwright-core';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { createTemporaryFolder } from '../load/create-temporary-folder.ts';
import { findMedian } from '../load/find-percentile.ts';
import { publishBenchSite } from '../load/publish-bench-site.ts';
import { startEdge } from '../load/start-server.ts';
import { buildMonolith } from './build-monolith.ts';
import { serveMonolith } from './serve-monolith.ts';
import { slow4g } from './slow-4g.ts';

/** Measures the first load of /hatchery on slow 4G, composed and built as one app. The variants alternate in each round. */
const rounds = 7;

await using folder = await createTemporaryFolder();
await using site = await publishBenchSite();
await using edge = await startEdge(site.environment);
const siteUrl = `http://localhost:${edge.port}`;
const monolith = await buildMonolith(folder.path);
await using monolithServer = await serveMonolith(monolith, site.folder, siteUrl);
await using browser = await openBrowser();

const loadsByVariant: { name: string; url: string; maxRatio?: number; loads: Load[] }[] = [
  { name: 'federated, composed', url: `${siteUrl}/hatchery`, loads: [] },
  { name: 'monolith, lazy page', url: `${monolithServer.url}/hatchery`, maxRatio: 0.7, loads: [] },
  { name: 'monolith, all preloaded', url: `${monolithServer.url}/community`, maxRatio: 0.8, loads: [] },
];
for (let round = 0; round <= rounds; round += 1) {
  for (const { url, loads } of loadsByVariant) {
    const load = await measureLoad(browser, url);
    // The first round is a warm-up.
    if (round > 0) loads.push(load);
  }
}

const medians = loadsByVariant.map(({ name, maxRatio, loads }) => ({
  build: name,
  'first card, ms': findMedian(loads.map(({ firstCard }) => firstCard)),
  'hydrated, ms': findMedian(loads.map(({ hydrated }) => hydrated)),
  'at most': maxRatio,
}));
console.table(
  medians.map((row) => ({ ...row, ratio: (medians[0]?.['first card, ms'] ?? 0) / row['first card, ms'] })),
);

/** Times in milliseconds since the start of the navigation. */
interface Load {
  /** The first frame with a specimen card. */
  firstCard: number;
  /** The first frame in which React has hydrated the main element and its buttons. */
  hydrated: number;
}

/** Loads a page on slow 4G, with an empty cache and a phone's viewport. */
async function measureLoad(browser: Browser, url: string): Promise<Load> {
  await using context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow4g);
  await page.addInitScript(recordLoad);
  // Listens to the console, because Playwright would compile a script in the page during the measured time to ask for a value.
  const message = page.waitForEvent('console', { predicate: (entry) => entry.text().startsWith('load ') });
  await page.goto(url, { waitUntil: 'commit' });
  const [, firstCard = NaN, hydrated = NaN] = (await message).text().split(' ').map(Number);
  return { firstCard, hydrated };
}

/** Runs in the page before its scripts. */
function recordLoad() {
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  let firstCard = 0;
  const check = () => {
    if (document.querySelector('main a[href^="/details/"]')) {
      firstCard ||= performance.now();
      if ([...document.querySelectorAll('main, main button')].every(isHydrated)) {
        console.debug(`load ${firstCard} ${performance.now()}`);
        return;
      }
    }
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
