import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { currentSession } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anAccount, aProblem, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import AuthRoutes from '../../../app/routes.tsx';

let requests: { path: string; body: unknown }[] = [];
const recordRequest = (path: string, response: () => Response) =>
  http.post(`*${path}`, async ({ request }) => {
    requests.push({ path, body: await request.json() });
    return response();
  });

const initPath = '/v1/account/forgot-password/init';
const completionPath = '/v1/account/forgot-password/complete';

beforeEach(() => {
  requests = [];
  api.use(
    recordRequest(initPath, () => HttpResponse.json({ challenge: 'of-reset' })),
    http.get('*/v1/account/sessions', () => HttpResponse.json({ sessions: [] })),
    http.get('*/v1/webauthn/register/creds/metadata', () => HttpResponse.json({})),
    recordRequest(completionPath, () => HttpResponse.json({ sessionId: 'fresh', userId: anAccount().id })),
  );
});

it('the reset page resets an account by name and code, then opens its passkeys', async () => {
  document.cookie = 'emberclutch_passkeys=AQID';
  const { user, currentAddress } = renderInHost(<AuthRoutes />, { path: '/reset', session: aSession() });

  await user.type(await screen.findByRole('textbox', { name: 'Display name or e-mail' }), ' Wren {Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '1234 5678{Enter}');

  await waitFor(() => expect(currentAddress()).toBe('/profile?tab=security'));
  expect(requests).toEqual([
    { path: initPath, body: { username: 'Wren' } },
    { path: completionPath, body: { code: 12_345_678, challenge: 'of-reset' } },
  ]);
  expect(currentSession()).toMatchObject({ sessionId: 'fresh', displayName: 'Wren' });
  expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeVisible();
  expect(screen.getByText('Every other place is signed out.')).toBeVisible();
  expect(screen.getByText(/^No passkey opens your account now/)).toBeVisible();
  expect(document.cookie).not.toContain('AQID');
});

it('the reset page says that a provider has kept passkeys', async () => {
  const credentials = [{ credentialId: 'AAECDw', createdAt: 1_900_000_000 }];
  api.use(http.get('*/v1/account', () => HttpResponse.json({ ...anAccount(), credentials })));
  const { user } = renderInHost(<AuthRoutes />, { path: '/reset' });
  await user.type(await screen.findByRole('textbox', { name: 'Display name or e-mail' }), 'Wren{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '12345678{Enter}');

  expect(await screen.findByText(/^A passkey below still opens your account/)).toBeVisible();
});

it('the reset page keeps the target page of the login, and links back to it', async () => {
  const { user, currentAddress } = renderInHost(<AuthRoutes />, { path: '/login?next=%2Fspawn' });

  await user.click(await screen.findByRole('link', { name: 'Take your account back' }));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?next=%2Fspawn',
  );
  await user.type(await screen.findByRole('textbox', { name: 'Display name or e-mail' }), 'Wren{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Code' })).toBeVisible();
  expect(currentAddress()).toBe('/reset?step=code&next=%2Fspawn');
  await user.keyboard('12345678{Enter}');

  expect(await screen.findByText('Every other place is signed out.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on to where you were' })).toHaveAttribute('href', '/spawn');
});

it('the reset page asks for the e-mail if several accounts have the name', async () => {
  const detail = 'Several accounts have this name.';
  api.use(
    recordRequest(initPath, () =>
      HttpResponse.json(aProblem({ status: 409, code: 'conflict', detail }), { status: 409 }),
    ),
  );
  const { user } = renderInHost(<AuthRoutes />, { path: '/reset' });

  await user.type(await screen.findByRole('textbox', { name: 'Display name or e-mail' }), 'Wren{Enter}');

  const field = screen.getByRole('textbox', { name: 'Display name or e-mail' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter your e-mail address instead\.$/));
  expect(field).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the reset page fills in the code of the e-mail link, and shows the same text as the login', async () => {
  const { user } = renderInHost(<AuthRoutes />, {
    path: '/reset?step=code#email=wren%40example.org&code=12345678&challenge=of-mail',
  });

  expect(await screen.findByRole('heading', { name: 'Your code is filled in' })).toBeVisible();
  expect(screen.getByText('wren@example.org')).toBeVisible();
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));

  await waitFor(() =>
    expect(requests).toEqual([{ path: completionPath, body: { code: 12_345_678, challenge: 'of-mail' } }]),
  );
});

it('the reset page sends one request for two submits in one task', async () => {
  const { user } = renderInHost(<AuthRoutes />, { path: '/reset' });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Display name or e-mail' });
  await user.type(field, 'wren@example.org');

  const { form } = field;
  if (form) act(() => [form, form].forEach((target) => fireEvent.submit(target)));
  const lead = await screen.findByText(/^If you have an account, a code is on its way to/);

  expect(lead).toHaveTextContent('wren@example.org');
  expect(requests).toHaveLength(1);
});

it('the reset page requires a name or an e-mail address', async () => {
  const { user } = renderInHost(<AuthRoutes />, { path: '/reset' });

  await user.click(await screen.findByRole('button', { name: 'Send me a code' }));

  const field = screen.getByRole('textbox', { name: 'Display name or e-mail' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Enter your display name or your e-mail address.');
  expect(requests).toEqual([]);
});

it('the reset page reports a wrong code in the second step, opened by its URL', async () => {
  api.use(
    http.get('*/v1/account/sessions', () => HttpResponse.json({ sessions: [] })),
    http.get('*/v1/webauthn/register/creds/metadata', () => HttpResponse.json({})),
    recordRequest(completionPath, () =>
      HttpResponse.json(aProblem({ status: 400, code: 'code_wrong' }), { status: 400 }),
    ),
  );
  const { user, currentAddress } = renderInHost(<AuthRoutes />, { path: '/reset?step=code' });

  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '12345678{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent('This is not the right code.');
  expect(currentAddress()).toBe('/reset?step=code');
});
