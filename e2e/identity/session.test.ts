import type { Page } from 'playwright-core';
import { testBrowser } from '../browser/test-browser.ts';
import { eventually } from '../eventually.ts';
import { expectNoHorizontalScroll } from '../expect-no-horizontal-scroll.ts';
import { newTestAccount } from '../flows/test-account.ts';
import { signIn, signUp } from '../flows/sign-in.ts';
import { codeLink, newestCode } from '../flows/newest-code.ts';
import { signOut } from '../flows/top-bar.ts';
import type { StorageKey } from '../../shared/web/src/state/storage-keys.ts';
import { storageKeys } from '../../shared/web/src/state/storage-keys.ts';

const { newPage } = testBrowser();

const h1 = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const codeField = (page: Page) => page.getByLabel('Code', { exact: true });
const findProfile = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

it('the site begins a session with the newest code only, distinguishes wrong from used-up codes and sends a new code', async () => {
  const page = await newPage({ expectedErrors: [/status of 400/] });
  const account = newTestAccount();
  await page.clock.install();
  await page.goto('/register');
  await page.getByLabel('Display name').fill(account.displayName);
  await page.getByLabel('E-mail').fill(account.email);
  await page.keyboard.press('Enter');
  await codeField(page).waitFor();
  const code = await newestCode(page.url(), account.email);
  const wrong = code === '12345678' ? '87654321' : '12345678';

  for (let tries = 0; tries < 5; tries += 1) {
    const refused = page.waitForResponse('**/v1/auth/confirm');
    if (tries === 0) await codeField(page).fill(wrong); // its last digit submits
    else await page.keyboard.press('Enter');
    await refused;
    const message =
      tries < 4 ? 'This is not the right code.' : 'This code was tried too often and is void now.';
    await page.getByRole('alert').getByText(message).waitFor();
  }

  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await page.getByText('Only the newest one counts.').waitFor();
  const newer = await newestCode(page.url(), account.email, code);
  await codeField(page).fill(code);
  await page.getByRole('alert').getByText('This is not the right code.').waitFor();

  await page.goto(await codeLink(page.url(), account.email));
  await eventually(async () => expect(await codeField(page).inputValue()).toBe(newer));
  await page.waitForURL((url) => url.hash === '');
  await page.getByRole('button', { name: 'Verify and sign in' }).click();
  await page.waitForURL('**/my-collection');
  await findProfile(page, account.displayName).waitFor();
});

it('the site begins and ends a session in all tabs at once, and removes it from storage, the cookie and the server', async () => {
  const page = await newPage();
  const account = newTestAccount();
  const code = await signUp(page, account);
  const sessionId = await page.evaluate(() => localStorage.getItem('session'));
  const open = await page.context().newPage();
  await open.goto('/hatchery');
  await findProfile(open, account.displayName).waitFor();
  const own = await page.context().newPage();
  await own.goto('/profile?tab=preferences');
  await own.getByRole('radio', { name: /^Light/ }).waitFor();

  const logout = page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/auth/logout');
  await signOut(page, account.displayName);

  await findProfile(open, account.displayName).waitFor({ state: 'hidden' });
  expect(new URL(open.url()).pathname).toBe('/hatchery');
  await own.waitForURL('**/login?next=*');
  await own.getByText('You signed out in another tab').waitFor();
  expect(await own.evaluate(() => localStorage.getItem('session'))).toBeNull();
  // The page does not wait for the answer of the server.
  await logout;
  expect((await page.context().cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
  const answer = await fetch(new URL('/v1/account', page.url()), {
    headers: { authorization: `Bearer ${sessionId}` },
  });
  expect(answer.status).toBe(401);

  await signIn(page, account, code);
  await own.waitForURL('**/profile?tab=preferences');
  await findProfile(open, account.displayName).waitFor();
});

it('the site ends a session of another browser through the list of sessions or a reset, and redirects that browser to the login once', async () => {
  const account = newTestAccount();
  const own = await newPage();
  const code = await signUp(own, account);
  const otherBrowser = await newPage({ expectedErrors: [/status of 401/] });
  const second = await signIn(otherBrowser, account, code);
  // The host looks for golden assets one second after a session begins, so an open page could notice the end by that call.
  await otherBrowser.goto('about:blank');
  await own.goto('/profile?tab=security');
  await own.getByRole('button', { name: /^Sign out Chrome on Linux/ }).click();
  await own.getByText('Chrome on Linux is signed out.').waitFor();

  const steps: string[] = [];
  otherBrowser.on('framenavigated', (frame) => steps.push(new URL(frame.url()).pathname));
  await otherBrowser.goto('/profile?tab=security');
  await otherBrowser.waitForURL('**/login?next=*');
  await otherBrowser.getByText('Your session has ended.').waitFor();
  expect(steps.filter((path) => path === '/login')).toHaveLength(1);
  const left = await otherBrowser.evaluate(() =>
    ['session', 'user', 'displayName', 'email'].map((key) => localStorage.getItem(key)),
  );
  expect(left).toEqual([null, null, null, null]);

  await otherBrowser.goto('/reset');
  await otherBrowser.getByLabel('Display name or e-mail').fill(account.email);
  await otherBrowser.getByRole('button', { name: 'Send me a code' }).click();
  await codeField(otherBrowser).waitFor();
  await codeField(otherBrowser).fill(await newestCode(otherBrowser.url(), account.email, second));
  await otherBrowser.waitForURL('**/profile?tab=security');
  await otherBrowser.getByText('You are signed in nowhere else.').waitFor();
});

const json = '{"';

/**
 * The session and its account are sent to the server, which refuses invalid ones. All other values concern only this browser, and are
 * broken together.
 */
const broken: readonly { what: string; keys: readonly StorageKey[]; value: string; status?: number }[] = [
  { what: 'session', keys: ['session'], value: json, status: 401 },
  { what: 'user', keys: ['user'], value: json, status: 400 },
  { what: 'others', keys: storageKeys.filter((key) => key !== 'session' && key !== 'user'), value: json },
  { what: 'oversized', keys: storageKeys, value: 'x'.repeat(50_000) },
];

it('the site works with broken values in storage under every key', async () => {
  const page = await newPage({ width: 360, expectedErrors: [/status of 40[01]/] });
  const refused: number[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.status());
  });
  await signUp(page, newTestAccount());
  const intact = await page.evaluate(() => ({ ...localStorage }));

  for (const { what, keys, value, status } of broken) {
    await page.goto('/robots.txt'); // ends the calls of the previous page, and makes none
    const values = Object.fromEntries(keys.map((key) => [key, value]));
    await page.evaluate((stored) => Object.assign(localStorage, stored), { ...intact, ...values });
    refused.length = 0;
    const refusal = status && page.waitForResponse((response) => response.status() === status);
    await page.goto('/my-collection');
    await refusal;
    await expectRendered(page, what);
    expect([what, ...new Set(refused)]).toEqual([what, ...(status ? [status] : [])]);
  }
});

it('the site works without storage for the lifetime of the page', async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'clear'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
    }
  });
  const account = newTestAccount();

  await signUp(page, account);

  await findProfile(page, account.displayName).waitFor();
});

/** Expects a page that is not the crash screen and not wider than the window. */
async function expectRendered(page: Page, key: string): Promise<void> {
  await h1(page).waitFor();
  expect([key, await page.getByText('The Dragons Are Restless').count()]).toEqual([key, 0]);
  await expectNoHorizontalScroll(page);
}
