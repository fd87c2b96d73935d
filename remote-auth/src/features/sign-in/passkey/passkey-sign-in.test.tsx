import { act, screen, waitFor, within } from '@testing-library/react';
import { currentSession } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anAccount, aProblem } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import {
  installPasskeyBrowser,
  anAssertion,
  waitUntilAborted,
} from '../../../platform/testing/install-passkey-browser.ts';
import { OwnPages } from '../../../app/testing/OwnPages.tsx';

type Flow = 'button' | 'autofill';
const flows: Flow[] = ['button', 'autofill'];

let uninstall = () => {};
let beginBodies: unknown[];
let finishBodies: unknown[];
/** Milliseconds added to `performance.now()`: the time that the player takes. */
let elapsedMs = 0;

beforeEach(() => {
  [beginBodies, finishBodies, elapsedMs] = [[], [], 0];
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + elapsedMs);
  api.use(
    http.post('*/v1/webauthn/login/begin', async ({ request }) => {
      beginBodies.push(await request.json());
      return HttpResponse.json({
        publicKey: { challenge: 'AAAA', rpId: 'localhost' },
        sessionData: `ceremony ${beginBodies.length}`,
      });
    }),
    http.post('*/v1/webauthn/login/finish', async ({ request }) => {
      finishBodies.push(await request.json());
      return HttpResponse.json({ sessionId: 'fresh', userId: anAccount().id });
    }),
  );
});

afterEach(() => {
  uninstall();
  document.cookie = 'emberclutch_passkeys=; max-age=0';
});

/** Opens the login in a browser with passkeys, where the player responds once in this flow. */
function signInBy(flow: Flow, response: () => Promise<unknown>) {
  let hasResponded = false;
  const respond = (options: CredentialRequestOptions) => {
    if (hasResponded) return waitUntilAborted(options);
    hasResponded = true;
    elapsedMs += 2_000;
    return response();
  };
  uninstall = installPasskeyBrowser(flow === 'button' ? { onButton: respond } : { onAutofill: respond });
  const view = renderInHost(<OwnPages />, { path: '/login?next=%2Fspawn' });
  const press = () => view.user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  return { ...view, begin: async () => void (flow === 'button' && (await press())), press };
}

describe.each(flows)('the passkey sign-in by %s', (flow) => {
  it('returns to the page that asked for the login, and sends the device to the provider', async () => {
    const { begin, currentAddress } = signInBy(flow, async () => anAssertion());

    await begin();

    await waitFor(() => expect(currentAddress()).toBe('/spawn'));
    expect(currentSession()).toMatchObject({ sessionId: 'fresh', displayName: 'Wren' });
    expect(beginBodies.at(-1)).toEqual({});
    expect(finishBodies).toEqual([
      {
        assertion: expect.objectContaining({ id: 'AQID', rawId: 'AQID', type: 'public-key' }),
        sessionData: expect.stringContaining('ceremony'),
        usageInfo: {
          name: expect.any(String),
          userAgent: navigator.userAgent,
          platform: navigator.platform,
          timestamp: expect.any(Number),
        },
      },
    ]);
  });

  /** Specification, section 8: errors of the browser. */
  it.each([
    ['NotAllowedError', 'The operation was cancelled or not allowed. Please try again.'],
    ['SecurityError', 'Passkeys need a secure connection. Please open this page with HTTPS.'],
    ['AbortError', 'The operation was aborted.'],
    ['ConstraintError', 'The authenticator does not support the options that were asked for.'],
    ['InvalidStateError', 'This authenticator is already registered.'],
    ['NotSupportedError', 'Passkeys are not supported on this device.'],
    ['OperationError', 'Failed to get credential'],
    ['UnknownError', 'Failed to get credential'],
  ])('explains a %s and offers a next step', async (name, message) => {
    const { begin } = signInBy(flow, () => Promise.reject(new DOMException('as some browser says', name)));

    await begin();

    expect(await findRefusal()).toHaveTextContent(message);
  });

  it('explains that the browser returned no credential', async () => {
    const { begin } = signInBy(flow, async () => null);

    await begin();

    expect(await findRefusal()).toHaveTextContent('Failed to get credential');
  });

  /** Specification, section 8: errors of the provider. */
  it.each([
    [403, 'not from here', 'Access denied.'],
    [403, 'Login session expired', 'The registration session has expired.'],
    [404, 'Passkey not found', 'No passkey found for this account.'],
    [400, 'no credentials', 'No passkey found for this account.'],
    [400, 'User not found', 'No passkey found for this account.'],
    [500, 'the database is down', 'A server error occurred.'],
    [500, null, 'No passkey found for this account.'],
    [401, 'bad signature', 'Authentication failed.'],
    [503, 'closed', 'Signing in is not possible at the moment.'],
  ])('explains a %d with %j and offers a next step', async (status, detail, message) => {
    const body = detail === null ? null : JSON.stringify({ status, detail });
    api.use(http.post('*/v1/webauthn/login/finish', () => new HttpResponse(body, { status })));
    const { begin } = signInBy(flow, async () => anAssertion());

    await begin();

    expect(await findRefusal()).toHaveTextContent(message);
    screen.getByRole('button', { name: status < 500 ? 'Sign in with a passkey' : 'Retry' });
    expect(currentSession()).toBeNull();
  });

  it('reports a response without a session', async () => {
    api.use(http.post('*/v1/webauthn/login/finish', () => HttpResponse.json({ userId: anAccount().id })));
    const { begin } = signInBy(flow, async () => anAssertion());

    await begin();

    expect(await findRefusal()).toHaveTextContent('Failed to extract session ID from response');
  });
});

it('the passkey sign-in asks for a passkey of the entered e-mail', async () => {
  const { user, press } = signInBy('button', async () => anAssertion());

  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'Wren@Example.org');
  await press();

  await waitFor(() => expect(finishBodies).toHaveLength(1));
  expect(beginBodies.at(-1)).toEqual({ email: 'wren@example.org' });
  expect(finishBodies).toEqual([expect.objectContaining({ email: 'wren@example.org' })]);
});

it('the passkey sign-in says that this device knows no passkey of the entered e-mail', async () => {
  api.use(
    http.post('*/v1/webauthn/login/begin', () =>
      HttpResponse.json({
        publicKey: {
          challenge: 'AAAA',
          rpId: 'localhost',
          allowCredentials: [{ id: 'AQIDBA', type: 'public-key' }],
        },
        sessionData: 'ceremony',
      }),
    ),
  );
  uninstall = installPasskeyBrowser({});
  const { user } = renderInHost(<OwnPages />, { path: '/login' });
  const press = () => user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));

  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'wren@example.org');
  await press();
  expect(await findRefusal()).toHaveTextContent('No passkey of this address is known on this device.');

  document.cookie = 'emberclutch_passkeys=AQIDBA';
  await press();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not sure what it asked for?'));
});

it('the passkey sign-in comes first, with the focus, if this browser has used a passkey', async () => {
  const first = signInBy('button', async () => ({ ...anAssertion(), authenticatorAttachment: 'platform' }));
  await first.press();
  await waitFor(() => expect(currentSession()).not.toBeNull());
  first.unmount();

  renderInHost(<OwnPages />, { path: '/login' });
  const buttons = (await screen.findAllByRole('button')).map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Sign in with a passkey', 'Send me a code']);
  expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toHaveFocus();
});

it('the passkey sign-in offers the e-mail code after a failure', async () => {
  api.use(http.post('*/v1/auth/login', () => HttpResponse.json({})));
  const { user, press } = signInBy('button', () => Promise.reject(new DOMException('', 'NotAllowedError')));
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'wren@example.org');
  await press();

  await user.click(await screen.findByRole('button', { name: 'Use an e-mail code' }));

  expect(await screen.findByRole('textbox', { name: 'Code' })).toBeVisible();
});

it.each([
  ['has no passkeys', window, 'PublicKeyCredential', true, 'WebAuthn is not supported in this browser'],
  ['gives out no credentials', navigator, 'credentials', true, 'WebAuthn is not supported in this browser'],
  [
    'is not on a secure page',
    window,
    'PublicKeyCredential',
    false,
    'Passkeys need a secure connection. Please open this page with HTTPS.',
  ],
])('the button reports that the browser %s', async (_why, owner, name, isSecure, message) => {
  uninstall = installPasskeyBrowser({});
  Reflect.deleteProperty(owner, name);
  Object.defineProperty(window, 'isSecureContext', { value: isSecure, configurable: true });
  const { user } = renderInHost(<OwnPages />, { path: '/login' });
  expect(screen.queryByRole('alert')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));

  expect(await findRefusal()).toHaveTextContent(message);
  expect(beginBodies).toEqual([]);
});

it('the passkey sign-in does not report a conditional UI that failed at once', async () => {
  const { promise: uiRequested, resolve: requestUi } = Promise.withResolvers<void>();
  uninstall = installPasskeyBrowser({
    onAutofill: () => {
      requestUi();
      return Promise.reject(new DOMException('', 'NotAllowedError'));
    },
  });
  renderInHost(<OwnPages />, { path: '/login' });

  await act(async () => {
    await uiRequested;
    await import('../../../platform/passkeys/explain-passkey-error.ts'); // a message would appear after this import
  });

  expect(screen.queryByRole('alert')).toBeNull();
});

it('the passkey sign-in ends the conditional UI before the button asks for a passkey', async () => {
  const events: string[] = [];
  const { promise: uiOffered, resolve: offerUi } = Promise.withResolvers<void>();
  uninstall = installPasskeyBrowser({
    onAutofill: (options) => {
      events.push('offered');
      options.signal?.addEventListener('abort', () => events.push('ended'));
      offerUi();
      return waitUntilAborted(options);
    },
    onButton: async () => {
      events.push('asked');
      return anAssertion();
    },
  });
  const { user, currentAddress } = renderInHost(<OwnPages />, { path: '/login' });
  await uiOffered;

  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));

  await waitFor(() => expect(currentAddress()).toBe('/my-collection'));
  expect(events).toEqual(['offered', 'ended', 'asked']);
});

describe('a refused passkey', () => {
  const signals: unknown[] = [];

  it.each([
    { status: 404, detail: 'No passkey found for this account.', isSignalled: true },
    { status: 404, detail: null, isSignalled: false },
    { status: 500, detail: null, isSignalled: false },
    { status: 401, detail: 'bad signature', isSignalled: false },
  ])(
    'is removed from the device only if the provider does not know it: $status $detail',
    async ({ status, detail, isSignalled }) => {
      signals.length = 0;
      const body = detail === null ? null : JSON.stringify(aProblem({ status, detail }));
      api.use(http.post('*/v1/webauthn/login/finish', () => new HttpResponse(body, { status })));
      const { press } = signInBy('button', async () => anAssertion());
      Object.assign(window.PublicKeyCredential, {
        signalUnknownCredential: async (options: unknown) => void signals.push(options),
      });

      await press();
      await screen.findByRole('alert');

      expect(signals).toEqual(isSignalled ? [{ rpId: 'localhost', credentialId: 'AQID' }] : []);
    },
  );
});

/** The error message, with the button for the e-mail code. */
async function findRefusal(): Promise<HTMLElement> {
  const alert = await screen.findByRole('alert');
  within(alert).getByRole('button', { name: 'Use an e-mail code' });
  return alert;
}
