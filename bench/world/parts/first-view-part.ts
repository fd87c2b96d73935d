import type { BrowserContext } from 'playwright-core';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { firstDragonsMark } from '@emberclutch/world/scene/first-dragons-mark.ts';
import { slow4g } from '../../first-load/slow-4g.ts';
import type { WorldPart } from '../world-part.ts';

/**
 * Measures the milliseconds from the start of the navigation until the first frame with dragons, which are drawn after the lands: with an empty
 * cache on slow 4G, then with a full cache.
 */
export const firstViewPart: WorldPart = {
  rounds: 5,
  measure: async (target) => {
    const url = new URL('/emberclutch-world', await target.openSite()).href;
    await using browser = await openBrowser();
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    const cold = await measureFirstDragons(context, url, slow4g);
    const warm = await measureFirstDragons(context, url, null);
    return [
      {
        name: 'first dragons, cold on slow 4G',
        unit: 'ms',
        values: [cold.milliseconds],
        limit: { max: 3_500 },
      },
      { name: 'bytes of the site until then', unit: 'KB', values: [cold.bytes / 1e3] },
      { name: 'first dragons, warm', unit: 'ms', values: [warm.milliseconds], limit: { max: 2_000 } },
    ];
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
