import type { Page } from 'playwright-core';

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
  expect({ at: new URL(page.url()).pathname, excess }).toEqual({
    at: new URL(page.url()).pathname,
    excess: 0,
  });
}
