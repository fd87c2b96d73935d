import type { Page } from 'playwright-core';
import { visitors } from '../browser/visitors.ts';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts';
import { newAccount } from '../flows/account.ts';
import { signIn, signUp } from '../flows/sign-in.ts';
import { newestCode } from '../flows/mail.ts';
import { signOut } from '../flows/top-bar.ts';
import { storageKeys } from '../../shared/src/state/storage-keys.ts';

const { visit } = visitors();

const h1 = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const codeField = (page: Page) => page.getByLabel('Code', { exact: true });
const profileOf = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

it('begins with the newest code only: wrong ones are told from used-up ones, and a new one is sent', async () => {
  const page = await visit({ expects: [/status of 400/] });
  const keeper = newAccount();
  await page.clock.install();
  await page.goto('/register');
  await page.getByLabel('Display name').fill(keeper.displayName);
  await page.getByLabel('E-mail').fill(keeper.email);
  await page.keyboard.press('Enter');
  await codeField(page).waitFor();
  const code = await newestCode(page.url(), keeper.email);
  const wrong = code === '12345678' ? '87654321' : '12345678';

  await codeField(page).fill(wrong);
  for (let tries = 0; tries < 5; tries += 1) {
    const refused = page.waitForResponse('**/v1/auth/confirm');
    await page.keyboard.press('Enter');
    await refused;
    const words = tries < 4 ? 'That is not the code.' : 'This code was tried too often and is void now.';
    await page.getByRole('alert').getByText(words).waitFor();
  }

  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await page.getByText('Only the newest one counts.').waitFor();
  const newer = await newestCode(page.url(), keeper.email, code);
  await codeField(page).fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('That is not the code.').waitFor();
  await codeField(page).fill(newer);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/my-collection');
  await profileOf(page, keeper.displayName).waitFor();
});

it('ends and begins in all tabs at once, and ends in storage, in the cookie and on the server', async () => {
  const page = await visit();
  const keeper = newAccount();
  const code = await signUp(page, keeper);
  const sessionId = await page.evaluate(() => localStorage.getItem('session'));
  const open = await page.context().newPage();
  await open.goto('/hatchery');
  await profileOf(open, keeper.displayName).waitFor();
  const own = await page.context().newPage();
  await own.goto('/profile?tab=preferences');
  await own.getByRole('radio', { name: /^Light/ }).waitFor();

  const farewell = page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/auth/logout');
  await signOut(page, keeper.displayName);

  await profileOf(open, keeper.displayName).waitFor({ state: 'hidden' });
  expect(new URL(open.url()).pathname).toBe('/hatchery');
  await own.waitForURL('**/login?next=*');
  // Nobody took it from them: they ended it themselves.
  await own.getByRole('heading', { name: 'Back to your nest' }).waitFor();
  expect(await own.getByText('Your session has ended.').count()).toBe(0);
  expect(await own.evaluate(() => localStorage.getItem('session'))).toBeNull();
  // Nobody is kept waiting for the server's answer to it.
  await farewell;
  expect((await page.context().cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
  const answer = await fetch(new URL('/v1/account', page.url()), {
    headers: { authorization: `Bearer ${sessionId}` },
  });
  expect(answer.status).toBe(401);

  await signIn(page, keeper, code);
  await own.waitForURL('**/profile?tab=preferences');
  await profileOf(open, keeper.displayName).waitFor();
});

it('is ended for a stranger from the list, and they are asked to sign in once', async () => {
  const keeper = newAccount();
  const own = await visit();
  const code = await signUp(own, keeper);
  const stranger = await visit({ expects: [/status of 401/] });
  await signIn(stranger, keeper, code);

  await own.goto('/profile?tab=security');
  await own.getByRole('button', { name: /^Sign out Chrome on Linux/ }).click();
  await own.getByText('Chrome on Linux is signed out.').waitFor();

  const steps: string[] = [];
  stranger.on('framenavigated', (frame) => steps.push(new URL(frame.url()).pathname));
  await stranger.goto('/profile?tab=security');
  await stranger.waitForURL('**/login?next=*');
  await stranger.getByText('Your session has ended.').waitFor();
  expect(steps.filter((path) => path === '/login')).toHaveLength(1);
  const left = await stranger.evaluate(() =>
    ['session', 'user', 'displayName', 'email'].map((key) => localStorage.getItem(key)),
  );
  expect(left).toEqual([null, null, null, null]);
});

it('goes home with Sign Out although it was ended elsewhere before', async () => {
  const keeper = newAccount();
  const page = await visit({ expects: [/status of 401/] });
  const code = await signUp(page, keeper);
  await page.goto('/profile?tab=preferences');
  await page.getByRole('radio', { name: /^Light/ }).waitFor();
  const other = await visit();
  await signIn(other, keeper, code);
  await other.goto('/profile?tab=security');
  await other.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await other.getByText('Every other place is signed out.').waitFor();

  await signOut(page, keeper.displayName);

  await profileOf(page, keeper.displayName).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/');
});

it('is taken back by reset, which signs out everybody else', async () => {
  const keeper = newAccount();
  const stranger = await visit({ expects: [/status of 401/] });
  const code = await signUp(stranger, keeper);

  const own = await visit();
  await own.goto('/reset');
  await own.getByLabel('Display name or e-mail').fill(keeper.email);
  await own.getByRole('button', { name: 'Send me a code' }).click();
  await codeField(own).waitFor();
  await codeField(own).fill(await newestCode(own.url(), keeper.email, code));
  await own.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await own.waitForURL('**/profile?tab=security');
  await own.getByText('You are signed in nowhere else.').waitFor();

  await stranger.goto('/spawn');
  await stranger.waitForURL('**/login?*');
});

it.each([
  { what: 'broken JSON', rubbish: '{"' },
  { what: 'far too much', rubbish: 'x'.repeat(50_000) },
])('survives $what in storage under every key', async ({ rubbish }) => {
  const page = await visit({ width: 360, expects: [/status of 401/] });
  await signUp(page, newAccount());
  const whole = await page.evaluate(() => ({ ...localStorage }));

  for (const key of storageKeys) {
    await page.evaluate((kept) => Object.assign(localStorage, kept), { ...whole, [key]: rubbish });
    await page.goto('/my-collection');
    await expectAlive(page, key);
  }

  await page.evaluate(([keys, value]) => keys.forEach((key) => localStorage.setItem(key, value)), [
    storageKeys,
    rubbish,
  ] as const);
  await page.goto('/');
  await expectAlive(page, 'all');
});

it('works where storage is blocked, for as long as the page lives', async () => {
  const page = await visit();
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'clear'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
    }
  });
  const keeper = newAccount();

  await signUp(page, keeper);

  await profileOf(page, keeper.displayName).waitFor();
});

/** The page shows something that is not the crash screen, and nothing is wider than the window. */
async function expectAlive(page: Page, key: string): Promise<void> {
  await h1(page).waitFor();
  expect([key, await page.getByText('The Dragons Are Restless').count()]).toEqual([key, 0]);
  await expectNoSidewaysScroll(page);
}
