import type { Page } from 'playwright-core';
import { visitors } from '../browser/visitors.ts';
import { newAccount } from '../flows/account.ts';
import { newestCode } from '../flows/mail.ts';
import { addAuthenticator } from './authenticator.ts';

const { visit } = visitors();

it('signs up, adds, names and removes a passkey, chooses a look and signs out by keyboard alone', async () => {
  const page = await visit();
  await addAuthenticator(page);
  const keeper = newAccount();
  await page.goto('/register');
  await page.getByLabel('Display name').waitFor();
  await tabTo(page, 'Display name');
  await page.keyboard.type(keeper.displayName);
  await tabTo(page, 'E-mail');
  await page.keyboard.type(`${keeper.email}\n`);
  await focusIsOn(page.getByLabel('Code', { exact: true }));
  await page.keyboard.type(`${await newestCode(page.url(), keeper.email)}\n`);
  await page.waitForURL('**/my-collection');

  await page.getByRole('link', { name: 'Set up a passkey' }).waitFor();
  await tabTo(page, 'Set up a passkey');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
  await tabTo(page, 'Add a passkey');
  await page.keyboard.press('Enter');
  await page.getByText('Your passkey is ready.').waitFor();

  await tabTo(page, 'Rename Chrome on Linux');
  await page.keyboard.press('Enter');
  await focusIsOn(page.getByLabel('Name of this passkey'));
  await page.keyboard.type('My laptop\n');
  await focusIsOn(page.getByRole('button', { name: 'Rename My laptop' }));
  await tabTo(page, 'Remove My laptop');
  await page.keyboard.press('Enter');
  await focusIsOn(page.getByRole('button', { name: 'Keep it' }));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await focusIsOn(page.getByText('My laptop was removed.'));

  await page.goto('/profile?tab=preferences');
  await page.getByRole('radio', { name: /^As my device/ }).waitFor();
  await tabTo(page, /^As my device/);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('radio', { name: /^Light/, checked: true }).waitFor();

  await tabTo(page, new RegExp(keeper.displayName));
  await page.keyboard.press('Enter');
  await focusIsOn(page.getByRole('menuitem', { name: 'My Profile' }));
  await page.keyboard.press('End');
  await focusIsOn(page.getByRole('menuitem', { name: 'Sign Out' }));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
});

const focusIsOn = (place: ReturnType<Page['getByLabel']>) =>
  place.and(place.page().locator(':focus')).waitFor({ state: 'attached' });

/** Presses Tab until something of that name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isThere =
    typeof name === 'string' ? (text: string) => text === name : (text: string) => name.test(text);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === document.body) return ''; // between the last and the first
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return (label ?? element)?.textContent?.trim() ?? '';
    });
    if (isThere(focused)) return;
  }
  throw new Error(`Nothing called ${String(name)} was reached by Tab.`);
}
