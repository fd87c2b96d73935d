import { screen, waitFor, within } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anAccount, aProblem, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { retries } from '../../../platform/api/retry-write.ts';
import { anAttestation, installPasskeyBrowser } from '../../../platform/testing/install-passkey-browser.ts';
import {
  createRegistration,
  createCredential,
  laptop,
  pixel,
  createSession,
} from '../../../platform/testing/security-factories.ts';
import { ProfilePage } from '../ProfilePage.tsx';

let passkeys: ReturnType<typeof createCredential>[];
let sessions: ReturnType<typeof createSession>[];

beforeEach(() => {
  jest.replaceProperty(retries, 'delaysMs', [0, 0]);
  passkeys = [pixel, laptop];
  sessions = [createSession('11111111-1111-4111-8111-111111111111', true)];
  api.use(
    http.get('*/v1/account', () => HttpResponse.json({ ...anAccount(), credentials: passkeys })),
    http.get('*/v1/webauthn/register/creds/metadata', () => HttpResponse.json({})),
    http.get('*/v1/account/sessions', () => HttpResponse.json({ sessions })),
  );
});

afterEach(() => {
  document.cookie = 'emberclutch_passkeys=; max-age=0';
});

const page = { path: '/profile', title: 'My Profile' };
const open = () =>
  renderInHost(<ProfilePage page={page} />, { path: '/profile?tab=security', session: aSession() });
const findCard = (name: string) => screen.findByRole('listitem', { name });

it('the security tab shows the known facts of each passkey', async () => {
  api.use(
    http.get('*/v1/webauthn/register/creds/metadata', () =>
      HttpResponse.json({ [pixel.credentialId]: { lastUsedDevice: 'Chrome on Android' } }),
    ),
  );
  open();

  expect(await findCard('Pixel 9')).toHaveTextContent(/Last used.*2031.*Synced to your other devices/);
  expect(await findCard('Chrome on Windows')).toHaveTextContent(/Last usedNot yet/);
  await waitFor(async () => expect(await findCard('Pixel 9')).toHaveTextContent('with Chrome on Android'));
});

it('the security tab shows the passkeys of a provider that sends no device data', async () => {
  api.use(http.get('*/v1/webauthn/register/creds/metadata', () => new HttpResponse(null, { status: 404 })));
  open();

  expect(await findCard('Pixel 9')).toHaveTextContent(/Last used.*2031/);
});

it('the security tab shows the manager of each passkey, and which are on this device', async () => {
  document.cookie = `emberclutch_passkeys=${laptop.credentialId}`;
  passkeys = [
    { ...pixel, aaguid: 'd548826e-79b4-db40-a3d8-11116f7e8349' },
    { ...laptop, synced: false },
  ];
  open();

  expect(await findCard('Pixel 9')).toHaveTextContent(/In BitwardenSynced to your other devices/);
  expect(await findCard('Pixel 9')).not.toHaveTextContent('This device');
  expect(await findCard('Chrome on Windows')).toHaveTextContent(/This device.*On one device only/);
});

it('the security tab asks for the name of a new passkey at once, and marks it as stored on this device', async () => {
  const uninstall = installPasskeyBrowser({ onCreate: async () => anAttestation() });
  passkeys = [];
  api.use(
    http.post('*/v1/webauthn/register/begin', () => HttpResponse.json(createRegistration())),
    http.post('*/v1/webauthn/register/finish', () => {
      passkeys = [createCredential('AQID', null)];
      return HttpResponse.json({ verified: true });
    }),
    http.post('*/v1/webauthn/register/creds/metadata', () => new HttpResponse(null, { status: 204 })),
  );
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));

  const field = await screen.findByRole('textbox', { name: 'Name of this passkey' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Chrome on Windows');
  await user.click(screen.getByRole('button', { name: 'Keep this name' }));
  expect(screen.getByRole('button', { name: 'Rename Chrome on Windows' })).toHaveFocus();
  expect(await findCard('Chrome on Windows')).toHaveTextContent('This device');
  expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  uninstall();
});

it('the security tab explains passkeys to a player without one', async () => {
  passkeys = [];
  open();

  expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeVisible();
  expect(screen.getByText(/a fingerprint, a face or a PIN/)).toBeVisible();
});

it('the security tab reports missing passkey support before it sends a request', async () => {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('WebAuthn is not supported in this browser');
  expect(alert).toHaveTextContent('Until then an e-mail code signs you in.');
});

it('the security tab renames a passkey, and returns the focus to the button', async () => {
  let sentBody: unknown;
  api.use(
    http.post('*/v1/webauthn/set-cred-metadata', async ({ request }) => {
      sentBody = await request.json();
      passkeys = [{ ...pixel, name: 'Old phone' }, laptop];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Rename Pixel 9' }));
  expect(screen.getByRole('textbox', { name: 'Name of this passkey' })).toHaveFocus();
  await user.keyboard(' Old phone {Enter}');

  expect(await findCard('Old phone')).toBeVisible();
  expect(sentBody).toEqual({ credId: pixel.credentialId, metadata: { deviceName: 'Old phone' } });
  expect(screen.getByRole('button', { name: 'Rename Old phone' })).toHaveFocus();
});

it.each([
  ['', 'Enter a name for this passkey.'],
  ['n'.repeat(61), 'A name can have at most 60 characters.'],
  ['<b>', 'A name cannot contain < or > or invisible characters.'],
])('the security tab rejects the name %j', async (name, message) => {
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Rename Pixel 9' }));
  const field = screen.getByRole('textbox', { name: 'Name of this passkey' });
  await user.clear(field);
  if (name) await user.paste(name);
  await user.keyboard('{Enter}');

  expect(field).toHaveAccessibleDescription(message);
});

it.each([
  [400, 'Invalid credential metadata or credential not found'],
  [403, 'Not authorized to modify this credential'],
  [404, 'Credential not found'],
  [409, 'This was changed somewhere else at the same moment.'],
  [503, 'Your account cannot be reached at the moment.'],
  [500, 'Something went wrong on our side.'],
])('the security tab shows why a passkey was not renamed: %d', async (status, message) => {
  // Without a body, as from a proxy.
  const headers = { 'retry-after': '40' };
  api.use(http.post('*/v1/webauthn/set-cred-metadata', () => new HttpResponse(null, { status, headers })));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Rename Pixel 9' }));
  await user.keyboard('Old phone{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('alert')).toHaveTextContent('Try again in 40 seconds.');
  passkeys = [laptop];
  await user.click(screen.getByRole('button', { name: 'Reload the list' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await findCard('Chrome on Windows')).toBeVisible();
});

it('the security tab asks for confirmation, and removes a passkey by its hexadecimal id', async () => {
  let removedId = '';
  api.use(
    http.delete('*/v1/webauthn/cred/:id', ({ params }) => {
      removedId = String(params.id);
      passkeys = [laptop];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Remove Pixel 9' }));
  const question = screen.getByRole('group', { name: 'Remove Pixel 9?' });
  expect(question).toHaveAccessibleDescription(
    expect.stringContaining('Your other passkeys and the e-mail code stay.'),
  );
  expect(within(question).getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await user.click(within(question).getByRole('button', { name: 'Remove it' }));

  expect(await screen.findByText('Pixel 9 was removed.')).toHaveFocus();
  expect(screen.queryByRole('listitem', { name: 'Pixel 9' })).toBeNull();
  expect(removedId).toBe('fbff0001');
});

it('the security tab keeps a passkey on Esc, and says for the last one that codes still work', async () => {
  passkeys = [pixel];
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Remove Pixel 9' }));
  expect(screen.getByText(/This is your last passkey. The e-mail code stays/)).toBeVisible();
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Pixel 9' })).toHaveFocus();
});

it.each([
  [400, 'Invalid credential ID or passkey not found'],
  [403, 'Not authorized to delete this passkey'],
  [404, 'Passkey not found'],
  [500, 'Failed to delete passkey: Something went wrong on our side.'],
])('the security tab shows why a passkey was not removed: %d', async (status, message) => {
  api.use(
    http.delete('*/v1/webauthn/cred/:id', () =>
      HttpResponse.json(aProblem({ status, code: status === 500 ? 'internal' : 'bad_request' }), {
        status,
        headers: { 'retry-after': '40' },
      }),
    ),
  );
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Remove Pixel 9' }));
  await user.click(screen.getByRole('button', { name: 'Remove it' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('alert')).toHaveTextContent('Try again in 40 seconds.');
  expect(await findCard('Pixel 9')).toBeVisible();
});

it('the security tab ends one session, or all others', async () => {
  const phone = createSession('22222222-2222-4222-8222-222222222222', false);
  const library = { ...createSession('33333333-3333-4333-8333-333333333333', false), userAgent: null };
  sessions = [...sessions, phone, library];
  const endedSessions: string[] = [];
  api.use(
    http.delete('*/v1/account/sessions/:id', ({ params }) => {
      endedSessions.push(String(params.id));
      sessions = sessions.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/v1/account/sessions', () => {
      endedSessions.push('others');
      sessions = sessions.slice(0, 1);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Sign out Firefox on Linux' }));
  expect(await screen.findByText('Firefox on Linux is signed out.')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));

  expect(await screen.findByText('Every other place is signed out.')).toBeVisible();
  expect(screen.getByText('You are signed in nowhere else.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull();
  expect(endedSessions).toEqual([phone.id, 'others']);
});

it('the security tab shows no sessions if the provider has no session list', async () => {
  // React logs errors that a boundary has caught.
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  api.use(http.get('*/v1/account/sessions', () => HttpResponse.json(aProblem(), { status: 404 })));
  open();

  await waitFor(() => expect(consoleError).toHaveBeenCalled());
  expect(await findCard('Pixel 9')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Where you are signed in')).toBeNull();
});
