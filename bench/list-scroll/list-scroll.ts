import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { ownLargeCollection } from '@emberclutch/e2e/flows/large-collection.ts';
import { openBenchSite } from '../load/open-bench-site.ts';
import { findPercentile } from '../load/find-percentile.ts';
import { measureFiltering } from './measure-filtering.ts';
import { measureLongestTask } from './measure-longest-task.ts';
import type { LongestTask } from './measure-longest-task.ts';
import { eggsPath, serveEggs } from './serve-eggs.ts';

/**
 * Measures lists in a real browser: the longest task while 10,000 loaded cards scroll, with and without `content-visibility`; the same for
 * the 1,000 cards of a collection; and the time from a press on a filter of 1,000 loaded cards to the next paint, with the CPU slowed down
 * four times. Painting may interrupt a task of the page, so the bench prints the task's CPU time, too.
 */
const limits = { taskMs: 100, interactionMs: 100 };
const rounds = 3;
const cardCount = 10_000;
const perPage = 500;
/** Pixels of one turn of the wheel. */
const wheelStep = 4_000;

const site = await openBenchSite();
const browser = await openBrowser();

try {
  const scrolls: LongestTask[] = [];
  for (let round = 0; round < rounds; round += 1)
    scrolls.push(await measureScroll(browser, site.url, { hasContentVisibility: true }));
  const withoutSkipping = await measureScroll(browser, site.url, { hasContentVisibility: false });
  const median = scrolls.map(({ elapsedMs }) => elapsedMs).toSorted((one, other) => one - other)[1] ?? NaN;
  console.log(
    [
      `10,000 cards scrolled, longest task: ${scrolls.map(formatTask).join(', ')}; median ${median.toFixed(0)} ms (limit ${limits.taskMs})`,
      `  without content-visibility ${formatTask(withoutSkipping)}`,
    ].join('\n'),
  );
  const collection = await measureCollectionScroll(browser, site.url);
  console.log(
    `1,000 cards of a collection scrolled, longest task: ${formatTask(collection)} (limit ${limits.taskMs})`,
  );
  const interactions = await measureFiltering(browser, site.url);
  const p75 = findPercentile(interactions, 0.75);
  console.log(
    `1,000 eggs filtered at a quarter of the speed: ${interactions.length} presses, ` +
      `p75 ${p75.toFixed(0)} ms until the next paint (limit ${limits.interactionMs}), max ${Math.max(...interactions).toFixed(0)} ms`,
  );
  if (Math.max(median, collection.elapsedMs) > limits.taskMs || p75 > limits.interactionMs)
    process.exitCode = 1;
} finally {
  await browser.close();
  await site.close();
}

/** An elapsed time of 0 means that no task took more than 50 ms, because shorter tasks are not recorded. */
function formatTask({ elapsedMs, cpuMs, longTasksMs }: LongestTask): string {
  const wallClock = elapsedMs === 0 ? 'none above 50 ms' : `${elapsedMs.toFixed(0)} ms`;
  return `${wallClock} (CPU ${cpuMs.toFixed(0)} ms, ${longTasksMs.toFixed(0)} ms in tasks above 50 ms)`;
}

/** Loads 10,000 cards and scrolls through them from the end to the beginning. */
async function measureScroll(
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
async function measureCollectionScroll(browser: Browser, url: string): Promise<LongestTask> {
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
