import type { Page } from 'playwright-core';

/** Opens an entry of the top bar, unfolding the compact menu where the window is too narrow for all. */
export async function openEntry(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('banner');
  const entry = bar.getByRole('link', { name, exact: true });
  if (await entry.isVisible()) return entry.click();
  const menu = bar.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await entry.click();
  await menu.waitFor(); // it folds where the player arrives; until then its entries are in the way of the next look
}

/** Signs out through the profile's menu. */
export async function signOut(page: Page, displayName: string): Promise<void> {
  const bar = page.getByRole('banner');
  const signOutButton = bar.getByRole('menuitem', { name: 'Sign Out' });
  const profile = bar.getByRole('button', { name: displayName });
  await profile.click();
  await signOutButton.click();
  await page.waitForURL((url) => url.pathname === '/');
}
