import type { Browser, Page } from 'playwright-core';
import { measureLongestTask } from './measure-longest-task.ts';
import type { LongestTask } from './measure-longest-task.ts';
import { eggsPath, serveEggs } from './serve-eggs.ts';

const cards = 10_000;
const perPage = 500;
const wheelStep = 4_000;

/** Loads 10,000 cards and scrolls through them from the end to the beginning. */
export async function measureScroll(
  browser: Browser,
  url: string,
  { skipsHidden }: { skipsHidden: boolean },
): Promise<LongestTask> {
  const context = await browser.newContext({
    viewport: { width: 1_280, height: 900 },
    // Allows the style that the comparison adds.
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await serveEggs(page, { total: cards, perPage });
    await page.goto(`${url}${eggsPath}`);
    if (!skipsHidden)
      await page.addStyleTag({ content: 'main [role=list] > * { content-visibility: visible !important; }' });
    for (let shown = perPage; shown < cards; shown += perPage) {
      // Pressed by a script, because a real press would scroll to the button, and the bench would measure that, too.
      await page
        .getByRole('button', { name: /^Load more/ })
        .evaluate((button: HTMLElement) => button.click());
      await page
        .getByText(`${(shown + perPage).toLocaleString('en')} of 10,000 shown.`)
        .waitFor({ state: 'attached' });
    }
    return await measureLongestTask(browser, page, () => scrollThrough(page));
  } finally {
    await context.close();
  }
}

/** Scrolls with the wheel from the end of the page to its beginning. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(640, 450);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = height; top > 0; top -= wheelStep) {
    await page.mouse.wheel(0, -wheelStep);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
}
