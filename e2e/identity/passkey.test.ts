import type { Page } from 'playwright-core';
import { visitors } from '../browser/visitors.ts';
import { eventually } from '../eventually.ts';
import { newAccount } from '../flows/account.ts';
import type { TestAccount } from '../flows/account.ts';
import { signUp } from '../flows/sign-in.ts';
import { signOut } from '../flows/top-bar.ts';
import { givenSuite } from '../suite/given-suite.ts';
import { addAuthenticator } from './authenticator.ts';
import type { Authenticator } from './authenticator.ts';

const { visit } = visitors();

const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });
const alert = (page: Page) => page.getByRole('alert');

/** Signs up, and takes the offer that comes after a sign-in by code. */
async function signUpWithPasskey(page: Page): Promise<{ keeper: TestAccount; device: Authenticator }> {
  const device = await addAuthenticator(page);
  const keeper = newAccount();
  await signUp(page, keeper);
  await page.getByRole('link', { name: 'Set up a passkey' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Your passkey is ready.').waitFor();
  return { keeper, device };
}

it('lives its life: offered, added, named, used by autofill and by button, removed', async () => {
  const page = await visit();
  const { keeper, device } = await signUpWithPasskey(page);
  expect(await device.listPasskeys()).toHaveLength(1);

  await page.getByRole('button', { name: 'Rename Chrome on Linux' }).click();
  await page.getByLabel('Name of this passkey').fill('My laptop');
  await page.keyboard.press('Enter');
  await page.getByRole('listitem', { name: 'My laptop' }).waitFor();

  await signOut(page, keeper.displayName);
  await page.goto('/login'); // where the device answers at once, as somebody who picks from what the browser fills in
  await page.waitForURL('**/my-collection');

  await page.goto('/profile?tab=security');
  const card = page.getByRole('listitem', { name: 'My laptop' });
  await card.getByText(/Last used.*with Chrome on Linux/).waitFor();

  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByText('This is your last passkey. The e-mail code stays').waitFor();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByText('My laptop was removed.').waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
  // The device has heard of it, and offers it to nobody any more.
  await eventually(async () => expect(await device.listPasskeys()).toEqual([]));
});

it.each([{ typed: true }, { typed: false }])(
  'signs in at the press of a button, with the e-mail typed: $typed',
  async ({ typed }) => {
    const page = await visit();
    const { keeper, device } = await signUpWithPasskey(page);
    await signOut(page, keeper.displayName);
    await openLoginIgnoringAutofill(page, device, '/login?next=%2Fspawn');
    if (typed) await page.getByLabel('E-mail').fill(keeper.email);

    await passkeyButton(page).click();

    await page.waitForURL('**/spawn');
  },
);

it('says that it was cancelled, and the e-mail code is one press away', async () => {
  const page = await visit();
  const { keeper, device } = await signUpWithPasskey(page);
  await signOut(page, keeper.displayName);
  await openLoginIgnoringAutofill(page, device);
  await page.getByLabel('E-mail').fill(keeper.email);
  await device.setUserVerified(false);

  await passkeyButton(page).click();

  await alert(page).getByText('The operation was cancelled or not allowed. Please try again.').waitFor();
  await alert(page).getByRole('button', { name: 'Use an e-mail code' }).click();
  await page.getByLabel('Code', { exact: true }).waitFor();
});

it('says that this device is registered already', async () => {
  const page = await visit();
  await signUpWithPasskey(page);

  await page.getByRole('button', { name: 'Add another passkey' }).click();

  await alert(page).getByText('This authenticator is already registered.').waitFor();
});

it.each([{ way: 'autofill' }, { way: 'button' }])(
  'knows a passkey no more that was removed elsewhere, and takes it off the device: by $way',
  async ({ way }) => {
    const page = await visit({ expects: [/status of 40[14]/] });
    const { keeper, device } = await signUpWithPasskey(page);
    await forgetOnServer(page);
    expect(await device.listPasskeys()).toHaveLength(1);
    await signOut(page, keeper.displayName);

    if (way === 'autofill') await page.goto('/login');
    else {
      await openLoginIgnoringAutofill(page, device);
      await passkeyButton(page).click();
    }

    await alert(page).getByText('No passkey found for this account').waitFor();
    await alert(page).getByRole('button', { name: 'Use an e-mail code' }).waitFor();
    expect(await device.listPasskeys()).toEqual([]);
  },
);

it('says that the browser has no passkeys, and stays silent until it is asked', async () => {
  const page = await visit();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/login');
  await passkeyButton(page).waitFor();
  expect(await alert(page).count()).toBe(0);

  await passkeyButton(page).click();

  await alert(page).getByText('WebAuthn is not supported in this browser').waitFor();
});

it('says that a page that is not secure needs HTTPS', async () => {
  const page = await visit({ expects: [/URL's origin was untrustworthy/] });
  // The same site under a name that is not this machine's, without TLS: browsers hide passkeys there.
  await page.route('http://guide.test/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({
      response: await route.fetch({ url: new URL(pathname + search, givenSuite().url).href }),
    });
  });
  await page.goto('http://guide.test/login');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);

  await passkeyButton(page).click();

  await alert(page).getByText(/HTTPS/).waitFor();
});

/** Opens the login as somebody who does not look at what the browser fills in, and is there again afterwards. */
async function openLoginIgnoringAutofill(page: Page, device: Authenticator, path = '/login'): Promise<void> {
  await device.setPresent(false);
  await page.goto(path);
  // The device asks for a touch as soon as it is asked, and does not ask twice: that one passes unanswered.
  await device.asked();
  await device.setPresent(true);
}

/** Removes the only passkey by the call itself, as another device would: this one does not hear of it. */
async function forgetOnServer(page: Page): Promise<void> {
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
