import {
  signOut,
  expireSession,
  setSession,
  notificationHistoryAtom,
  notify,
  store,
} from '@emberclutch/web/state';
import { aSession } from '../testing/factories.tsx';
import { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { clearCacheOnSignOut } from './clear-cache-on-sign-out.ts';
import { createQueryClient } from './query-client.ts';
import { seasonQueries } from './seasons.ts';

const queryClient = createQueryClient();
const key = ['account', 'own'];
const { queryKey: seasonKey } = seasonQueries.current();
const season = CurrentSeason.read({ spawnSeason: 'FIRE' }) ?? undefined;

afterEach(() => {
  signOut();
  queryClient.clear();
});

const heron = aSession({ sessionId: 'another', userId: 'b1946ac9-2492-4d23-8f6a-0d5b8c6f2e11' });
const listMessages = () => store.get(notificationHistoryAtom).map(({ message }) => message);

it.each([
  [
    'the session expires, and keeps the notifications',
    () => expireSession(),
    ['You have received a Golden egg'],
  ],
  ['the player signs out', () => signOut(), []],
  ['another player signs in', () => setSession(heron), []],
])('the host empties the cache after %s', (_what, change, messages) => {
  setSession(aSession());
  const stop = clearCacheOnSignOut(queryClient);
  queryClient.setQueryData(key, { displayName: 'Wren' });
  queryClient.setQueryData(seasonKey, season);
  notify({ type: 'success', message: 'You have received a Golden egg' });

  change();

  expect(queryClient.getQueryData(key)).toBeUndefined();
  expect(queryClient.getQueryData(seasonKey)).toBe(season);
  expect(listMessages()).toEqual(messages);
  stop();
});

it('the host removes the notifications of a player when another one signs in, but not notifications from before a sign-in', () => {
  notify({ type: 'info', message: 'To a visitor' });
  setSession(aSession());
  const stop = clearCacheOnSignOut(queryClient);
  notify({ type: 'info', message: 'To Wren' });
  expireSession();

  setSession(aSession({ sessionId: 'next' }));
  expect(listMessages()).toEqual(['To Wren', 'To a visitor']);
  expireSession();
  setSession(heron);

  expect(listMessages()).toEqual(['To a visitor']);
  stop();
});

it('the host keeps the cache while the same account is signed in', () => {
  setSession(aSession({ displayName: null }));
  const stop = clearCacheOnSignOut(queryClient);
  queryClient.setQueryData(key, { displayName: 'Wren' });

  setSession(aSession());

  expect(queryClient.getQueryData(key)).toEqual({ displayName: 'Wren' });
  stop();
});
