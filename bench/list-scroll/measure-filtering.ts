import type { Browser } from 'playwright-core';
import { serveEggs } from './serve-eggs.ts';

const cards = 1_000;
const slowdown = 4;
const rounds = 5;

/**
 * Loads 1,000 cards, and presses a filter of them again and again.
 * @returns milliseconds from each press to the next paint
 */
export async function measureFiltering(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } });
  try {
    const page = await context.newPage();
    await serveEggs(page, { total: cards, perPage: 500 });
    const devtools = await context.newCDPSession(page);
    await page.addInitScript(recordInteractions);
    for (let round = 0; round < rounds; round += 1) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto(`${url}/hatchery/incubating`);
      await page.getByRole('button', { name: 'Load more (500 of 1,000)' }).click();
      await page.getByText('1,000 of 1,000 shown.').waitFor({ state: 'attached' });
      await page.evaluate(() => window.scrollTo(0, 0));
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.getByRole('checkbox', { name: /^Golden only/ }).click();
      await page.getByText('300 eggs').waitFor();
      await page.getByRole('button', { name: 'Remove filter: Golden only' }).click();
      await page.getByText('1,000 eggs').waitFor();
      await page.getByRole('button', { name: 'Magic' }).click();
      await page.getByRole('checkbox', { name: /^Air/ }).click();
      await page.getByText('300 eggs').waitFor();
      // An entry is reported after its paint.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
      );
    }
    return await page.evaluate(() => JSON.parse(sessionStorage.getItem('presses') ?? '[]'));
  } finally {
    await context.close();
  }
}

/** Keeps the duration of each press on a button or checkbox, over all pages of the tab. */
function recordInteractions() {
  const known: number[] = JSON.parse(sessionStorage.getItem('presses') ?? '[]');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name !== 'click' || !(entry instanceof PerformanceEventTiming)) continue;
      const isLoadMore = entry.target?.textContent?.startsWith('Load more');
      if (!isLoadMore) known.push(entry.duration);
    }
    sessionStorage.setItem('presses', JSON.stringify(known));
    // Events below the threshold are not reported; 16 ms is the lowest there is.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
