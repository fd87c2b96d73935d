import type { Browser } from 'playwright-core';
import { slow4g } from '../first-load/measure-load.ts';

/**
 * Loads a page with one element in a new context.
 * @returns milliseconds from the start of the navigation to the frame in which its first card was there
 */
export async function measureElement(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(recordCard);
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', slow4g);
    await page.goto(url, { waitUntil: 'commit' });
    const seen = await page.waitForFunction('window.firstCardAt', null, { polling: 100 });
    return Number(await seen.jsonValue());
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
const recordCard = `
  const check = () => {
    const shown = document.querySelector('emberclutch-hatchery')?.shadowRoot;
    if (shown?.querySelector('a[href*="/details/"]')) window.firstCardAt = performance.now();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
`;
