import type { Page } from 'playwright-core';
import { waitForHydration } from './browser/wait-for-idle.ts';
import { testBrowser } from './browser/test-browser.ts';
import { goodCard, payWith } from './flows/checkout.ts';
import { newTestAccount } from './flows/test-account.ts';
import { signUp } from './flows/sign-in.ts';

const { newPage } = testBrowser();

it('shows in one tab that another has released or paid the lock', async () => {
  const page = await newPage();
  await signUp(page, newTestAccount());
  await page.goto('/spawn');
  const lockOneEgg = async () => {
    await page.getByRole('spinbutton', { name: 'Dragon eggs' }).fill('1');
    await page.getByRole('button', { name: 'Hold these for me' }).click();
    await page.getByRole('link', { name: 'Pay by card' }).waitFor();
    await other.goto(page.url());
    await waitForHydration(other);
  };
  const other = await page.context().newPage();

  await lockOneEgg();
  await other.getByRole('button', { name: 'Give back' }).click();
  await other.getByRole('button', { name: 'Hold these for me' }).waitFor();
  await returnToTab(page);
  await page.getByRole('heading', { name: 'This is not held any more' }).waitFor();

  await page.getByRole('link', { name: 'Choose again' }).click();
  await lockOneEgg();
  await other.getByRole('link', { name: 'Pay by card' }).click();
  await payWith(other, goodCard);
  await other.getByRole('heading', { name: 'It is yours' }).waitFor();
  await returnToTab(page);
  await page.getByRole('heading', { name: 'It is yours' }).waitFor();
});

/** A headless window never loses the focus, so that the event is sent by hand. */
const returnToTab = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
