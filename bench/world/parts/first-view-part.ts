import type { BrowserContext } from 'playwright-core';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { firstDragonsMark } from '@emberclutch/world/scene/first-dragons-mark.ts';
import { slow4g } from '../../first-load/on-slow-4g.ts';
import type { WorldPart } from '../world-part.ts';

const path = '/emberclutch-world';

/**
 * Measures the milliseconds from the start of the navigation until the first frame with dragons, which comes after the lands: with an empty
 * cache on slow 4G, then with a full cache.
 */
export const firstViewPart: WorldPart = {
  rounds: 5,
  measure: async (target) => {
    const url = (await target.openSite()) + path;
    const browser = await openBrowser();
    try {
      const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
      const cold = await measureFirstDragons(context, url, slow4g);
      const warm = await measureFirstDragons(context, url, null);
      return [
        {
          name: 'first dragons, cold on slow 4G',
          unit: 'ms',
          percentile: 0.5,
          limit: { max: 3_500 },
          values: [cold.milliseconds],
        },
        { name: 'bytes of the site until then', unit: 'KB', percentile: 0.5, values: [cold.bytes / 1e3] },
        {
          name: 'first dragons, warm',
          unit: 'ms',
          percentile: 0.5,
          limit: { max: 2_000 },
          values: [warm.milliseconds],
        },
      ];
    } finally {
      await browser.close();
    }
  },
};

async function measureFirstDragons(context: BrowserContext, url: string, network: typeof slow4g | null) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', network);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(url, { waitUntil: 'commit' });
  const mark = await page.waitForFunction(
    (name) => performance.getEntriesByName(name)[0]?.startTime,
    firstDragonsMark,
    { polling: 100 },
  );
  const result = { milliseconds: Number(await mark.jsonValue()), bytes };
  // Waits until all files have arrived, so that the next visit finds them in the cache.
  await page.waitForLoadState('networkidle');
  await page.close();
  return result;
}
