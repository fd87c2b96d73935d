import type { Browser } from 'playwright-core';
import { onSlow4g } from './on-slow-4g.ts';

/**
 * Opens a list in a new context, searches it as soon as its field appears, and waits for the answer.
 * @returns milliseconds from the start of the navigation to the answer
 */
export const measureSearch = (browser: Browser, url: string): Promise<number> =>
  onSlow4g(browser, async (page) => {
    const startedAt = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    const field = page.getByRole('searchbox').first();
    await field.fill('no such charm');
    await field.press('Enter');
    await page.getByText('No egg matches').waitFor();
    return performance.now() - startedAt;
  });
