import type { Browser, Page } from 'playwright-core';
import { ownLargeCollection } from '@emberclutch/e2e/flows/large-collection.ts';
import { measureLongestTask } from './measure-longest-task.ts';
import type { LongestTask } from './measure-longest-task.ts';
import { eggsPath, serveEggs } from './serve-eggs.ts';

const cardCount = 10_000;
const perPage = 500;
const wheelStep = 4_000;

/** Loads 10,000 cards and scrolls through them from the end to the beginning. */
export async function measureScroll(
  browser: Browser,
  url: string,
  { hasContentVisibility }: { hasContentVisibility: boolean },
): Promise<LongestTask> {
  const context = await browser.newContext({
    viewport: { width: 1_280, height: 900 },
    // Allows the style that the comparison adds.
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await serveEggs(page, { total: cardCount, perPage });
    await page.goto(`${url}${eggsPath}`);
    if (!hasContentVisibility)
      await page.addStyleTag({ content: 'main [role=list] > * { content-visibility: visible !important; }' });
    for (let shownCount = perPage; shownCount < cardCount; shownCount += perPage) {
      // A script presses the button, because a real press would scroll to it, and the bench would measure that, too.
      await page
        .getByRole('button', { name: /^Load more/ })
        .evaluate((button: HTMLElement) => button.click());
      await page
        .getByText(`${(shownCount + perPage).toLocaleString('en')} of 10,000 shown.`)
        .waitFor({ state: 'attached' });
    }
    return await measureLongestTask(browser, page, () => scrollThrough(page));
  } finally {
    await context.close();
  }
}

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

/** Scrolls with the wheel from the end of the page to its beginning. */
async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(640, 450);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = height; top > 0; top -= wheelStep) {
    await page.mouse.wheel(0, -wheelStep);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
}
