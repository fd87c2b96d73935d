import { signOut, currentSession, isSessionExpiredAtom, setSession, store } from '@emberclutch/shared/state';
import { api, http, HttpResponse } from '../testing/api.tsx';
import { aProblem, aSession } from '../testing/factories.tsx';
import { getAccount } from './account.ts';
import { confirmCode } from './auth.ts';
import { endSession } from './end-session.ts';

const refused = () => HttpResponse.json(aProblem({ status: 401, code: 'unauthorized' }), { status: 401 });
const hasLapsed = () => store.get(isSessionExpiredAtom);

beforeEach(() => setSession(aSession()));
afterEach(signOut);

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

it('does not expire the session when sign-out gets a 401', async () => {
  api.use(http.post('*/v1/auth/logout', refused));

  await expect(endSession()).rejects.toMatchObject({ status: 401 });

  expect(currentSession()).not.toBeNull();
  expect(hasLapsed()).toBe(false);
});

it.each([undefined, '', 7, 'two words', 'two\nlines', 'x'.repeat(5_000)])(
  'takes no session id that cannot be sent: %j',
  async (sessionId) => {
    api.use(http.post('*/v1/auth/confirm', () => HttpResponse.json({ sessionId })));

    await expect(confirmCode({ code: 12_345_678 })).rejects.toMatchObject({ code: 'invalid_response' });
  },
);
