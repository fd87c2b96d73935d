import type { Page } from 'playwright-core';
import { visitors } from '../browser/visitors.ts';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts';
import { newKeeper } from '../people/keeper.ts';
import { newestCode } from '../people/mail.ts';
import { signIn, signUp } from '../people/sign-in.ts';
import { signOut } from '../people/top-bar.ts';

const { visit } = visitors();

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

it('is signed out in all tabs at once', async () => {
  const page = await visit();
  const keeper = newKeeper();
  await signUp(page, keeper);
  const second = await page.context().newPage();
  await second.goto('/hatchery');
  const profile = second.getByRole('banner').getByRole('button', { name: keeper.displayName });
  await profile.waitFor();

  await signOut(page, keeper.displayName);

  await profile.waitFor({ state: 'hidden' });
  expect(new URL(second.url()).pathname).toBe('/hatchery');
});

it('is ended for a stranger from the list, and they are asked to sign in once', async () => {
  const keeper = newKeeper();
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

it('is taken back by reset, which signs out everybody else', async () => {
  const keeper = newKeeper();
  const stranger = await visit({ expects: [/status of 401/] });
  const code = await signUp(stranger, keeper);

  const own = await visit();
  await own.goto('/reset');
  await own.getByLabel('Display name or e-mail').fill(keeper.email);
  await own.getByRole('button', { name: 'Send me a code' }).click();
  await own.getByLabel('Code', { exact: true }).waitFor();
  await own.getByLabel('Code', { exact: true }).fill(await newestCode(own.url(), keeper.email, code));
  await own.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await own.waitForURL('**/profile?tab=security');
  await own.getByText('You are signed in nowhere else.').waitFor();

  await stranger.goto('/spawn');
  await stranger.waitForURL('**/login?*');
});

it.each([
  'session',
  'user',
  'displayName',
  'email',
  'spawnSeason',
  'spawnAge',
  'spawnAgeRoman',
  'theme',
  'preferences',
])('survives rubbish in storage under %s', async (key) => {
  const page = await visit({ width: 360, expects: [/status of 401/] });
  await signUp(page, newKeeper());
  for (const rubbish of ['{"', '\u0000\uFFFF\n', 'Infinity', 'x'.repeat(50_000)]) {
    await page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, rubbish]);
    for (const path of ['/', '/my-collection']) {
      await page.goto(path);
      await h1(page).waitFor();
      expect(await page.getByText('The Dragons Are Restless').count()).toBe(0);
    }
  }
  await page.waitForLoadState('networkidle');
  await expectNoSidewaysScroll(page);
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
  const keeper = newKeeper();

  await signUp(page, keeper);

  await page.getByRole('banner').getByRole('button', { name: keeper.displayName }).waitFor();
});

it('is begun, looked at and ended by keyboard alone', async () => {
  const page = await visit();
  const keeper = newKeeper();
  await page.goto('/register');
  await h1(page).waitFor();
  await tabTo(page, 'Display name');
  await page.keyboard.type(keeper.displayName);
  await tabTo(page, 'E-mail');
  await page.keyboard.type(`${keeper.email}\n`);
  const code = page.getByLabel('Code', { exact: true });
  await code.waitFor();
  await page.keyboard.type(`${await newestCode(page.url(), keeper.email)}\n`);
  await page.waitForURL('**/my-collection');

  await page.goto('/profile?tab=security');
  await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
  await tabTo(page, 'Preferences');
  await page.keyboard.press('Enter');
  await page.waitForURL('**tab=preferences');
  await page.getByRole('radio', { name: /^As my device/ }).waitFor();
  await tabTo(page, /^As my device/);
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: /^Light/ }).isChecked()).toBe(true);
});

/** Presses Tab until something of that name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isThere =
    typeof name === 'string' ? (text: string) => text === name : (text: string) => name.test(text);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return (label ?? element)?.textContent?.trim() ?? '';
    });
    if (isThere(focused)) return;
  }
  throw new Error(`Nothing called ${String(name)} was reached by Tab.`);
}
