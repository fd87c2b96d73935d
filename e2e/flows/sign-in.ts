import type { Page } from 'playwright-core';
import type { TestAccount } from './test-account.ts';
import { readNewestCode } from './read-newest-code.ts';

/** Signs up on `/register`, which leads to `/my-collection`. @returns the used code */
export async function signUp(page: Page, account: TestAccount): Promise<string> {
  if (new URL(page.url()).pathname !== '/register') await page.goto('/register');
  await page.getByLabel('Display name').fill(account.displayName);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  return enterCode(page, account);
}

/**
 * Signs in by code on `/login`.
 * @param knownCode the code of an earlier sign-in, which is ignored
 * @param landing path and query of the page that follows
 * @returns the used code
 */
export async function signIn(
  page: Page,
  account: TestAccount,
  knownCode?: string,
  landing = '/my-collection',
): Promise<string> {
  if (new URL(page.url()).pathname !== '/login') await page.goto('/login');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  return enterCode(page, account, knownCode, landing);
}

async function enterCode(
  page: Page,
  account: TestAccount,
  knownCode?: string,
  landing = '/my-collection',
): Promise<string> {
  const field = page.getByLabel('Code', { exact: true });
  await field.waitFor();
  const code = await readNewestCode(page.url(), account.email, knownCode);
  await field.fill(code); // its last digit submits
  await page.waitForURL(({ pathname, search }) => pathname + search === landing);
  await field.waitFor({ state: 'detached' }); // the URL changes before the page does
  return code;
}
