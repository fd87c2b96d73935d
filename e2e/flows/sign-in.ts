import type { Page } from 'playwright-core';
import type { TestAccount } from './account.ts';
import { newestCode } from './mail.ts';

/** Signs up on `/register` and lands on `/my-collection`. @returns the code that was used */
export async function signUp(page: Page, keeper: TestAccount): Promise<string> {
  if (new URL(page.url()).pathname !== '/register') await page.goto('/register');
  await page.getByLabel('Display name').fill(keeper.displayName);
  await page.getByLabel('E-mail').fill(keeper.email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  return enterCode(page, keeper, 'Finish signing up');
}

/**
 * Signs in by code on `/login`.
 * @param known the code of an earlier sign-in
 * @param landing where one comes to afterwards
 */
export async function signIn(
  page: Page,
  keeper: TestAccount,
  known?: string,
  landing = '/my-collection',
): Promise<string> {
  if (new URL(page.url()).pathname !== '/login') await page.goto('/login');
  await page.getByLabel('E-mail').fill(keeper.email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  return enterCode(page, keeper, 'Sign in', known, landing);
}

async function enterCode(
  page: Page,
  keeper: TestAccount,
  button: string,
  known?: string,
  landing = '/my-collection',
): Promise<string> {
  const field = page.getByLabel('Code', { exact: true });
  await field.waitFor();
  const code = await newestCode(page.url(), keeper.email, known);
  await field.fill(code);
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(({ pathname, search }) => pathname + search === landing);
  await field.waitFor({ state: 'detached' }); // the address changes before the page does
  return code;
}
