import type { Page } from 'playwright-core';
import { mapFolder } from '../world-bench.ts';
import type { WorldBench } from '../world-bench.ts';
import type { WorldPart } from '../world-part.ts';

const [count, minutes] = [1_000, 10];

/**
 * Measures the bytes of the world's pictures: until the first view is complete, with the pictures that follow immediately, and after ten
 * minutes of flying.
 */
export const downloadPart: WorldPart = {
  rounds: 1,
  measure: async (target) => {
    const worldPage = await target.openPage();
    if (!worldPage) return null;
    // A new context has an empty cache, whichever part ran before.
    const context = await worldPage.page
      .context()
      .browser()
      ?.newContext({ viewport: worldPage.page.viewportSize() });
    if (!context) return null;
    const page = await context.newPage();
    await page.goto(worldPage.page.url());
    const counter = await countPictureBytes(page);
    const bench = await page.evaluateHandle<WorldBench>('worldBench');
    const firstViewBytes = await bench.evaluate((it, dragons) => it.measureFirstView(dragons), count);
    const initialBytes = counter.read();
    await bench.evaluate((it, [dragons, seconds]) => it.stay(dragons, seconds), [
      count,
      minutes * 60,
    ] as const);
    const finalBytes = counter.read();
    await context.close();
    return [
      {
        name: 'pictures of the first view',
        unit: 'KB',
        percentile: 1,
        limit: { max: 250 },
        values: [firstViewBytes / 1e3],
      },
      {
        name: 'with marks and season',
        unit: 'KB',
        percentile: 1,
        limit: { max: 260 },
        values: [initialBytes / 1e3],
      },
      {
        name: `pictures after ${minutes} minutes of flying`,
        unit: 'MB',
        percentile: 1,
        limit: { max: 6 },
        values: [finalBytes / 1e6],
      },
    ];
  },
};

/** Starts to count the bytes that arrive from the map's folder. Cached pictures do not count. */
async function countPictureBytes(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  const pictures = new Set<string>();
  // The scene loads pictures by `fetch`, so their type does not distinguish them from other responses.
  session.on(
    'Network.responseReceived',
    ({ requestId, response }) => response.url.includes(`/${mapFolder}`) && pictures.add(requestId),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) bytes += encodedDataLength;
  });
  return { read: () => bytes };
}
