import type { Page } from 'playwright-core';
import { testBrowser } from './browser/test-browser.ts';
import { goodCard, payWith } from './flows/checkout.ts';
import { signIn, signUp } from './flows/sign-in.ts';
import { newTestAccount } from './flows/test-account.ts';

const { newPage } = testBrowser();

it('finds a hold again on another device, pays for it there through a burst of 503, and opens the egg', async () => {
  const account = newTestAccount();
  const phone = await newPage();
  const code = await signUp(phone, account);
  await phone.goto('/spawn?eggs=1&keys=1');
  await phone.getByRole('button', { name: 'Hold these for me' }).click();
  await phone.getByRole('heading', { name: 'Held for you' }).waitFor();

  const desktop = await newPage({ expectedErrors: [/status of 503/] });
  await signIn(desktop, account, code);
  await desktop.goto('/spawn');
  await desktop.getByText('You hold 1 egg and 1 gateway key for').waitFor();
  await desktop.getByRole('link', { name: 'Go on to the payment' }).click();
  await desktop.getByRole('heading', { name: 'Held for you' }).waitFor();
  await desktop.reload();
  await desktop.getByRole('heading', { name: 'Held for you' }).waitFor();
  await desktop.goBack();
  await desktop.getByText('You hold 1 egg and 1 gateway key for').waitFor();
  await desktop.goForward();

  await failTwice(desktop, '**/v1/eggs/spawn/lock/*');
  await failTwice(desktop, '**/v1/purchases/*');
  await desktop.getByRole('link', { name: 'Pay by card' }).click();
  await payWith(desktop, goodCard);
  await desktop.getByText('1 of 2').waitFor();
  await desktop.keyboard.press('Escape');
  const received = desktop.getByRole('region', { name: 'What you received' });
  await received.getByRole('link', { name: /No\. / }).nth(1).waitFor();
  await desktop.getByRole('button', { name: 'Watch them arrive again' }).click();
  await desktop.getByRole('button', { name: 'Open all at once' }).click();
  await desktop.getByRole('button', { name: 'To the receipt' }).click();

  // The phone learns of it when the player looks at it again.
  await phone.evaluate(() => window.dispatchEvent(new Event('focus')));
  await phone.getByRole('heading', { name: 'They are yours' }).waitFor();
});

/** Answers the first two calls with 503; the client asks again by itself. */
async function failTwice(page: Page, calls: string): Promise<void> {
  let failures = 0;
  await page.route(calls, (route) => {
    failures += 1;
    return failures <= 2 ? route.fulfill({ status: 503 }) : route.fallback();
  });
}
