import type { Page } from 'playwright-core';
import { findSeriousViolations } from '../browser/axe-violations.ts';
import { setSystemTheme } from '../browser/set-system-theme.ts';
import { waitForIdle } from '../browser/wait-for-idle.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { expectNoHorizontalScroll } from '../expect-no-horizontal-scroll.ts';
import { spawnEggs } from '../flows/checkout.ts';
import { createTestAccount } from '../flows/test-account.ts';
import { signUp } from '../flows/sign-in.ts';
import { addAuthenticator } from './add-authenticator.ts';

const { openPage } = setUpBrowser();

/** The tests check each screen in one combination of theme and width, and the next screen in the next combination. */
const variants = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 1280 },
] as const;

it('the sign-in pages and their errors have no serious violation', async () => {
  const page = await openPage({ expectedErrors: [/status of 400/] });
  const authenticator = await addAuthenticator(page);
  await authenticator.setUserVerified(false);

  for (const path of ['/register', '/reset', '/login']) {
    await page.goto(path);
    await waitForIdle(page);
    await expectNoSeriousViolation(page);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.locator('[aria-invalid]').first().waitFor();
    await expectNoSeriousViolation(page);
  }
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('alert').waitFor();
  await expectNoSeriousViolation(page);

  await page.goto('/verify?email=wren%40example.org');
  await page.getByLabel('Code', { exact: true }).fill('12345678');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await expectNoSeriousViolation(page);

  await page.goto('/verify?step=end#challenge=of-mail');
  await page.getByRole('button', { name: 'Cancel the code' }).click();
  await page.getByText('That code no longer works').waitFor();
  await expectNoSeriousViolation(page);
});

it('the profile has no serious violation', async () => {
  const page = await openPage({ width: 360, expectedErrors: [/status of 403/] });
  await addAuthenticator(page);
  await signUp(page, { ...createTestAccount(), displayName: 'W'.repeat(40) });
  await page.getByRole('link', { name: 'Set up a passkey' }).waitFor();
  await waitForIdle(page);
  await expectNoSeriousViolation(page);
  await spawnEggs(page, 1);

  for (const tab of ['account', 'preferences', 'purchases', 'security']) {
    await page.goto(`/profile?tab=${tab}`);
    await waitForIdle(page);
    await expectNoSeriousViolation(page);
  }

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of this passkey').waitFor();
  await expectNoSeriousViolation(page);
  await page.getByRole('button', { name: 'Keep this name' }).click();
  await page
    .getByRole('button', { name: /^That wasn’t me/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('group', { name: /^Remove / }).waitFor();
  await expectNoSeriousViolation(page);
  const refusal = { status: 403, json: { status: 403, code: 'reauthentication_required' } };
  await page.route('**/v1/webauthn/cred/*', (route) => route.fulfill(refusal));
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByRole('group', { name: 'Confirm that it is you' }).getByText('Send me a code').click();
  await page.getByLabel('Code', { exact: true }).waitFor();
  await expectNoSeriousViolation(page);
});

let checkCount = 0;

async function expectNoSeriousViolation(page: Page): Promise<void> {
  const { colorScheme, width } = variants[checkCount % variants.length] ?? variants[0];
  checkCount += 1;
  await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
  await setSystemTheme(page, colorScheme);
  const violations = await findSeriousViolations(page);
  expect({ colorScheme, width, violations }).toEqual({ colorScheme, width, violations: [] });
  await expectNoHorizontalScroll(page);
}
