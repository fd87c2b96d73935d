import type { Page } from 'playwright-core';
import { newestCode } from '../flows/newest-code.ts';
import type { TestAccount } from '../flows/test-account.ts';

/** Fills in the sign-up form that a page embeds, and enters the code. @param site URL of the suite that mails the code */
export async function signUpInEmbed(
  page: Page,
  site: string,
  { displayName, email }: TestAccount,
): Promise<void> {
  await page.getByLabel('Display name').fill(displayName);
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code', { exact: true }).fill(await newestCode(site, email));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'You are signed in' }).waitFor();
}
