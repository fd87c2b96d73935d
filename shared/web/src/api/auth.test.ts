import { waitFor } from '@testing-library/react';
import {
  signOut,
  currentSession,
  sessionEndAtom,
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

/** SHA-256 of the id of `aSession`. */
const sessionHash = 'd760486306d61a3822ce405f2b0390b2d5388d63ff675bd00cd23700a1055be9';

const listPendingIds = () => pendingSignOuts().map(({ sessionId }) => sessionId);

const refuseCall = () => HttpResponse.json({}, { status: 401 });

beforeEach(() => setSession(aSession()));
afterEach(() => {
  signOut();
  pendingSignOuts().forEach(settleSignOut);
});

it('the client expires the session once if several calls get a 401', async () => {
  api.use(http.get('*/v1/account', refuseCall));
  const changes = jest.fn();
  const stop = store.sub(sessionEndAtom, changes);

  await Promise.allSettled([getAccount(), getAccount(), getAccount()]);
  stop();

  expect(currentSession()).toBeNull();
  expect(changes).toHaveBeenCalledTimes(1);
});

it('the client keeps a newer session when a late 401 refuses the older one', async () => {
  const { promise: responseSent, resolve: sendResponse } = Promise.withResolvers<void>();
  api.use(http.get('*/v1/account', () => responseSent.then(refuseCall)));

  const call = getAccount();
  setSession(aSession({ sessionId: 'newer' }));
  sendResponse();

  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(currentSession()?.sessionId).toBe('newer');
});

it('the client signs out at once, and on the server when the connection is back', async () => {
  api.use(http.post('*/v1/auth/logout', () => HttpResponse.error()));
  signOut();
  expect(await finishSignOuts()).toBe(false);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  // A later page of this browser finds only the hash, which opens no session.
  await waitFor(() => expect(document.cookie).toBe(`emberclutch_sign_outs=${sessionHash}`));

  const { promise: retriesFinished, resolve: handleFinished } = Promise.withResolvers<void>();
  const stop = retrySignOuts(handleFinished);
  const endedSessions: (string | null)[] = [];
  api.use(
    http.post('*/v1/auth/logout', ({ request }) => {
      endedSessions.push(request.headers.get('authorization'));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  setSession(aSession({ sessionId: 'newer' }));
  window.dispatchEvent(new Event('online'));
  await retriesFinished;
  stop();

  expect(endedSessions).toContain('Bearer session-of-wren');
  expect(endedSessions).not.toContain('Bearer newer');
  expect(pendingSignOuts()).toEqual([]);
  expect(document.cookie).toBe('');
  expect(currentSession()?.sessionId).toBe('newer');
});

it.each([
  [401, true],
  [404, true],
  [501, true],
  [500, false],
])(
  'the client counts a sign-out that the server answers with %i as finished: %p',
  async (status, isFinished) => {
    api.use(http.post('*/v1/auth/logout', () => HttpResponse.json({}, { status })));
    signOut();

    expect(await finishSignOuts()).toBe(isFinished);

    expect(listPendingIds()).toEqual(isFinished ? [] : ['session-of-wren']);
    expect(store.get(sessionEndAtom)).toBeNull();
  },
);

it('the client ends sessions from which a player signed out on earlier pages by their hashes', async () => {
  document.cookie = `emberclutch_sign_outs=session-of-moss%20${sessionHash}%20two%0Alines`;
  const endedSessions: unknown[] = [];
  api.use(
    http.post('*/v1/auth/logout', async ({ request }) => {
      endedSessions.push([request.headers.get('authorization'), await request.json()]);
      return new HttpResponse(null, { status: 204 });
    }),
  );

  expect(await finishSignOuts()).toBe(true);

  expect(endedSessions).toEqual([[null, { sessionHash }]]);
  expect(document.cookie).toBe('');
});

it('the client keeps a pending sign-out until the page closes if the browser stores no cookies', async () => {
  const write = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  signOut();

  expect(document.cookie).toBe('');
  expect(listPendingIds()).toEqual(['session-of-wren']);

  write.mockRestore();
});
