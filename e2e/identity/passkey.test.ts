import type { Page } from 'playwright-core';
import { setUpBrowser } from '../browser/test-browser.ts';
import { waitUntilPasses } from '../wait-until-passes.ts';
import { readNewestCode } from '../flows/read-newest-code.ts';
import { createTestAccount } from '../flows/test-account.ts';
import type { TestAccount } from '../flows/test-account.ts';
import { signUp } from '../flows/sign-in.ts';
import { signOut } from '../flows/top-bar.ts';
import { addAuthenticator } from './add-authenticator.ts';
import type { Authenticator } from './add-authenticator.ts';

const { openPage } = setUpBrowser();

const findPasskeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });
const findAlert = (page: Page) => page.getByRole('alert');

/** Signs up and accepts the offer of a passkey that follows a sign-in by code. */
async function signUpWithPasskey(
  page: Page,
): Promise<{ account: TestAccount; authenticator: Authenticator; code: string }> {
  const authenticator = await addAuthenticator(page);
  const account = createTestAccount();
  const code = await signUp(page, account);
  await page.getByRole('link', { name: 'Set up a passkey' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Your passkey is ready.').waitFor();
  return { account, authenticator, code };
}

it('the site offers, adds, names, autofills, disowns and removes a passkey', async () => {
  // 401: the host calls with the session that "That wasn't me" has ended. 404: the passkey is too new to confirm.
  const page = await openPage({ expectedErrors: [/status of 40[134]/] });
  const { account, authenticator, code } = await signUpWithPasskey(page);
  expect(await authenticator.listPasskeys()).toHaveLength(1);
  await namePasskey(page, 'My laptop');
  const card = page.getByRole('listitem', { name: 'My laptop' });
  await card.getByText('This device').waitFor();

  await signOut(page, account.displayName);
  await page.goto('/login'); // the virtual authenticator answers the autofill request immediately
  await page.waitForURL('**/my-collection');
  await page.goto('/profile?tab=security');
  await card.getByText(/Last used.*with Chrome on Linux/).waitFor();

  await page.getByRole('button', { name: 'That wasn’t me (Added the passkey “Chrome on Linux”)' }).click();
  await page
    .getByRole('group', { name: 'Sign everyone else out?' })
    .getByText('removed: My laptop')
    .waitFor();
  await page.getByRole('button', { name: 'Sign everyone else out' }).click();
  // The passkey is too new to confirm, so the site asks for a code.
  const newCode = await confirmByCode(page, account, code);
  await page.getByText('Everyone else is signed out').waitFor();
  await page.getByText('You are signed in nowhere else.').waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await namePasskey(page, 'My laptop');

  await refuseOnce(page, '**/v1/webauthn/cred/*');
  await removePasskey(page);
  await confirmByCode(page, account, newCode);
  await page.getByText('My laptop was removed.').waitFor();
  // The page has signalled the removal, and the authenticator has deleted the passkey.
  await waitUntilPasses(async () => expect(await authenticator.listPasskeys()).toEqual([]));
});

it('the site signs a player in by the button, with or without a typed e-mail, and offers a code after a cancelled request', async () => {
  const page = await openPage();
  const { account, authenticator } = await signUpWithPasskey(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await findAlert(page).getByText('This authenticator is already registered.').waitFor();
  for (const email of ['', account.email]) {
    await signOut(page, account.displayName);
    await openLoginIgnoringAutofill(page, authenticator, '/login?next=%2Fspawn');
    await page.getByLabel('E-mail').fill(email);
    await findPasskeyButton(page).click();
    await page.waitForURL('**/spawn');
    // The URL changes before the page does. A menu that opens in between would close with the old page.
    await page.getByRole('heading', { level: 1, name: 'Choose what to bring home' }).waitFor();
  }

  await signOut(page, account.displayName);
  await openLoginIgnoringAutofill(page, authenticator);
  await page.getByLabel('E-mail').fill(account.email);
  await authenticator.setUserVerified(false);
  await findPasskeyButton(page).click();
  await findAlert(page).getByText('The operation was cancelled or not allowed. Please try again.').waitFor();
  await findAlert(page).getByRole('button', { name: 'Use an e-mail code' }).click();
  await page.getByLabel('Code', { exact: true }).waitFor();
});

it('the site refuses a passkey that was removed elsewhere, and removes it from the authenticator', async () => {
  const page = await openPage({ expectedErrors: [/status of 40[14]/] });
  const { account, authenticator } = await signUpWithPasskey(page);
  await removePasskeyOnServer(page);
  expect(await authenticator.listPasskeys()).toHaveLength(1);
  await signOut(page, account.displayName);

  await openLoginIgnoringAutofill(page, authenticator);
  await findPasskeyButton(page).click();

  await findAlert(page).getByText('No passkey found for this account').waitFor();
  await findAlert(page).getByRole('button', { name: 'Use an e-mail code' }).waitFor();
  await waitUntilPasses(async () => expect(await authenticator.listPasskeys()).toEqual([]));
});

/** Opens the login page and leaves the autofill request unanswered. */
async function openLoginIgnoringAutofill(
  page: Page,
  authenticator: Authenticator,
  path = '/login',
): Promise<void> {
  await authenticator.setUserPresent(false);
  await page.goto(path);
  // The authenticator asks for a touch once per request, so the autofill request stays unanswered.
  await authenticator.waitForRequest();
  await authenticator.setUserPresent(true);
}

/** Names a passkey that was created just before. */
async function namePasskey(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name of this passkey').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Rename ${name}` }).waitFor();
}

/** Removes the only passkey, called "My laptop". */
async function removePasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByText('This is your last passkey. The e-mail code stays').waitFor();
  await page.getByRole('button', { name: 'Remove it' }).click();
}

/**
 * Confirms with a mailed code, because the passkey is too new.
 * @param knownCode an earlier code, which is ignored
 * @returns the used code
 */
async function confirmByCode(page: Page, account: TestAccount, knownCode: string): Promise<string> {
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  const field = page.getByLabel('Code', { exact: true });
  await field.waitFor();
  const code = await readNewestCode(page.url(), account.email, knownCode);
  await field.fill(code); // its last digit submits
  return code;
}

/** Refuses the next call as the provider does ten minutes after a sign-in. */
async function refuseOnce(page: Page, url: string): Promise<void> {
  const json = { status: 403, title: 'Confirm that it is you', code: 'reauthentication_required' };
  await page.route(url, (route) => route.fulfill({ status: 403, json }), { times: 1 });
}

/** Removes the only passkey by an API call, as another device would do. The authenticator keeps it. */
async function removePasskeyOnServer(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('session')}` };
    const account: { credentials: { credentialId: string }[] } = await (
      await fetch('/v1/account', { headers })
    ).json();
    const [passkey] = account.credentials;
    const bytes = atob((passkey?.credentialId ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
    return (await fetch(`/v1/webauthn/cred/${hex}`, { method: 'DELETE', headers })).status;
  });
  expect(status).toBe(204);
}
