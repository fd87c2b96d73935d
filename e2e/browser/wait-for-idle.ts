import type { Page } from 'playwright-core';
import { waitUntilPasses } from '../wait-until-passes.ts';
import { pageAttributes, rootId } from '@emberclutch/contract/site/page-protocol.ts';

/** Waits until React has hydrated the prerendered page. Before that, links work but buttons have no handlers. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator(`#${rootId}:not([${pageAttributes.prerendered}])`).waitFor({ state: 'attached' });
}

/** Waits until the page and its remote are hydrated and show their heading and data. */
export async function waitForIdle(page: Page): Promise<void> {
  await waitForHydration(page);
  // Throws without `expect`, because the scripts that take pictures run outside of jest.
  await waitUntilPasses(async () => {
    if (!(await page.evaluate(isHydrated))) throw new Error(`${page.url()} has not been hydrated.`);
  });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // The shell shows the heading of a page whose remote is still loading.
  await page.getByText('Turning the page …').first().waitFor({ state: 'detached' });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** React hydrates a rendered page of a remote part by part after the remote has loaded, and marks hydrated elements. */
const isHydrated = () =>
  [...document.querySelectorAll('main, main button')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  );
