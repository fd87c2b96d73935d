import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';

/** Slow 4G: 150 ms, 1.6 Mbit/s. */
export const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Opens a page on slow 4G, with an empty cache and a phone's viewport. @returns the result of `measure` */
export async function measureOnSlow4g<Result>(
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

/** Milliseconds between two checks of a page, and until the time-out. */
const pauseMs = 100;
const maxMs = 30_000;

/**
 * Waits until a script of the page has written a time to a global. Uses the DevTools protocol directly, because Playwright would compile a
 * script in the page during the measured time.
 * @returns the milliseconds that the script has written
 * @throws {Error} after half a minute
 */
export async function waitForGlobal(session: CDPSession, name: string): Promise<number> {
  for (let waitedMs = 0; waitedMs < maxMs; waitedMs += pauseMs) {
    const { result } = await session.send('Runtime.evaluate', { expression: `window.${name}` });
    if (typeof result.value === 'number') return result.value;
    await setTimeout(pauseMs);
  }
  throw new Error(`The page has not written ${name}`);
}
