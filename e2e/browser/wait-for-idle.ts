import type { Page } from 'playwright-core';
import { eventually } from '../eventually.ts';
import { pageAttributes, rootId } from '@emberclutch/contract/site/page-protocol.ts';

/** Waits until React has hydrated the prerendered page. Before that, links work but buttons have no handlers. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator(`#${rootId}:not([${pageAttributes.prerendered}])`).waitFor({ state: 'attached' });
}

/** Waits until the page and its remote are hydrated and show heading and data. */
export async function waitForIdle(page: Page): Promise<void> {
  await waitForHydration(page);
  // Without `expect`, because the scripts that take pictures run outside of jest.
  await eventually(async () => {
    if (!(await page.evaluate(isHydrated))) throw new Error(`${page.url()} has not been hydrated.`);
  });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // The shell shows the heading of a page whose remote is still loading.
  await page.getByText('Turning the page …').first().waitFor({ state: 'detached' });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** A rendered page of a remote is hydrated part by part after the remote has loaded. React marks hydrated elements. */
const isHydrated = () =>
  [...document.querySelectorAll('main, main button')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  );
