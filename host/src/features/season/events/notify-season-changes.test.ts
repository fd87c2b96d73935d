import { waitFor } from '@testing-library/react';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { spawnQueries } from '@emberclutch/web/api/spawn.ts';
import {
  clearNotificationHistory,
  signOut,
  dismissNotification,
  setSession,
  notificationsAtom,
  store,
} from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aSeason, aSession, anAvailability } from '@emberclutch/web/testing/factories.tsx';
import { notifySeasonChanges } from './notify-season-changes.ts';

const computeInstantInDays = (days: number) => Math.floor(Date.now() / 1_000) + days * 86_400;
const openSeason = aSeason({ spawnCycleEnd: computeInstantInDays(2), seasonEnd: computeInstantInDays(9) });
const closedSeason = { ...openSeason, isSpawnCycleActive: false, spawnCycleEnd: null };

const readCategories = () => store.get(notificationsAtom).map(({ category }) => category);

let stop = () => {};

/** Opens a page. Its `poll` reads the season again, as the polling of the page does. */
function openPage() {
  const queryClient = createQueryClient();
  stop = notifySeasonChanges(queryClient);
  return {
    queryClient,
    poll: async (season = openSeason, eggs = 5) => {
      api.use(
        http.get('*/v1/seasons/current', () => HttpResponse.json(season)),
        http.get('*/v1/eggs/available', () =>
          HttpResponse.json(anAvailability({ eggs: { count: eggs, fee: '25.00' } })),
        ),
      );
      // Marks availability as stale: it is fresh for seconds, and polls are minutes apart.
      await queryClient.invalidateQueries({ queryKey: ['spawn'], refetchType: 'none' });
      await queryClient.fetchQuery({ ...seasonQueries.current(), staleTime: 0 });
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    },
  };
}

afterEach(() => {
  stop();
  store.get(notificationsAtom).forEach(({ id }) => dismissNotification(id));
  clearNotificationHistory();
  signOut();
  Reflect.deleteProperty(navigator, 'locks');
});

it('the host notifies a visitor about an opened cycle, even if it opened before the page was loaded, and requests no availability', async () => {
  const { poll, queryClient } = openPage();
  await poll(closedSeason);
  expect(readCategories()).toEqual([]);
  stop();

  stop = notifySeasonChanges(queryClient);
  await poll(openSeason);

  expect(readCategories()).toEqual(['cycleOpened']);
  expect(queryClient.getQueryData(spawnQueries.availability().queryKey)).toBeUndefined();
});

it('the host warns after a poll if the cycle ends soon, even if nothing has changed since the last poll', async () => {
  const endingSeason = { ...openSeason, spawnCycleEnd: Math.floor(Date.now() / 1_000) + 3_700 };
  const { poll } = openPage();
  await poll(endingSeason);
  expect(readCategories()).toEqual([]);

  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 200_000);
  await poll(endingSeason);

  expect(readCategories()).toEqual(['cycleEnding']);
});

it('the host does not notify when the season cannot be read, or another tab holds the lock', async () => {
  const { poll, queryClient } = openPage();
  await poll(closedSeason);
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json({}, { status: 400 })));
  await queryClient.fetchQuery({ ...seasonQueries.current(), staleTime: 0 }).catch(() => undefined);
  expect(readCategories()).toEqual([]);
  const request = jest.fn((_name: string, _options: LockOptions, callback: LockGrantedCallback<unknown>) =>
    Promise.resolve(callback(null)),
  );
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

  await poll(openSeason);

  expect(request).toHaveBeenCalledWith('notify cycleOpened', { ifAvailable: true }, expect.any(Function));
  expect(readCategories()).toEqual([]);
});

it('the host notifies a signed-in player that the eggs are sold out', async () => {
  setSession(aSession());
  const { poll } = openPage();
  await poll(openSeason, 5);

  await poll(openSeason, 0);

  expect(readCategories()).toEqual(['soldOut']);
});
