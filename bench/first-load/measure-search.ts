import type { Browser } from 'playwright-core';
import { slow4g } from './measure-load.ts';

/**
 * Opens a list in a new context, searches it as soon as the field is there, and waits for the answer.
 * @returns milliseconds from the start of the navigation to the answer
 */
export async function measureSearch(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', slow4g);
    const startedAt = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    const field = page.getByRole('searchbox').first();
    await field.fill('no such charm');
    await field.press('Enter');
    await page.getByText('No egg matches').waitFor();
    return performance.now() - startedAt;
  } finally {
    await context.close();
  }
}
