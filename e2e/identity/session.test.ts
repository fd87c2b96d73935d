import type { Page } from 'playwright-core';
import { setUpBrowser } from '../browser/test-browser.ts';
import { waitUntilPasses } from '../wait-until-passes.ts';
import { expectNoHorizontalScroll } from '../expect-no-horizontal-scroll.ts';
import { createTestAccount } from '../flows/test-account.ts';
import { signIn, signUp } from '../flows/sign-in.ts';
import { readCodeLink, readNewestCode } from '../flows/read-newest-code.ts';
import { signOut } from '../flows/top-bar.ts';
import type { StorageKey } from '../../shared/web/src/state/storage-keys.ts';
import { storageKeys } from '../../shared/web/src/state/storage-keys.ts';

const { openPage } = setUpBrowser();

const findHeading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const findCodeField = (page: Page) => page.getByLabel('Code', { exact: true });
const findProfile = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

it('the site begins a session only with the newest code, distinguishes wrong codes from void ones, and sends a new code', async () => {
  const page = await openPage({ expectedErrors: [/status of 400/] });
  const account = createTestAccount();
  await page.clock.install();
  await page.goto('/register');
  await page.getByLabel('Display name').fill(account.displayName);
  await page.getByLabel('E-mail').fill(account.email);
  await page.keyboard.press('Enter');
  await findCodeField(page).waitFor();
  const code = await readNewestCode(page.url(), account.email);
  const wrongCode = code === '12345678' ? '87654321' : '12345678';

  for (let tries = 0; tries < 5; tries += 1) {
    const refusal = page.waitForResponse('**/v1/auth/confirm');
    if (tries === 0) await findCodeField(page).fill(wrongCode); // its last digit submits
    else await page.keyboard.press('Enter');
    await refusal;
    const message =
      tries < 4 ? 'This is not the right code.' : 'This code was tried too often and is void now.';
    await page.getByRole('alert').getByText(message).waitFor();
  }

  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await page.getByText('Only the newest one counts.').waitFor();
  const newCode = await readNewestCode(page.url(), account.email, code);
  await findCodeField(page).fill(code);
  await page.getByRole('alert').getByText('This is not the right code.').waitFor();

  await page.goto(await readCodeLink(page.url(), account.email));
  await waitUntilPasses(async () => expect(await findCodeField(page).inputValue()).toBe(newCode));
  await page.waitForURL((url) => url.hash === '');
  await page.getByRole('button', { name: 'Verify and sign in' }).click();
  await page.waitForURL('**/my-collection');
  await findProfile(page, account.displayName).waitFor();
});

it('the site begins and ends a session in all tabs at once, and removes it from storage, the cookie and the server', async () => {
  const page = await openPage();
  const account = createTestAccount();
  const code = await signUp(page, account);
  const sessionId = await page.evaluate(() => localStorage.getItem('session'));
  const publicTab = await page.context().newPage();
  await publicTab.goto('/hatchery');
  await findProfile(publicTab, account.displayName).waitFor();
  const profileTab = await page.context().newPage();
  await profileTab.goto('/profile?tab=preferences');
  await profileTab.getByRole('radio', { name: /^Light/ }).waitFor();

  const logout = page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/auth/logout');
  await signOut(page, account.displayName);

  await findProfile(publicTab, account.displayName).waitFor({ state: 'hidden' });
  expect(new URL(publicTab.url()).pathname).toBe('/hatchery');
  await profileTab.waitForURL('**/login?next=*');
  await profileTab.getByText('You signed out in another tab').waitFor();
  expect(await profileTab.evaluate(() => localStorage.getItem('session'))).toBeNull();
  // The page does not wait for the response of the server.
  await logout;
  expect((await page.context().cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
  const response = await fetch(new URL('/v1/account', page.url()), {
    headers: { authorization: `Bearer ${sessionId}` },
  });
  expect(response.status).toBe(401);

  await signIn(page, account, code);
  await profileTab.waitForURL('**/profile?tab=preferences');
  await findProfile(publicTab, account.displayName).waitFor();
});

it('the site ends a session of another browser through the list of sessions or a reset, and redirects that browser to the login once', async () => {
  const account = createTestAccount();
  const page = await openPage();
  const code = await signUp(page, account);
  const otherBrowser = await openPage({ expectedErrors: [/status of 401/] });
  const secondCode = await signIn(otherBrowser, account, code);
  // Leaves the page, because the host looks for golden assets one second after a session begins, and would notice the end by that call.
  await otherBrowser.goto('about:blank');
  await page.goto('/profile?tab=security');
  await page.getByRole('button', { name: /^Sign out Chrome on Linux/ }).click();
  await page.getByText('Chrome on Linux is signed out.').waitFor();

  const steps: string[] = [];
  otherBrowser.on('framenavigated', (frame) => steps.push(new URL(frame.url()).pathname));
  await otherBrowser.goto('/profile?tab=security');
  await otherBrowser.waitForURL('**/login?next=*');
  await otherBrowser.getByText('Your session has ended.').waitFor();
  expect(steps.filter((path) => path === '/login')).toHaveLength(1);
  const storedValues = await otherBrowser.evaluate(() =>
    ['session', 'user', 'displayName', 'email'].map((key) => localStorage.getItem(key)),
  );
  expect(storedValues).toEqual([null, null, null, null]);

  await otherBrowser.goto('/reset');
  await otherBrowser.getByLabel('Display name or e-mail').fill(account.email);
  await otherBrowser.getByRole('button', { name: 'Send me a code' }).click();
  await findCodeField(otherBrowser).waitFor();
  await findCodeField(otherBrowser).fill(await readNewestCode(otherBrowser.url(), account.email, secondCode));
  await otherBrowser.waitForURL('**/profile?tab=security');
  await otherBrowser.getByText('You are signed in nowhere else.').waitFor();
});

const incompleteJson = '{"';

/**
 * The page sends the session and its account to the server, which refuses invalid ones. All other values concern only this browser, so one
 * case breaks them together.
 */
const brokenValues: readonly { name: string; keys: readonly StorageKey[]; value: string; status?: number }[] =
  [
    { name: 'session', keys: ['session'], value: incompleteJson, status: 401 },
    { name: 'user', keys: ['user'], value: incompleteJson, status: 400 },
    {
      name: 'others',
      keys: storageKeys.filter((key) => key !== 'session' && key !== 'user'),
      value: incompleteJson,
    },
    { name: 'oversized', keys: storageKeys, value: 'x'.repeat(50_000) },
  ];

it('the site works with broken values in storage under every key', async () => {
  const page = await openPage({ width: 360, expectedErrors: [/status of 40[01]/] });
  const refusals: number[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refusals.push(response.status());
  });
  await signUp(page, createTestAccount());
  const intact = await page.evaluate(() => ({ ...localStorage }));

  for (const { name, keys, value, status } of brokenValues) {
    await page.goto('/robots.txt'); // ends the calls of the previous page, and makes none
    const values = Object.fromEntries(keys.map((key) => [key, value]));
    await page.evaluate((stored) => Object.assign(localStorage, stored), { ...intact, ...values });
    refusals.length = 0;
    const expectedRefusal = status && page.waitForResponse((response) => response.status() === status);
    await page.goto('/my-collection');
    await expectedRefusal;
    await expectRendered(page, name);
    expect([name, ...new Set(refusals)]).toEqual([name, ...(status ? [status] : [])]);
  }
});

it('the site works without storage for the lifetime of the page', async () => {
  const page = await openPage();
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'clear'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
    }
  });
  const account = createTestAccount();

  await signUp(page, account);

  await findProfile(page, account.displayName).waitFor();
});

/** Expects that the page is neither the crash screen nor wider than the window. */
async function expectRendered(page: Page, name: string): Promise<void> {
  await findHeading(page).waitFor();
  expect([name, await page.getByText('The Dragons Are Restless').count()]).toEqual([name, 0]);
  await expectNoHorizontalScroll(page);
}
