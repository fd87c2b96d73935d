import type { Page } from 'playwright-core';
import { pageAttributes, rootId } from '@emberclutch/contract/site/page-protocol.ts';

/** Waits until React has hydrated the prerendered page. Before that links work, but buttons have no handlers. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator(`#${rootId}:not([${pageAttributes.prerendered}])`).waitFor({ state: 'attached' });
}

/** Waits until the page is hydrated, has its heading and shows its data. */
export async function waitForIdle(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}
