import type { Page } from 'playwright-core';

/**
 * The page runs: what was drawn in advance has been taken over. Before that a link leads on as everywhere, but nobody
 * hears the press of a button.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached' });
}

/** The page runs, has its heading, and shows what it had to ask for. */
export async function waitForIdle(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}
