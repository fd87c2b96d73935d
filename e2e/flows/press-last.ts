import type { Page } from 'playwright-core';

/**
 * Presses a button that closes its window, which may happen before the press is answered.
 * @param opened the window
 * @param name of the button
 * @throws {Error} if the window stays open
 */
export async function pressLast(opened: Page, name: string): Promise<void> {
  const press = opened.getByRole('button', { name, exact: true }).click();
  await Promise.all([opened.waitForEvent('close'), press.catch(() => undefined)]);
}
