import type { Page } from 'playwright-core';
import { waitForHydration } from '../browser/wait-for-idle.ts';

/** Opens an entry of the top bar, unfolding the compact menu where the window is too narrow for all. */
export async function openEntry(page: Page, name: string): Promise<void> {
  await waitForHydration(page);
  const bar = page.getByRole('banner');
  const entry = bar.getByRole('link', { name, exact: true });
  const menu = bar.getByRole('button', { name: 'Open menu' });
  await entry.or(menu).first().waitFor(); // what is folded away has no role
  const isFolded = !(await entry.isVisible());
  if (isFolded) await menu.click();
  await entry.click();
  if (isFolded) await menu.waitFor(); // it folds where the player arrives; until then its entries are in the way
}

/** Signs out through the profile's menu. */
export async function signOut(page: Page, displayName: string): Promise<void> {
  const bar = page.getByRole('banner');
  const profile = bar.getByRole('button', { name: displayName });
  await profile.click();
  await bar.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await profile.waitFor({ state: 'hidden' });
}
