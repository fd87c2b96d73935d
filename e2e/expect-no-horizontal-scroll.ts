import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** Expects that nothing is wider than the window once the layout has settled. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  await eventually(async () => {
    const found = await page.evaluate(() => ({
      at: location.pathname,
      excess: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    }));
    expect(found).toEqual({ at: found.at, excess: 0 });
  });
}
