import type { Page } from 'playwright-core';
import { waitForHydration, waitForIdle } from './browser/wait-for-idle.ts';
import { testBrowser } from './browser/test-browser.ts';

const { newPage } = testBrowser();

/** Scripts that a first visit may load until the page is hydrated, in compressed bytes (docs/adr/0050). */
const budget = { bytes: 127_000, requests: 8 };

/** Chunks that a hydrated page loads in the background. */
const background = /^(background-tasks|toasts|exhibits|later-sections|season-\w+)\./;

it.each(['/', '/about', '/team', '/news', '/whitepaper', '/terms', '/privacy', '/marketplace'])(
  '%s is hydrated by scripts within the budget',
  async (path) => {
    const page = await newPage();
    await page.goto(path);
    await waitForHydration(page);

    const scripts = (await scriptsOf(page)).filter(({ name }) => !background.test(name));

    const bytes = scripts.reduce((sum, { size }) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(budget.bytes);
    expect(scripts.length).toBeLessThanOrEqual(budget.requests);
  },
);

it.each(['/', '/hatchery'])('%s shows its counts without creating a number format', async (path) => {
  const page = await newPage();
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    const { toLocaleString } = Number.prototype;
    Reflect.set(Number.prototype, 'toLocaleString', function (this: number, locales?: string) {
      made.push(String(this));
      return toLocaleString.call(this, locales);
    });
  });

  await page.goto(path);
  await waitForIdle(page);
  await page.locator('main dd').filter({ hasText: /\d/ }).first().waitFor();

  expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual([]);
});

/** Scripts loaded so far, with their compressed sizes in bytes. */
function scriptsOf(page: Page): Promise<{ name: string; size: number }[]> {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sizes = new Map(
      resources.map(({ name, encodedBodySize }) => [
        new URL(name).pathname.split('/').at(-1) ?? '',
        encodedBodySize,
      ]),
    );
    return [...sizes].filter(([name]) => name.endsWith('.js')).map(([name, size]) => ({ name, size }));
  });
}
