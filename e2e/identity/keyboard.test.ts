import type { Page } from 'playwright-core';
import { setUpBrowser } from '../browser/test-browser.ts';
import { createTestAccount } from '../flows/test-account.ts';
import { readNewestCode } from '../flows/read-newest-code.ts';
import { addAuthenticator } from './add-authenticator.ts';

const { openPage } = setUpBrowser();

it('a player signs up, adds, names and removes a passkey, chooses a theme and signs out with only the keyboard', async () => {
  const page = await openPage();
  await addAuthenticator(page);
  const account = createTestAccount();
  await page.goto('/register');
  await page.getByLabel('Display name').waitFor();
  await tabTo(page, 'Display name');
  await page.keyboard.type(account.displayName);
  await tabTo(page, 'E-mail');
  await page.keyboard.type(`${account.email}\n`);
  await waitForFocus(page.getByLabel('Code', { exact: true }));
  await page.keyboard.type(`${await readNewestCode(page.url(), account.email)}\n`);
  await page.waitForURL('**/my-collection');

  await page.getByRole('link', { name: 'Set up a passkey' }).waitFor();
  await tabTo(page, 'Set up a passkey');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
  await tabTo(page, 'Add a passkey');
  await page.keyboard.press('Enter');
  await waitForFocus(page.getByLabel('Name of this passkey'));
  await page.keyboard.type('My laptop\n');
  await waitForFocus(page.getByRole('button', { name: 'Rename My laptop' }));
  await tabTo(page, 'Remove My laptop');
  await page.keyboard.press('Enter');
  await waitForFocus(page.getByRole('button', { name: 'Keep it' }));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await waitForFocus(page.getByText('My laptop was removed.'));

  await page.goto('/profile?tab=preferences');
  await page.getByRole('radio', { name: /^Like my device/ }).waitFor();
  await tabTo(page, /^Like my device/);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('radio', { name: /^Light/, checked: true }).waitFor();

  await tabTo(page, new RegExp(account.displayName));
  await page.keyboard.press('Enter');
  await tabTo(page, 'Sign Out');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
});

const waitForFocus = (element: ReturnType<Page['getByLabel']>) =>
  element.and(element.page().locator(':focus')).waitFor({ state: 'attached' });

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isTarget =
    typeof name === 'string' ? (text: string) => text === name : (text: string) => name.test(text);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focusedName = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === document.body) return ''; // between the last and the first element
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return (label ?? element)?.textContent?.trim() ?? '';
    });
    if (isTarget(focusedName)) return;
  }
  throw new Error(`Tab reaches no element named ${String(name)}.`);
}
