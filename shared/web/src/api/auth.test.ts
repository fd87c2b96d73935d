import {
  signOut,
  currentSession,
  isSessionExpiredAtom,
  pendingSignOuts,
  setSession,
  settleSignOut,
  store,
} from '@emberclutch/web/state';
import { api, http, HttpResponse } from '../testing/api.tsx';
import { aSession } from '../testing/factories.tsx';
import { getAccount } from './account.ts';
import { finishSignOuts } from './finish-sign-outs.ts';
import { retrySignOuts } from './retry-sign-outs.ts';

const refused = () => HttpResponse.json({}, { status: 401 });

beforeEach(() => setSession(aSession()));
afterEach(() => {
  signOut();
  pendingSignOuts().forEach(settleSignOut);
});

it('expires the session once if several calls get a 401', async () => {
  api.use(http.get('*/v1/account', refused));
  const changes = jest.fn();
  const stop = store.sub(isSessionExpiredAtom, changes);

  await Promise.allSettled([getAccount(), getAccount(), getAccount()]);
  stop();

  expect(currentSession()).toBeNull();
  expect(changes).toHaveBeenCalledTimes(1);
});

it('keeps a newer session when a late 401 refuses the older one', async () => {
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  api.use(http.get('*/v1/account', () => late.then(refused)));

  const call = getAccount();
  setSession(aSession({ sessionId: 'newer' }));
  answer();

  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(currentSession()?.sessionId).toBe('newer');
});

it('signs out at once, and on the server when the connection is back, also on a later page', async () => {
  api.use(http.post('*/v1/auth/logout', () => HttpResponse.error()));
  signOut();
  expect(await finishSignOuts()).toBe(false);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  // The state that a later page of this browser finds.
  expect(document.cookie).toBe('emberclutch_sign_outs=session-of-wren');

  const { promise: isFinished, resolve: handleFinished } = Promise.withResolvers<void>();
  const stop = retrySignOuts(handleFinished);
  const ended: (string | null)[] = [];
  api.use(
    http.post('*/v1/auth/logout', ({ request }) => {
      ended.push(request.headers.get('authorization'));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  setSession(aSession({ sessionId: 'newer' }));
  window.dispatchEvent(new Event('online'));
  await isFinished;
  stop();

  expect(ended).toContain('Bearer session-of-wren');
  expect(ended).not.toContain('Bearer newer');
  expect(pendingSignOuts()).toEqual([]);
  expect(document.cookie).toBe('');
  expect(currentSession()?.sessionId).toBe('newer');
});

it.each([
  [401, true],
  [404, true],
  [501, true],
  [500, false],
])('where the server answers a sign-out with %i, has finished it: %p', async (status, hasFinished) => {
  api.use(http.post('*/v1/auth/logout', () => HttpResponse.json({}, { status })));
  signOut();

  expect(await finishSignOuts()).toBe(hasFinished);

  expect(pendingSignOuts()).toEqual(hasFinished ? [] : ['session-of-wren']);
  expect(store.get(isSessionExpiredAtom)).toBe(false);
});

it.each([
  ['one%0Atwo%20fine', ['fine']],
  ['%20', []],
  ['%', []],
])('sends no pending sign-out that is not a session id: %s', (stored, pending) => {
  document.cookie = `emberclutch_sign_outs=${stored}`;

  expect(pendingSignOuts()).toEqual(pending);

  document.cookie = 'emberclutch_sign_outs=; max-age=0';
});

it('keeps a pending sign-out as long as the page if the browser stores no cookies', async () => {
  const write = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  signOut();

  expect(document.cookie).toBe('');
  expect(pendingSignOuts()).toEqual(['session-of-wren']);

  write.mockRestore();
});
