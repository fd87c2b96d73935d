import type { Page } from 'playwright-core';
import { waitForHydration } from './browser/wait-for-idle.ts';
import { visitors } from './browser/visitors.ts';
import { goodCard, payWith } from './flows/checkout.ts';
import { newAccount } from './flows/account.ts';
import { signUp } from './flows/sign-in.ts';

const { visit } = visitors();

it('shows in one tab what has become of a hold in another', async () => {
  const page = await visit();
  await signUp(page, newAccount());
  await page.goto('/spawn');
  const holdOne = async () => {
    await page.getByRole('spinbutton', { name: 'Dragon eggs' }).fill('1');
    await page.getByRole('button', { name: 'Hold these for me' }).click();
    await page.getByRole('link', { name: 'Pay by card' }).waitFor();
    await other.goto(page.url());
    await waitForHydration(other);
  };
  const other = await page.context().newPage();

  await holdOne();
  await other.getByRole('button', { name: 'Give back' }).click();
  await other.getByRole('button', { name: 'Hold these for me' }).waitFor();
  await comeBack(page);
  await page.getByRole('heading', { name: 'This is not held any more' }).waitFor();

  await page.getByRole('link', { name: 'Choose again' }).click();
  await holdOne();
  await other.getByRole('link', { name: 'Pay by card' }).click();
  await payWith(other, goodCard);
  await other.getByRole('heading', { name: 'They are yours' }).waitFor();
  await comeBack(page);
  await page.getByRole('heading', { name: 'They are yours' }).waitFor();
});

/** Windows of a browser without a screen never lose the focus. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
