import type { Page } from 'playwright-core';
import { waitUntilPasses } from './wait-until-passes.ts';

/** Expects that nothing is wider than the window after the layout has settled. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  await waitUntilPasses(async () => {
    const measurement = await page.evaluate(() => ({
      path: location.pathname,
      excess: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    }));
    expect(measurement).toEqual({ path: measurement.path, excess: 0 });
  });
}
