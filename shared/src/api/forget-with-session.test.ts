import {
  clearSession,
  dropSession,
  keepSession,
  noticesAtom,
  notify,
  store,
} from '@emberclutch/shared/state';
import { aSession } from '@emberclutch/shared/testing/factories';
import { forgetWithSession } from './forget-with-session.ts';
import { createQueryClient } from './query-client.ts';

const queryClient = createQueryClient();
const key = ['account', 'own'];

afterEach(() => {
  clearSession();
  queryClient.clear();
});

it.each([
  ['a refused session', () => dropSession()],
  ['signing out', () => clearSession()],
  [
    'another player',
    () => keepSession(aSession({ sessionId: 'another', userId: 'b1946ac9-2492-4d23-8f6a-0d5b8c6f2e11' })),
  ],
])('forgets what was read after %s', (_what, change) => {
  keepSession(aSession());
  const stop = forgetWithSession(queryClient);
  queryClient.setQueryData(key, { displayName: 'Wren' });
  notify({ type: 'success', message: 'You have received a Golden egg' });

  change();

  expect(queryClient.getQueryData(key)).toBeUndefined();
  expect(store.get(noticesAtom)).toEqual([]);
  stop();
});

it('keeps everything while the same player stays', () => {
  keepSession(aSession({ displayName: null }));
  const stop = forgetWithSession(queryClient);
  queryClient.setQueryData(key, { displayName: 'Wren' });

  keepSession(aSession());

  expect(queryClient.getQueryData(key)).toEqual({ displayName: 'Wren' });
  stop();
});
