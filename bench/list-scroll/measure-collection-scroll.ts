import type { Browser } from 'playwright-core';
import { ownLargeCollection } from '@emberclutch/e2e/flows/large-collection.ts';
import { measureLongestTask } from './measure-longest-task.ts';
import type { LongestTask } from './measure-longest-task.ts';
import { scrollThrough } from './measure-scroll.ts';

/** Loads a collection of 1,000 cards and scrolls through it from the end to the beginning. */
export async function measureCollectionScroll(browser: Browser, url: string): Promise<LongestTask> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } });
  try {
    const page = await context.newPage();
    await ownLargeCollection(page, { count: 1_000 });
    await page.goto(`${url}/my-collection`);
    await page.getByText('1,000 shown').waitFor();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    return await measureLongestTask(browser, page, () => scrollThrough(page));
  } finally {
    await context.close();
  }
}
