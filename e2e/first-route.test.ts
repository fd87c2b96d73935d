import type { Page } from 'playwright-core';
import { alive } from './browser/settled.ts';
import { visitors } from './browser/visitors.ts';

const { visit } = visitors();

/** What a first visit may cost in scripts, as they cross the wire: the shell with everything it fetches by itself. */
const budget = { bytes: 130 * 1024, requests: 8 };

it.each(['/', '/about', '/team', '/news', '/terms', '/privacy', '/marketplace'])(
  '%s runs on scripts within the budget',
  async (path) => {
    const page = await visit();
    await page.goto(path);
    await alive(page);
    await attended(page);

    const scripts = await scriptsOf(page);

    const bytes = scripts.reduce((sum, { size }) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(budget.bytes);
    expect(scripts.length).toBeLessThanOrEqual(budget.requests);
  },
);

/** What the shell fetches last is here: the one that looks after an open page. */
const attended = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/attendant.')),
  );

/**
 * Scripts that the page has loaded so far, with their compressed sizes in bytes; without the toasts, which come when the
 * world has something to tell.
 */
function scriptsOf(page: Page): Promise<{ name: string; size: number }[]> {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sizes = new Map(
      resources
        .filter(({ name }) => new URL(name).pathname.endsWith('.js') && !name.includes('/toasts.'))
        .map(({ name, encodedBodySize }) => [
          new URL(name).pathname.split('/').at(-1) ?? '',
          encodedBodySize,
        ]),
    );
    return [...sizes].map(([name, size]) => ({ name, size }));
  });
}
