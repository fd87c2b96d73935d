import type { Page } from 'playwright-core';
import { seriousViolations } from './browser/axe-violations.ts';
import { testBrowser } from './browser/test-browser.ts';
import { goodCard, payWith } from './flows/checkout.ts';
import { signUp } from './flows/sign-in.ts';
import { newTestAccount } from './flows/test-account.ts';

/** The browser itself reports refused calls. */
const { newPage } = testBrowser();
const expectedErrors = [/status of 40[09]/];

it('tells of a new price, of a sale in between and of a hold that ran out, and ends with a paid egg', async () => {
  const page = await newPage({ expectedErrors });
  await signUp(page, newTestAccount());
  const locks: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname === '/v1/eggs/spawn/lock') locks.push(request.url());
  });
  const submit = page.getByRole('button', { name: 'Hold these for me' });
  const refusal = page.getByRole('main').getByRole('alert');

  await page.goto('/spawn?eggs=1&keys=1&with=keys');
  await page.getByText('Keys are redeemed for eggs only.').waitFor();
  await submit.press('Enter');
  expect(locks).toEqual([]);

  // The page has read the offer before the fee was raised.
  await changeOffer(page, () => locks.length === 0, { fee: '20.00' });
  await page.goto('/spawn?eggs=3');
  await page.getByText('$60.00').waitFor();
  await submit.press('Enter');
  await refusal.filter({ hasText: '$20.00 → $25.00 per egg' }).waitFor();
  await page.getByText('$75.00').waitFor();
  expect(await seriousViolations(page)).toEqual([]);

  await refuseOnce(page, { status: 409, code: 'sold_out', current: { eggs: 1, keys: 0 } });
  await submit.press('Enter');
  await refusal.getByRole('button', { name: 'Take 1 egg instead' }).press('Enter');
  await page.waitForURL('**/spawn?eggs=1');
  await submit.press('Enter');
  await page.getByRole('link', { name: 'Pay by card' }).press('Enter');

  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  const lock = await endHold(page);
  await payWith(page, goodCard);
  await page.getByRole('heading', { name: 'Not charged' }).waitFor();
  await page.goto(`/spawn?step=pay&lock=${lock}&payment=cancelled`);
  await page.getByRole('heading', { name: 'The hold has run out' }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Choose again' }).press('Enter');
  await page.waitForURL('**/spawn?eggs=1');
  await submit.press('Enter');
  await page.getByRole('heading', { name: 'Held for you' }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Pay by card' }).press('Enter');
  await payWith(page, goodCard);
  await page.getByRole('button', { name: 'Break the seal' }).press('Enter');
  // One egg in 64 is golden.
  await page.getByRole('heading', { name: /^It (has arrived|is golden)$/ }).waitFor();
});

/** Shows another offer of eggs than the provider's, for as long as `isStale`. */
async function changeOffer(page: Page, isStale: () => boolean, change: object): Promise<void> {
  await page.route('**/v1/eggs/available', async (route) => {
    if (!isStale()) return route.fallback();
    const answer = await route.fetch();
    const offer = await answer.json();
    return route.fulfill({ response: answer, json: { ...offer, eggs: { ...offer.eggs, ...change } } });
  });
}

/** Refuses the next lock, as the provider does. */
async function refuseOnce(page: Page, problem: { status: number; code: string; current: object }) {
  await page.route(
    '**/v1/eggs/spawn/lock',
    (route) =>
      route.fulfill({
        status: problem.status,
        contentType: 'application/problem+json',
        body: JSON.stringify(problem),
      }),
    { times: 1 },
  );
}

/**
 * Lets the hold of the checkout end while its page is shown: the held stock goes back, and the provider reports an end in the
 * past. The ten minutes of a hold are not waited for.
 * @returns its id
 */
async function endHold(page: Page): Promise<string> {
  const href = await page.getByRole('link', { name: 'Cancel and go back' }).getAttribute('href');
  const lock = new URL(href ?? '', page.url()).searchParams.get('lock') ?? '';
  const session = await page.evaluate(() => localStorage.getItem('session'));
  const path = `/v1/eggs/spawn/lock/${lock}`;
  const answer = await page.request.delete(path, { headers: { authorization: `Bearer ${session}` } });
  expect(answer.ok()).toBe(true);
  await page.route(`**${path}`, async (route) => {
    const report = await route.fetch();
    const expiresAt = Math.floor(Date.now() / 1_000) - 60;
    return route.fulfill({ response: report, json: { ...(await report.json()), expiresAt } });
  });
  return lock;
}
