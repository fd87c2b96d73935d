import type { Browser, CDPSession, Page } from 'playwright-core';

/** Slow 4G: 150 ms, 1.6 Mbit/s. */
export const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Opens a page with an empty cache in the window of a phone, and measures there. @returns what `measure` returns */
export async function onSlow4g<Result>(
  browser: Browser,
  measure: (page: Page, network: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', slow4g);
    return await measure(page, network);
  } finally {
    await context.close();
  }
}

/** Waits for a script of the page. @returns the milliseconds that it has written to a global */
export async function timeOf(page: Page, name: string): Promise<number> {
  const seen = await page.waitForFunction((key) => Reflect.get(window, key), name, { polling: 100 });
  return Number(await seen.jsonValue());
}
