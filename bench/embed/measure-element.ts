import type { Browser } from 'playwright-core';
import { onSlow4g, timeOf } from '../first-load/on-slow-4g.ts';

/**
 * Loads a page with one element in a new context.
 * @returns milliseconds from the start of the navigation to the frame with its first card
 */
export const measureElement = (browser: Browser, url: string): Promise<number> =>
  onSlow4g(browser, async (page, network) => {
    await page.addInitScript(recordCard);
    await page.goto(url, { waitUntil: 'commit' });
    return timeOf(network, 'firstCardAt');
  });

/** Runs in the page. */
const recordCard = `
  const check = () => {
    const shown = document.querySelector('emberclutch-hatchery')?.shadowRoot;
    if (shown?.querySelector('a[href*="/details/"]')) window.firstCardAt = performance.now();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
`;
