import type { Page } from 'playwright-core';
import { mapFolder } from '../world-bench.ts';
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
    const { page, bench } = await worldPage.openFresh();
    const readBytes = await countPictureBytes(page);
    const firstViewBytes = await bench.evaluate((it, dragons) => it.measureFirstView(dragons), count);
    const initialBytes = readBytes();
    await bench.evaluate((it, [dragons, seconds]) => it.stay(dragons, seconds), [
      count,
      minutes * 60,
    ] as const);
    const finalBytes = readBytes();
    await page.close();
    return [
      { name: 'pictures of the first view', unit: 'KB', values: [firstViewBytes / 1e3], limit: { max: 250 } },
      { name: 'with marks and season', unit: 'KB', values: [initialBytes / 1e3], limit: { max: 260 } },
      {
        name: `pictures after ${minutes} minutes of flying`,
        unit: 'MB',
        values: [finalBytes / 1e6],
        limit: { max: 6 },
      },
    ];
  },
};

/** Starts to count the bytes that arrive from the map's folder. Cached pictures do not count. @returns a function that reads the count */
async function countPictureBytes(page: Page): Promise<() => number> {
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
  return () => bytes;
}
