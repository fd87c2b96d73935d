import type { Page } from 'playwright-core';
import { waitForHydration } from '../browser/wait-for-idle.ts';

/** Follows a link of the top bar, through the compact menu in a narrow window. */
export async function followTopBarLink(page: Page, name: string): Promise<void> {
  await waitForHydration(page);
  const bar = page.getByRole('banner');
  const entry = bar.getByRole('link', { name, exact: true });
  const menu = bar.getByRole('button', { name: 'Open menu' });
  await entry.or(menu).first().waitFor(); // a link in the closed menu has no role
  const isInMenu = !(await entry.isVisible());
  if (isInMenu) await menu.click();
  await entry.click();
  if (isInMenu) await menu.waitFor(); // the menu closes on the new page; until then it covers the page
}

/** Signs out through the profile menu. */
export async function signOut(page: Page, displayName: string): Promise<void> {
  const bar = page.getByRole('banner');
  const profile = bar.getByRole('button', { name: displayName });
  await profile.click();
  await bar.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await profile.waitFor({ state: 'hidden' });
}
