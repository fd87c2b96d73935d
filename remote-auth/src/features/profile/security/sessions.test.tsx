import { act, fireEvent, screen } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anAccount, aProblem, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { retries } from '../../../platform/api/retry-write.ts';
import { createSession } from '../../../platform/testing/security-factories.ts';
import { ProfilePage } from '../ProfilePage.tsx';

let sessions: ReturnType<typeof createSession>[];

beforeEach(() => {
  jest.replaceProperty(retries, 'delaysMs', [0, 0]);
  sessions = [createSession('11111111-1111-4111-8111-111111111111', true)];
  api.use(
    http.get('*/v1/account', () => HttpResponse.json({ ...anAccount(), credentials: [] })),
    http.get('*/v1/webauthn/register/creds/metadata', () => HttpResponse.json({})),
    http.get('*/v1/account/sessions', () => HttpResponse.json({ sessions })),
  );
});

const page = { path: '/profile', title: 'My Profile' };
const open = () =>
  renderInHost(<ProfilePage page={page} />, { path: '/profile?tab=security', session: aSession() });

it('the session list shows only the result of the last action', async () => {
  const phone = createSession('22222222-2222-4222-8222-222222222222', false);
  const library = { ...createSession('33333333-3333-4333-8333-333333333333', false), userAgent: null };
  sessions = [...sessions, phone, library];
  let requestCount = 0;
  api.use(
    http.delete('*/v1/account/sessions/:id', ({ params }) => {
      requestCount += 1;
      if (params.id === library.id) return new HttpResponse(null, { status: 503 });
      sessions = sessions.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = open();

  const button = await screen.findByRole('button', { name: /^Sign out Unknown device/ });
  act(() => [button, button].forEach((target) => fireEvent.click(target)));
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached at the moment');
  expect(requestCount).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Sign out Firefox on Linux' }));
  await screen.findByText('Firefox on Linux is signed out.');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button);

  await screen.findByRole('alert');
  expect(screen.queryByText('Firefox on Linux is signed out.')).toBeNull();
});

it('the session list shows only the result of the last action in the whole tab', async () => {
  const credentials = [{ credentialId: 'AAECDw', name: 'Pixel 9', createdAt: 1_900_000_000 }];
  sessions = [...sessions, createSession('22222222-2222-4222-8222-222222222222', false)];
  api.use(
    http.get('*/v1/account', () => HttpResponse.json({ ...anAccount(), credentials })),
    http.post('*/v1/webauthn/set-cred-metadata', () => new HttpResponse(null, { status: 503 })),
    http.delete('*/v1/account/sessions/:id', () => {
      sessions = sessions.slice(0, 1);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Rename Pixel 9' }));
  await user.keyboard('Old phone{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached at the moment');
  const name = screen.getByRole('textbox', { name: 'Name of this passkey' });
  await user.clear(name);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(name).toHaveAccessibleDescription('Enter a name for this passkey.');

  await user.click(screen.getByRole('button', { name: 'Sign out Firefox on Linux' }));
  expect(await screen.findByText('Firefox on Linux is signed out.')).toBeVisible();
  expect(name).toHaveAccessibleDescription('');

  await user.type(name, 'Old phone{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('Firefox on Linux is signed out.')).toBeNull();
});

it('the session list shows the readable sessions, with their known facts', async () => {
  const completeSession = createSession('22222222-2222-4222-8222-222222222222', false);
  const sparseSession = {
    id: 'opaque/4',
    userAgent: null,
    signedInBy: 'sms',
    createdAt: null,
    isCurrent: null,
  };
  const endedSessions: unknown[] = [];
  api.use(
    http.get('*/v1/account/sessions', () =>
      HttpResponse.json({ sessions: [null, { userAgent: 'Firefox' }, sparseSession, completeSession] }),
    ),
    http.delete('*/v1/account/sessions/:id', ({ params }) => {
      endedSessions.push(params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: /^Sign out Unknown device/ }));

  await screen.findByText(/^Unknown device is signed out\.$/);
  expect(endedSessions).toEqual(['opaque/4']);
  expect(screen.getAllByRole('button', { name: /^Sign out (Unknown|Fire)/ })).toHaveLength(2);
  expect(screen.getAllByText(/^Last seen/)).toHaveLength(1);
});

it('the session list omits a session that has already ended', async () => {
  sessions = [...sessions, createSession('22222222-2222-4222-8222-222222222222', false)];
  api.use(
    http.delete('*/v1/account/sessions/:id', () => {
      sessions = sessions.slice(0, 1);
      return HttpResponse.json(aProblem({ status: 404, code: 'not_found' }), { status: 404 });
    }),
  );
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Sign out Firefox on Linux' }));

  expect(await screen.findByText('Firefox on Linux is signed out.')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull();
});
