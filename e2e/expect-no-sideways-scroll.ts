import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** Nothing is wider than the window, once it has found its place. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await eventually(async () => {
    const found = await page.evaluate(() => ({
      at: location.pathname,
      excess: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    }));
    expect(found).toEqual({ at: found.at, excess: 0 });
  });
}
