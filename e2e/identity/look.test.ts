import type { Page } from 'playwright-core';
import { seriousViolations } from '../browser/axe-violations.ts';
import { waitForIdle } from '../browser/wait-for-idle.ts';
import { visitors } from '../browser/visitors.ts';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts';
import { spawnEggs } from '../flows/checkout.ts';
import { newAccount } from '../flows/account.ts';
import { signUp } from '../flows/sign-in.ts';
import { addAuthenticator } from './authenticator.ts';

const { visit } = visitors();

/** A theme changes colours and a window changes places: all four are met, two at a time. */
const looks = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 1280 },
] as const;

it('whoever signs in finds no serious fault, whatever goes wrong', async () => {
  const page = await visit({ expects: [/status of 400/] });
  const device = await addAuthenticator(page);
  await device.setUserVerified(false);

  for (const path of ['/register', '/reset', '/login']) {
    await page.goto(path);
    await waitForIdle(page);
    await expectSound(page);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.locator('[aria-invalid]').first().waitFor();
    await expectSound(page);
  }
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('alert').waitFor();
  await expectSound(page);

  await page.goto('/verify?email=wren%40example.org');
  await page.getByLabel('Code', { exact: true }).fill('12345678');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await expectSound(page);
});

it('a keeper finds no serious fault in the profile', async () => {
  const page = await visit({ width: 360 });
  await addAuthenticator(page);
  await signUp(page, newAccount());
  await page.getByRole('link', { name: 'Set up a passkey' }).waitFor();
  await waitForIdle(page);
  await expectSound(page);
  await spawnEggs(page, 1);

  for (const tab of ['account', 'preferences', 'purchases', 'security']) {
    await page.goto(`/profile?tab=${tab}`);
    await waitForIdle(page);
    await expectSound(page);
  }

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('group', { name: /^Remove / }).waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('Name of this passkey').waitFor();
  await expectSound(page);
});

let looked = 0;

/** In one theme on a small phone and in the other on a desktop; the next screen the other way round. */
async function expectSound(page: Page): Promise<void> {
  for (let times = 0; times < 2; times += 1, looked += 1) {
    const { colorScheme, width } = looks[looked % looks.length] ?? looks[0];
    await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page
      .locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)')
      .waitFor({ state: 'attached' });
    expect({ colorScheme, width, faults: await seriousViolations(page) }).toEqual({
      colorScheme,
      width,
      faults: [],
    });
    await expectNoSidewaysScroll(page);
  }
}
