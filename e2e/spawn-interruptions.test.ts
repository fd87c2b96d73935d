import type { Page } from 'playwright-core';
import { setUpBrowser } from './browser/test-browser.ts';
import { waitUntilPasses } from './wait-until-passes.ts';
import { declinedCard, goodCard, payWith } from './flows/checkout.ts';
import { signIn, signUp } from './flows/sign-in.ts';
import { createTestAccount } from './flows/test-account.ts';
import type { TestAccount } from './flows/test-account.ts';

const { openPage } = setUpBrowser();

it('the spawn page keeps the step of a player across a reload, Back, an ended session, another device and a declined card', async () => {
  const page = await openPage({ expectedErrors: [/status of 401/] });
  const account = createTestAccount();
  const code = await signUp(page, account);
  const lockRequests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname === '/v1/eggs/spawn/lock') lockRequests.push(pathname);
  });
  const eggs = page.getByRole('spinbutton', { name: 'Dragon eggs' });
  const heldHeading = page.getByRole('heading', { name: 'Held for you' });

  await page.goto('/spawn');
  await eggs.fill('2');
  await page.waitForURL('**/spawn?eggs=2');
  await page.reload();
  await eggs.press('Enter');
  await page.keyboard.press('Enter'); // the first press may have shown the next step already
  await heldHeading.waitFor();
  expect(lockRequests).toHaveLength(1);
  const payStep = new URL(page.url());
  await page.reload();
  await heldHeading.waitFor();
  await page.goBack();
  await page.getByText('You hold 2 eggs for').waitFor();
  await page.goForward();
  await heldHeading.waitFor();

  // The host reads the player's eggs a second after each load. The test blocks this call, so that the press is the first call after the end
  // of the session.
  await page.route('**/v1/assets?*', () => undefined);
  await endSession(page);
  await page.getByRole('button', { name: 'Give back' }).click();
  await page.waitForURL('**/login?next=*');
  await page.unroute('**/v1/assets?*');
  const newCode = await signIn(page, account, code, payStep.pathname + payStep.search);
  await heldHeading.waitFor();
  await expectLockOnAnotherDevice(account, newCode);

  await page.getByRole('link', { name: 'Pay by card' }).click();
  const checkoutUrl = page.url();
  await payWith(page, declinedCard);
  await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await page.getByText('You came back without paying.').waitFor();
  await page.getByRole('link', { name: 'Pay by card' }).click();
  await payWith(page, goodCard);
  await page.getByRole('heading', { name: 'They are yours' }).waitFor();
  await page.getByRole('button', { name: 'Break the seal' }).waitFor();
  await page.keyboard.press('Escape');
  const receipt = page.getByRole('region', { name: 'What you received' });
  await receipt.waitFor();
  await page.reload();
  await receipt.waitFor();
  await page.goBack();
  await page.waitForURL(checkoutUrl);
  await page.getByRole('heading', { name: 'This is paid' }).waitFor();
  await page.getByRole('link', { name: 'See what you got' }).click();
  await receipt.waitFor();
  await waitUntilPasses(async () =>
    expect(await receipt.getByRole('link', { name: /No\. / }).count()).toBe(2),
  );
  await page.goto(payStep.href);
  await receipt.waitFor();
  expect(lockRequests).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('Purchase number').isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'They are yours' }).isVisible()).toBe(false);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
});

/** Expects that the player finds the lock on another device, and can continue to its payment. */
async function expectLockOnAnotherDevice(account: TestAccount, knownCode: string): Promise<void> {
  const page = await openPage();
  await signIn(page, account, knownCode, '/my-collection');
  await page.goto('/spawn');
  await page.getByText('You hold 2 eggs for').waitFor();
  await page.getByRole('link', { name: 'Go on to the payment' }).click();
  await page.getByRole('heading', { name: 'Held for you' }).waitFor();
}

/** Ends the session at the provider without the page's knowledge, as signing out on another device does. */
async function endSession(page: Page): Promise<void> {
  const sessionId = await page.evaluate(() => localStorage.getItem('session'));
  const response = await page.request.post('/v1/auth/logout', {
    headers: { authorization: `Bearer ${sessionId}` },
  });
  expect(response.status()).toBe(204);
}
