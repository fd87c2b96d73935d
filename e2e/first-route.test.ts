import type { Page } from 'playwright-core';
import { waitForHydration, waitForIdle } from './browser/wait-for-idle.ts';
import { visitors } from './browser/visitors.ts';

const { visit } = visitors();

/** What a first visit may cost in scripts until the page lives, in bytes as they cross the wire. */
const budget = { bytes: 130_000, requests: 8 };

/** Chunks that a hydrated page may fetch by itself: they are not waited for. */
const later = /^(background-tasks|toasts|checker|art)\./;

it.each(['/', '/about', '/team', '/news', '/whitepaper', '/terms', '/privacy', '/marketplace'])(
  '%s lives on scripts within the budget',
  async (path) => {
    const page = await visit();
    await page.goto(path);
    await waitForHydration(page);

    const scripts = (await scriptsOf(page)).filter(({ name }) => !later.test(name));

    const bytes = scripts.reduce((sum, { size }) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(budget.bytes);
    expect(scripts.length).toBeLessThanOrEqual(budget.requests);
  },
);

it.each(['/', '/hatchery'])('%s shows its counts without making a format', async (path) => {
  const page = await visit();
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

/** Scripts that the page has loaded so far, with their compressed sizes in bytes. */
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
