import type { Browser } from 'playwright-core';
import { ownLargeCollection } from '@emberclutch/e2e/flows/large-collection';
import { recordTasks, recordedTasks, scrollThrough } from './measure-scroll.ts';

/**
 * Loads a collection of 1,000 cards and scrolls through it from the end to the beginning.
 * @returns milliseconds of the longest task, 0 for none above 50 ms
 */
export async function measureCollectionScroll(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } });
  try {
    const page = await context.newPage();
    await ownLargeCollection(page, { count: 1_000 });
    await page.goto(`${url}/my-collection`);
    await page.getByText('1,000 shown').waitFor();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.evaluate(recordTasks);
    await scrollThrough(page);
    return Math.max(0, ...(await recordedTasks(page)));
  } finally {
    await context.close();
  }
}
