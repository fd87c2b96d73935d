import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from '@emberclutch/web/routing';
import { currentSession, readStored, sessionAtom, setSession, store } from '@emberclutch/web/state';
import type { Session } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anAccount, aProblem, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { SignInReason } from './SignInPage.tsx';
import { OwnPages } from '../../app/testing/OwnPages.tsx';

const wren = anAccount();

/** Requests to the provider, in order. */
let requests: { path: string; body: unknown }[] = [];

const recordRequest = (path: string, response: () => Response) =>
  http.post(`*${path}`, async ({ request }) => {
    requests.push({ path, body: await request.json() });
    return response();
  });

const refuse = (path: string, problem: ReturnType<typeof aProblem>, headers = {}) =>
  api.use(recordRequest(path, () => HttpResponse.json(problem, { status: problem.status, headers })));

beforeEach(() => {
  requests = [];
  api.use(
    recordRequest('/v1/auth/login', () => HttpResponse.json({ challenge: 'of-login' })),
    recordRequest('/v1/auth/signup', () => HttpResponse.json({ challenge: 'of-signup' })),
    recordRequest('/v1/auth/confirm', () => HttpResponse.json({ sessionId: 'fresh', userId: wren.id })),
  );
});

const codeStepPath = '/login?step=code&email=wren%40example.org';
const findCodeField = () => screen.findByRole('textbox', { name: 'Code' });

it('the sign-in page signs up with name, e-mail and code, and opens the collection', async () => {
  const { user, currentAddress } = renderInHost(<OwnPages />, { path: '/register' });

  await user.type(screen.getByRole('textbox', { name: 'Display name' }), ' Wren ');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'Wren@Example.org{Enter}');
  expect(await findCodeField()).toHaveFocus();
  expect(currentAddress()).toBe('/register?step=code&email=wren%40example.org');
  await user.paste('1234 5678');
  await user.keyboard('{Enter}');

  await waitFor(() => expect(currentAddress()).toBe('/my-collection'));
  expect(requests).toEqual([
    { path: '/v1/auth/signup', body: { displayName: 'Wren', email: 'wren@example.org' } },
    { path: '/v1/auth/confirm', body: { code: 12_345_678, challenge: 'of-signup' } },
  ]);
  expect(currentSession()).toEqual({
    sessionId: 'fresh',
    userId: wren.id,
    displayName: wren.displayName,
    email: wren.email,
  });
  expect(readStored('session')).toBe('fresh');
});

it('the sign-in page says that the target page requires a sign-in, and keeps the target through all steps', async () => {
  const { user, currentAddress } = renderInHost(<OwnPages />, { path: '/login?next=%2Fspawn%3Feggs%3D2' });
  await waitFor(() => expect(screen.getByText(/^That page is for keepers who are signed in/)).toBeVisible());

  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'wren@example.org{Enter}');
  await user.type(await findCodeField(), '12345678{Enter}');

  await waitFor(() => expect(currentAddress()).toBe('/spawn?eggs=2'));
});

it('the sign-in page explains why a stored session without an account id is not accepted', async () => {
  const { user } = renderInHost(<OwnPages />, { path: '/register' });
  localStorage.setItem('session', 'without-account');

  await user.click(screen.getByRole('link', { name: 'Sign in' }));

  const message = await screen.findByText('User ID not found. Please log in again.');
  await waitFor(() => expect(message).toBeVisible());
});

it('the sign-in page says that the browser stores no session, if it blocks cookies and storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  renderInHost(<OwnPages />, { path: '/login?next=%2Fmy-collection' });

  const message = await screen.findByText(/a reload or another tab signs you out/);
  await waitFor(() => expect(message).toBeVisible());
});

it('the sign-in page says in another tab why the player is signed out', async () => {
  const { user } = renderInHost(
    <>
      <Link to="/login?next=%2Fspawn">Protected page</Link>
      <OwnPages />
    </>,
    { path: '/spawn', session: aSession() },
  );
  const stop = store.sub(sessionAtom, () => {});

  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  stop();
  await user.click(screen.getByRole('link', { name: 'Protected page' }));

  const message = await screen.findByText('You signed out in another tab, and with it in this one.');
  expect(message.closest('[role="status"]')).toBeVisible();
  await waitFor(() => expect(message).toBeVisible());
});

describe('the reason for a sign-in', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('has a status before its text, which is hidden until screen readers have registered the status', () => {
    renderInHost(<SignInReason next={null} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const stop = store.sub(sessionAtom, () => {});

    act(() => setSession(aSession()));
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    stop();

    const message = screen.getByText('You signed out in another tab, and with it in this one.');
    expect(message).not.toBeVisible();
    act(() => jest.advanceTimersByTime(100));
    expect(message).toBeVisible();
  });
});

it('the sign-in page does not redirect to another site', async () => {
  const { currentAddress } = renderInHost(<OwnPages />, {
    path: '/login?next=%2F.%2F%2Felsewhere.org',
    session: aSession(),
  });

  await waitFor(() => expect(currentAddress()).toBe('/my-collection'));
});

it('the sign-in page confirms a code without a challenge if the code step was opened by its URL', async () => {
  const { user } = renderInHost(<OwnPages />, { path: codeStepPath });

  await user.type(await findCodeField(), '12345678{Enter}');

  await waitFor(() => expect(requests).toEqual([{ path: '/v1/auth/confirm', body: { code: 12_345_678 } }]));
});

it('the sign-in page signs in even if the account cannot be read', async () => {
  api.use(http.get('*/v1/account', () => HttpResponse.json(aProblem({ status: 500 }), { status: 500 })));
  const { user, currentAddress } = renderInHost(<OwnPages />, { path: codeStepPath });

  await user.type(await findCodeField(), '12345678{Enter}');

  await waitFor(() => expect(currentAddress()).toBe('/my-collection'));
  expect(currentSession()).toMatchObject({ sessionId: 'fresh', displayName: null, email: null });
});

it('the sign-in page signs in even if the account call hangs, and adds the names when they arrive', async () => {
  const { promise: responseSent, resolve: sendResponse } = Promise.withResolvers<void>();
  api.use(http.get('*/v1/account', () => responseSent.then(() => HttpResponse.json(wren))));
  const { user, currentAddress } = renderInHost(<OwnPages />, { path: codeStepPath });

  await user.type(await findCodeField(), '12345678{Enter}');
  await waitFor(() => expect(readStored('session')).toBe('fresh'));
  expect(currentAddress()).toBe(codeStepPath);
  await waitFor(() => expect(currentAddress()).toBe('/my-collection'));
  expect(currentSession()).toMatchObject({ userId: wren.id, displayName: null });
  sendResponse();

  await waitFor(() => expect(currentSession()).toMatchObject({ displayName: 'Wren', email: wren.email }));
});

it('the sign-in page does not rename or end a newer session that began while the account call was pending', async () => {
  const { promise: responseSent, resolve: sendResponse } = Promise.withResolvers<void>();
  api.use(http.get('*/v1/account', () => responseSent.then(() => HttpResponse.json({}, { status: 401 }))));
  const { user, currentAddress, queryClient } = renderInHost(<OwnPages />, { path: codeStepPath });
  await user.type(await findCodeField(), '12345678{Enter}');
  await waitFor(() => expect(currentAddress()).toBe('/my-collection'));

  const heron = aSession({ sessionId: 'next', userId: 'heron', displayName: 'Heron' });
  act(() => setSession(heron));
  sendResponse();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));

  expect(currentSession()).toEqual(heron);
});

describe('the sign-in page, if the response has no account id,', () => {
  /** Every session that was committed. */
  let commits: (Session | null)[] = [];
  let unsubscribe = () => {};

  beforeEach(() => {
    api.use(recordRequest('/v1/auth/confirm', () => HttpResponse.json({ sessionId: 'fresh' })));
  });
  afterEach(() => unsubscribe());

  async function enterCode() {
    const view = renderInHost(<OwnPages />, { path: codeStepPath });
    commits = [];
    unsubscribe = store.sub(sessionAtom, () => commits.push(currentSession()));
    await view.user.type(await findCodeField(), '12345678{Enter}');
    return view;
  }

  it('commits the session once, with the id and the names of the account', async () => {
    let authorization: string | null = null;
    api.use(
      http.get('*/v1/account', ({ request }) => {
        authorization = request.headers.get('authorization');
        return HttpResponse.json(wren);
      }),
    );

    const { currentAddress } = await enterCode();

    await waitFor(() => expect(currentAddress()).toBe('/my-collection'));
    const { id: userId, displayName, email } = wren;
    expect(commits).toEqual([{ sessionId: 'fresh', userId, displayName, email }]);
    expect(authorization).toBe('Bearer fresh');
  });

  it('begins no session if the account cannot be read', async () => {
    api.use(http.get('*/v1/account', () => HttpResponse.json(aProblem({ status: 500 }), { status: 500 })));

    await enterCode();

    expect(await screen.findByRole('alert')).toHaveTextContent('User ID not found. Please log in again.');
    expect(commits.filter((session) => session !== null)).toEqual([]);
    expect(readStored('session')).toBeNull();
  });
});

it('the sign-in page reports that the provider rejects the new session', async () => {
  api.use(
    http.get('*/v1/account', () =>
      HttpResponse.json(aProblem({ status: 401, code: 'unauthorized' }), { status: 401 }),
    ),
  );
  const { user, currentAddress } = renderInHost(<OwnPages />, { path: codeStepPath });

  await user.type(await findCodeField(), '12345678{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent('You could not be signed in.');
  expect(currentAddress()).toBe(codeStepPath);
});

it('the sign-in page shows an error beside each field, focuses the first invalid field, and keeps the entered text', async () => {
  const { user } = renderInHost(<OwnPages />, { path: '/register' });
  const name = screen.getByRole('textbox', { name: 'Display name' });
  const email = screen.getByRole('textbox', { name: 'E-mail' });

  await user.type(name, 'W');
  await user.type(email, 'wren at example{Enter}');

  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription(expect.stringContaining('at least 2 characters'));
  expect(email).toHaveAccessibleDescription(expect.stringContaining('does not look like an e-mail address'));
  expect(name).toHaveValue('W');
  expect(email).toHaveValue('wren at example');
  expect(requests).toEqual([]);
});

it.each([
  ['', 'Enter the name that others will see.'],
  ['<Wren>', 'A display name cannot contain < or > or invisible characters.'],
  ['w'.repeat(41), 'A display name can have at most 40 characters.'],
])('the sign-in page rejects the display name %j', async (input, message) => {
  const { user } = renderInHost(<OwnPages />, { path: '/register' });
  const name = screen.getByRole('textbox', { name: 'Display name' });

  await user.click(name);
  await user.paste(input);
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));

  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription(expect.stringContaining(message));
});

it('the sign-in page submits a code with its last digit, and again after a correction', async () => {
  api.use(
    recordRequest('/v1/auth/login', () => HttpResponse.json({ challenge: 'of-login', codeLength: 8 })),
    recordRequest('/v1/auth/confirm', () =>
      HttpResponse.json(aProblem({ code: 'code_wrong', status: 400 }), { status: 400 }),
    ),
  );
  const { user } = renderInHost(<OwnPages />, { path: '/login' });
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'wren@example.org{Enter}');
  expect(await findCodeField()).toHaveAccessibleDescription(expect.stringContaining('It has 8 digits.'));

  await user.type(await findCodeField(), '1234567');
  expect(requests.map(({ path }) => path)).toEqual(['/v1/auth/login']);
  await user.keyboard('9');
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not the right code.');
  await user.paste('Code: 1111 1111');

  await waitFor(() => expect(requests).toHaveLength(3));
  expect(requests.slice(1).map(({ body }) => body)).toEqual([
    { code: 12_345_679, challenge: 'of-login' },
    { code: 11_111_111, challenge: 'of-login' },
  ]);
});

it('the sign-in page shows one result at a time: a malformed code replaces a wrong one', async () => {
  refuse('/v1/auth/confirm', aProblem({ code: 'code_wrong', status: 400 }));
  const { user } = renderInHost(<OwnPages />, { path: codeStepPath });
  await user.type(await findCodeField(), '12345678{Enter}');
  await screen.findByRole('alert');

  await user.keyboard('123{Enter}');

  expect(await findCodeField()).toHaveAccessibleDescription(expect.stringContaining('4 to 10 digits'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the sign-in page claims nothing about a code if the step was opened by its URL', async () => {
  renderInHost(<OwnPages />, { path: codeStepPath });

  expect(await screen.findByText(/^If you have asked for a code for/)).toHaveTextContent('wren@example.org');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter your code');
  expect(await findCodeField()).toHaveAccessibleDescription(expect.stringContaining('usually of 8 digits'));
  expect(screen.getByRole('button', { name: 'Send me a code' })).toBeVisible();
  expect(screen.queryByText(/on its way|Nothing there yet/)).toBeNull();
});

it('the sign-in page returns to the form with the entered values, to use another e-mail', async () => {
  const { user } = renderInHost(<OwnPages />, { path: '/register' });

  await user.type(screen.getByRole('textbox', { name: 'Display name' }), 'Wren');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'wern@example.org{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Use another e-mail' }));

  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue('wern@example.org');
  expect(screen.getByRole('textbox', { name: 'Display name' })).toHaveValue('Wren');
});

it.each([
  ['code_wrong', 400, 'This is not the right code.'],
  ['code_expired', 400, 'This code is too old'],
  ['code_used_up', 400, 'This code was tried too often'],
  ['unavailable', 503, 'Signing in is not possible at the moment.'],
] as const)('the sign-in page explains %s, and selects the code', async (code, status, message) => {
  refuse('/v1/auth/confirm', aProblem({ code, status }));
  const { user } = renderInHost(<OwnPages />, { path: codeStepPath });

  await user.type(await findCodeField(), '12345678{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await findCodeField()).toHaveFocus();
  expect(await findCodeField()).toHaveValue('12345678');
  await user.keyboard('8');
  expect(await findCodeField()).toHaveValue('8');
});

it.each([
  [3, 'This is not the right code. Please compare it with the newest e-mail.'],
  [2, 'This is not the right code. Please compare it with the newest e-mail. Two tries are left.'],
  [1, 'This is not the right code. Please compare it with the newest e-mail. One try is left.'],
])('the sign-in page shows with %i attempts left: %s', async (tries, message) => {
  refuse('/v1/auth/confirm', aProblem({ code: 'code_wrong', status: 400, current: { tries } }));
  const { user } = renderInHost(<OwnPages />, { path: codeStepPath });

  await user.type(await findCodeField(), '12345678{Enter}');

  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

it('the sign-in page rejects an invalid code without a request', async () => {
  const { user } = renderInHost(<OwnPages />, { path: codeStepPath });

  await user.type(await findCodeField(), '123{Enter}');

  expect(await findCodeField()).toHaveAccessibleDescription(expect.stringContaining('4 to 10 digits'));
  expect(requests).toEqual([]);
});

it.each(['login', 'signup'] as const)(
  "the sign-in page shows the provider's own explanation of a rejected %s",
  async (call) => {
    const refusal = { message: 'Addresses of this domain are not accepted' };
    api.use(recordRequest(`/v1/auth/${call}`, () => HttpResponse.json(refusal, { status: 422 })));
    const { user } = renderInHost(<OwnPages />, { path: call === 'login' ? '/login' : '/register' });

    if (call === 'signup') await user.type(screen.getByRole('textbox', { name: 'Display name' }), 'Wren');
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'wren@example.org{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe(
      'This was not accepted. Please check what you entered. Addresses of this domain are not accepted.',
    );
  },
);

it('the sign-in page says that no mail was sent, and accepts a code of an earlier mail', async () => {
  api.use(
    recordRequest('/v1/auth/login', () => HttpResponse.json({ challenge: 'of-login', isMailed: false })),
  );
  const { user, currentAddress } = renderInHost(<OwnPages />, { path: '/login' });

  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'wren@example.org{Enter}');

  expect(await findCodeField()).toHaveAccessibleDescription(
    /^No new mail goes out.*or try again tomorrow\.$/,
  );
  expect(screen.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(screen.queryByText(/on its way/)).toBeNull();
  await user.type(await findCodeField(), '12345678{Enter}');
  await waitFor(() => expect(currentAddress()).toBe('/my-collection'));
});

it('the sign-in page does not claim that a mail was sent if the address already has an account', async () => {
  const refusal = { error: 'This address has an account.' };
  api.use(recordRequest('/v1/auth/signup', () => HttpResponse.json(refusal, { status: 409 })));
  const { user } = renderInHost(<OwnPages />, { path: '/register' });

  await user.type(screen.getByRole('textbox', { name: 'Display name' }), 'Wren');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'wren@example.org{Enter}');

  expect((await screen.findByRole('alert')).textContent).toBe(
    'This cannot be done with what you entered. This address has an account.',
  );
});

it('the sign-in page shows when to try again if the provider sent it, and offers a passkey until then', async () => {
  const rateLimit = aProblem({ code: 'too_many_requests', status: 429 });
  refuse('/v1/auth/login', rateLimit, { 'retry-after': '150' });
  const { user } = renderInHost(<OwnPages />, { path: '/login' });

  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'wren@example.org{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Try again in 3 minutes. A passkey signs you in meanwhile.',
  );
});

it('the sign-in page links to the passkey if codes are rate-limited', async () => {
  refuse('/v1/auth/confirm', aProblem({ code: 'too_many_requests', status: 429 }));
  const { user, currentAddress } = renderInHost(<OwnPages />, { path: `${codeStepPath}&next=%2Fspawn` });

  await user.type(await findCodeField(), '12345678{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Sign in with a passkey meanwhile' }));

  expect(await screen.findByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  expect(currentAddress()).toBe('/login?next=%2Fspawn');
});

it('the sign-in page reports a response without a session', async () => {
  api.use(recordRequest('/v1/auth/confirm', () => HttpResponse.json({ userId: wren.id })));
  const { user } = renderInHost(<OwnPages />, { path: codeStepPath });

  await user.type(await findCodeField(), '12345678{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to extract session ID from response');
  expect(currentSession()).toBeNull();
});

it('the sign-in page reports a lost connection, and works once the connection is back', async () => {
  api.use(http.post('*/v1/auth/login', () => HttpResponse.error(), { once: true }));
  const { user } = renderInHost(<OwnPages />, { path: '/login' });

  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'wren@example.org{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline');
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await findCodeField()).toBeVisible();
});

it('the sign-in page sends one request if Enter is pressed repeatedly', async () => {
  const { user } = renderInHost(<OwnPages />, { path: '/login' });
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });

  await user.type(email, 'wren@example.org');
  const { form } = email;
  if (form) [form, form, form].forEach((target) => fireEvent.submit(target));
  const code = await findCodeField();
  await user.type(code, '12345678{Enter}{Enter}{Enter}');

  await waitFor(() => expect(currentSession()?.displayName).toBe(wren.displayName));
  expect(requests.map(({ path }) => path)).toEqual(['/v1/auth/login', '/v1/auth/confirm']);
});

describe('a new code', () => {
  // Fake clock for the countdown only; network and keyboard use real timers.
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: [...realTimers], now: Date.UTC(2031, 3, 1) });
  });
  afterEach(() => jest.useRealTimers());

  it('can be requested after 30 s, and its challenge replaces the old one', async () => {
    const { user } = renderInHost(<OwnPages />, { path: '/login' });

    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'wren@example.org{Enter}');
    await findCodeField();
    expect(screen.getByRole('timer')).toHaveTextContent('A new code can be sent in00:30');
    expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument();
    await user.keyboard('1234');
    // Screen readers do not announce a live region that appears together with its text.
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('');
    act(() => jest.advanceTimersByTime(30_000));
    api.use(recordRequest('/v1/auth/login', () => HttpResponse.json({ challenge: 'newer' })));
    // The mocked clock has moved; the timer that reads it is real, and ticks within a second.
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));

    expect(await screen.findByText(/a new code is on its way. Only the newest one counts.$/)).toBeVisible();
    expect(await findCodeField()).toHaveFocus();
    expect(await findCodeField()).toHaveValue('');
    expect(await screen.findByRole('timer')).toBeVisible();
    await user.keyboard('12345678{Enter}');
    await waitFor(() =>
      expect(requests.at(-1)).toEqual({
        path: '/v1/auth/confirm',
        body: { code: 12_345_678, challenge: 'newer' },
      }),
    );
    expect(screen.queryByText(/a new code is on its way/)).toBeNull();
  });
});

const realTimers = [
  'setTimeout',
  'clearTimeout',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
] as const;
