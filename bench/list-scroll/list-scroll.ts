import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { ownLargeCollection } from '@emberclutch/e2e/flows/large-collection.ts';
import { findMedian, findPercentile } from '../load/find-percentile.ts';
import { publishBenchSite } from '../load/publish-bench-site.ts';
import { startEdge } from '../load/start-server.ts';
import { traceTasks } from '../load/trace-tasks.ts';
import type { Task } from '../load/trace-tasks.ts';
import { measureFiltering } from './measure-filtering.ts';
import { eggsPath, serveEggs } from './serve-eggs.ts';

/**
 * Measures lists in a real browser: the longest task while 10,000 loaded cards scroll; the same for the 1,000 cards of a collection; and the
 * time from a press on a filter of 1,000 loaded cards to the next paint, with the CPU slowed down four times. Painting may interrupt a task
 * of the page, so the bench prints the task's CPU time, too.
 */
const limits = { taskMs: 100, interactionMs: 40 };
const rounds = 3;
const cardCount = 10_000;
const perPage = 500;
/** Pixels of one turn of the wheel. */
const wheelStep = 4_000;

await using site = await publishBenchSite();
await using edge = await startEdge(site.environment);
const siteUrl = `http://localhost:${edge.port}`;
await using browser = await openBrowser();

const scrolls: Task[] = [];
for (let round = 0; round < rounds; round += 1) scrolls.push(await measureScroll(browser));
const median = findMedian(scrolls.map(({ wallMs }) => wallMs));
console.log(
  `10,000 cards scrolled, longest task: ${scrolls.map(formatTask).join(', ')}; median ${median.toFixed(0)} ms (limit ${limits.taskMs})`,
);
const collection = await measureCollectionScroll(browser);
console.log(
  `1,000 cards of a collection scrolled, longest task: ${formatTask(collection)} (limit ${limits.taskMs})`,
);
const interactions = await measureFiltering(browser, siteUrl);
const p75 = findPercentile(interactions, 0.75);
console.log(
  `1,000 eggs filtered at a quarter of the speed: ${interactions.length} presses, ` +
    `p75 ${p75.toFixed(0)} ms until the next paint (limit ${limits.interactionMs}), max ${Math.max(...interactions).toFixed(0)} ms`,
);
if (Math.max(median, collection.wallMs) > limits.taskMs || p75 > limits.interactionMs) process.exitCode = 1;

function formatTask({ wallMs, cpuMs }: Task): string {
  return `${wallMs.toFixed(0)} ms (CPU ${cpuMs.toFixed(0)} ms)`;
}

/** Loads 10,000 cards and scrolls through them. */
async function measureScroll(browser: Browser): Promise<Task> {
  await using context = await browser.newContext({ viewport: { width: 1_280, height: 900 } });
  const page = await context.newPage();
  await serveEggs(page, { total: cardCount, perPage });
  await page.goto(`${siteUrl}${eggsPath}`);
  for (let shownCount = perPage; shownCount < cardCount; shownCount += perPage) {
    // A script presses the button, because a real press would scroll to it, and the bench would measure that, too.
    await page.getByRole('button', { name: /^Load more/ }).evaluate((button: HTMLElement) => button.click());
    await page
      .getByText(`${(shownCount + perPage).toLocaleString('en')} of 10,000 shown.`)
      .waitFor({ state: 'attached' });
  }
  return await scrollThrough(page);
}

/** Loads a collection of 1,000 cards and scrolls through it. */
async function measureCollectionScroll(browser: Browser): Promise<Task> {
  await using context = await browser.newContext({ viewport: { width: 1_280, height: 900 } });
  const page = await context.newPage();
  await ownLargeCollection(page, { count: 1_000 });
  await page.goto(`${siteUrl}/my-collection`);
  await page.getByText('1,000 shown').waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  return await scrollThrough(page);
}

/** Scrolls with the wheel from the end of the page to its beginning. @returns the longest task */
async function scrollThrough(page: Page): Promise<Task> {
  const [, tasks] = await traceTasks(page, 'scroll-begin', async () => {
    await page.mouse.move(640, 450);
    const height = await page.evaluate(() => {
      performance.mark('scroll-begin');
      return document.documentElement.scrollHeight;
    });
    for (let top = height; top > 0; top -= wheelStep) {
      await page.mouse.wheel(0, -wheelStep);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    }
  });
  return {
    wallMs: Math.max(...tasks.map(({ wallMs }) => wallMs)),
    cpuMs: Math.max(...tasks.map(({ cpuMs }) => cpuMs)),
  };
}
