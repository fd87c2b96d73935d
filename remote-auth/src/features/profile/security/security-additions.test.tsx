import { act, screen, waitFor, within } from '@testing-library/react';
import { currentSession, setServerTime } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anAccount, aProblem, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { anAttestation, installPasskeyBrowser } from '../../../platform/testing/install-passkey-browser.ts';
import {
  createRegistration,
  laptop,
  now,
  pixel,
  createSession,
} from '../../../platform/testing/security-factories.ts';
import { SecurityTab } from './SecurityTab.tsx';

let passkeys = [pixel, laptop];
let sessions = [createSession('11111111-1111-4111-8111-111111111111', true)];

beforeEach(() => {
  passkeys = [pixel, laptop];
  sessions = sessions.slice(0, 1);
  api.use(
    http.get('*/v1/account', () => HttpResponse.json({ ...anAccount(), credentials: passkeys })),
    http.get('*/v1/webauthn/register/creds/metadata', () => HttpResponse.json({})),
    http.get('*/v1/account/sessions', () => HttpResponse.json({ sessions })),
  );
});

afterEach(() => {
  document.cookie = 'emberclutch_passkeys=; max-age=0';
});

const open = () => renderInHost(<SecurityTab />, { path: '/profile?tab=security', session: aSession() });

describe('the security tab, for a provider that requires a recent proof of identity,', () => {
  const confirmationProblem = aProblem({ status: 403, code: 'reauthentication_required' });
  let isRecent: boolean;
  let confirmations: unknown[];

  beforeEach(() => {
    [isRecent, confirmations] = [false, []];
    const remove = () => {
      if (!isRecent) return HttpResponse.json(confirmationProblem, { status: 403 });
      passkeys = [laptop];
      sessions = sessions.slice(0, 1);
      return HttpResponse.json({});
    };
    api.use(
      http.delete('*/v1/webauthn/cred/:id', remove),
      http.delete('*/v1/account/sessions', remove),
      http.post('*/v1/account/reauthentication/code/begin', () =>
        HttpResponse.json({ challenge: 'again', codeLength: 8 }),
      ),
      http.post('*/v1/account/reauthentication/code/finish', async ({ request }) => {
        confirmations.push(await request.json());
        isRecent = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
  });

  const confirmByCode = async (user: ReturnType<typeof open>['user']) => {
    const group = await screen.findByRole('group', { name: 'Confirm that it is you' });
    expect(group).toHaveFocus();
    await user.click(within(group).getByRole('button', { name: 'Send me a code' }));
    const field = await within(group).findByRole('textbox', { name: 'Code' });
    expect(field).toHaveFocus();
    await user.type(field, '12{Enter}');
    expect(field).toHaveAccessibleDescription('Enter the code from the e-mail: 8 digits.');
    await user.clear(field);
    // The last digit submits the form.
    await user.type(field, '1234 5678');
  };

  it('confirms with a code, and then removes the passkey', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Pixel 9' }));
    await user.click(screen.getByRole('button', { name: 'Remove it' }));

    await confirmByCode(user);

    expect(await screen.findByText('Pixel 9 was removed.')).toBeVisible();
    expect(confirmations).toEqual([{ code: 12_345_678, challenge: 'again' }]);
  });

  it('confirms with a code, and then ends the other sessions', async () => {
    sessions = [...sessions, createSession('22222222-2222-4222-8222-222222222222', false)];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));

    await confirmByCode(user);

    expect(await screen.findByText('Every other place is signed out.')).toHaveFocus();
  });

  it('sends a code if no passkey can confirm, and then adds another passkey', async () => {
    const uninstall = installPasskeyBrowser({ onCreate: async () => anAttestation() });
    api.use(
      http.post('*/v1/webauthn/register/begin', () =>
        isRecent
          ? HttpResponse.json(createRegistration())
          : HttpResponse.json(confirmationProblem, { status: 403 }),
      ),
      http.post('*/v1/webauthn/register/finish', () => HttpResponse.json({ verified: true })),
      http.post('*/v1/webauthn/register/creds/metadata', () => HttpResponse.json({})),
      http.post('*/v1/account/reauthentication/passkey/begin', () =>
        HttpResponse.json(aProblem({ status: 404, code: 'not_found' }), { status: 404 }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await user.click(await screen.findByRole('button', { name: 'Use your passkey' }));

    const reason = await screen.findByText(/^No passkey of yours can confirm this yet/);
    await waitFor(() => expect(reason).toBeVisible());
    await user.type(screen.getByRole('textbox', { name: 'Code' }), '12345678');

    expect(await screen.findByText(/^Your passkey is ready/)).toBeVisible();
    uninstall();
  });

  it('shows Retry after each failure that may succeed with the same input', async () => {
    const uninstall = installPasskeyBrowser({ onCreate: async () => anAttestation() });
    api.use(
      http.post('*/v1/webauthn/register/begin', () => HttpResponse.json(createRegistration())),
      http.post('*/v1/webauthn/register/finish', () => HttpResponse.error(), { once: true }),
      http.post('*/v1/webauthn/register/finish', () =>
        HttpResponse.json(confirmationProblem, { status: 403 }),
      ),
      http.post('*/v1/account/reauthentication/passkey/begin', () => HttpResponse.error()),
      http.post('*/v1/account/reauthentication/code/begin', () => HttpResponse.error(), { once: true }),
      http.post('*/v1/account/reauthentication/code/finish', () => HttpResponse.error()),
    );
    const { user } = open();
    const retry = async () => user.click(await screen.findByRole('button', { name: 'Retry' }));
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await retry();

    await user.click(await screen.findByRole('button', { name: 'Use your passkey' }));
    await screen.findByRole('button', { name: 'Retry' });
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    await retry();

    await user.type(await screen.findByRole('textbox', { name: 'Code' }), '12345678');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    uninstall();
  });

  it('sends a new code to replace one that was tried too often', async () => {
    const usedUpProblem = aProblem({ status: 400, code: 'code_used_up' });
    const challenges = ['first', 'second'];
    api.use(
      http.post('*/v1/account/reauthentication/code/begin', () =>
        HttpResponse.json({ challenge: challenges.shift(), codeLength: 8 }),
      ),
      http.post(
        '*/v1/account/reauthentication/code/finish',
        () => HttpResponse.json(usedUpProblem, { status: 400 }),
        {
          once: true,
        },
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Pixel 9' }));
    await user.click(screen.getByRole('button', { name: 'Remove it' }));
    await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), '11111111');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ask for a new one below.');
    expect(screen.queryByText('A code is on its way to your e-mail.')).toBeNull();

    act(() => setServerTime(new Date(Date.now() + 31_000).toUTCString()));
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText(/A new code is on its way/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('12345678');

    expect(await screen.findByText('Pixel 9 was removed.')).toBeVisible();
    expect(confirmations).toEqual([{ code: 12_345_678, challenge: 'second' }]);
  });

  it('sends no second request after the player has cancelled', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Pixel 9' }));
    await user.click(screen.getByRole('button', { name: 'Remove it' }));
    await screen.findByRole('group', { name: 'Confirm that it is you' });

    await user.keyboard('{Escape}');

    expect(screen.getByRole('button', { name: 'Remove Pixel 9' })).toHaveFocus();
    expect(screen.queryByRole('group')).toBeNull();
  });
});

describe('the security diary', () => {
  const createEvent = (id: string, kind: string, at: number) => ({
    id,
    kind,
    at,
    userAgent: 'Firefox/150 Linux',
    network: '203.0.113.0/24',
    passkeyName: kind.startsWith('passkey_') ? 'Pixel 9' : null,
    endedUserAgent: null,
  });

  it('lists changes and sign-ins separately, with device and network, and the rest on demand', async () => {
    const events = Array.from({ length: 8 }, (_, index) =>
      createEvent(`of-${index}`, 'code_sign_in', now - index),
    );
    api.use(
      http.get('*/v1/account/security-events', () =>
        HttpResponse.json({
          events: [
            ...events,
            createEvent('a', 'passkey_added', now),
            createEvent('b', 'of-another-version', now),
          ],
        }),
      ),
    );
    const { user } = open();

    const changes = await screen.findByRole('list', { name: 'Changes to your account' });
    expect(within(changes).getAllByRole('listitem')).toHaveLength(1);
    expect(changes).toHaveTextContent(
      /Added the passkey “Pixel 9”.*2031.*Firefox on Linux, network 203\.0\.113\.\*/,
    );
    const list = screen.getByRole('list', { name: 'Sign-ins and other entries' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show all 8 entries' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(8);
    expect(within(list).getAllByRole('listitem')[6]).toHaveFocus();
  });

  it('names a rejected key, and offers no button to end sessions', async () => {
    api.use(
      http.get('*/v1/account/security-events', () =>
        HttpResponse.json({ events: [createEvent('a', 'passkey_refused', now)] }),
      ),
    );
    open();

    const list = await screen.findByRole('list', { name: 'Sign-ins and other entries' });

    expect(list).toHaveTextContent('Refused a sign-in with a wrong key for the passkey “Pixel 9”');
    expect(within(list).queryByRole('button')).toBeNull();
  });

  it('ends a foreign session, continues with the new session and asks for a new passkey', async () => {
    const disownCalls: string[] = [];
    api.use(
      http.get('*/v1/account/security-events', () =>
        HttpResponse.json({ events: [createEvent('foreign', 'passkey_sign_in', now - 86_400)] }),
      ),
      http.post('*/v1/account/security-events/:id/disown', ({ params, request }) => {
        disownCalls.push(`${String(params.id)} by ${request.headers.get('authorization')}`);
        passkeys = [];
        return HttpResponse.json({
          sessionId: 'renewed',
          userId: anAccount().id,
          removedPasskeys: ['Pixel 9', null],
        });
      }),
    );
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'That wasn’t me (Signed in by passkey)' }));
    const question = screen.getByRole('group', { name: 'Sign everyone else out?' });
    expect(question).toHaveAccessibleDescription(
      expect.stringContaining('removed: Pixel 9, Chrome on Windows.'),
    );
    await user.click(within(question).getByRole('button', { name: 'Sign everyone else out' }));

    expect(await screen.findByText(/Everyone else is signed out/)).toBeVisible();
    expect(disownCalls).toEqual(['foreign by Bearer session-of-wren']);
    expect(currentSession()?.sessionId).toBe('renewed');
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toHaveFocus();
  });
});
