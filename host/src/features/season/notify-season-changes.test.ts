import { waitFor } from '@testing-library/react';
import { createQueryClient } from '@emberclutch/shared/api/query-client';
import { seasonQueries } from '@emberclutch/shared/api/seasons';
import {
  clearNotificationHistory,
  signOut,
  dismissNotification,
  setSession,
  notificationsAtom,
  store,
} from '@emberclutch/shared/state';
import { api, http, HttpResponse } from '@emberclutch/shared/testing/api';
import { aSeason, aSession, anAvailability } from '@emberclutch/shared/testing/factories';
import { notifySeasonChanges } from './notify-season-changes.ts';

const inDays = (days: number) => Math.floor(Date.now() / 1_000) + days * 86_400;
const open = aSeason({ spawnCycleEnd: inDays(2), seasonEnd: inDays(9) });
const closed = { ...open, isSpawnCycleActive: false, spawnCycleEnd: null };

const shown = () => store.get(notificationsAtom).map(({ category }) => category);

let stop = () => {};

/** A page that looks again and again. */
function openPage() {
  const queryClient = createQueryClient();
  stop = notifySeasonChanges(queryClient);
  return {
    queryClient,
    look: async (season = open, eggs = 5) => {
      api.use(
        http.get('*/v1/seasons/current', () => HttpResponse.json(season)),
        http.get('*/v1/eggs/available', () =>
          HttpResponse.json(anAvailability({ eggs: { count: eggs, fee: '25.00' } })),
        ),
      );
      // Counts are fresh for seconds, looks are minutes apart.
      await queryClient.invalidateQueries({ queryKey: ['spawn'], refetchType: 'none' });
      await queryClient.fetchQuery({ ...seasonQueries.current(), staleTime: 0 });
      await waitUntilQuiet(queryClient);
    },
  };
}

const waitUntilQuiet = (queryClient: ReturnType<typeof createQueryClient>) =>
  waitFor(() => expect(queryClient.isFetching()).toBe(0));

afterEach(() => {
  stop();
  store.get(notificationsAtom).forEach(({ id }) => dismissNotification(id));
  clearNotificationHistory();
  signOut();
  Reflect.deleteProperty(navigator, 'locks');
});

it('tells a visitor that a cycle has opened', async () => {
  const { look } = openPage();

  await look(closed);
  expect(shown()).toEqual([]);
  await look(open);

  expect(shown()).toEqual(['cycleOpened']);
});

it('compares with what the page knew before it was there', async () => {
  const { look, queryClient } = openPage();
  await look(closed);
  stop();

  stop = notifySeasonChanges(queryClient);
  await look(open);

  expect(shown()).toEqual(['cycleOpened']);
});

it('warns at each look while an end is near, though nothing has changed since the last', async () => {
  const ending = { ...open, spawnCycleEnd: Math.floor(Date.now() / 1_000) + 3_700 };
  const { look } = openPage();
  await look(ending);
  expect(shown()).toEqual([]);

  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 200_000);
  await look(ending);

  expect(shown()).toEqual(['cycleEnding']);
});

it('leaves it to another tab that tells the same at this moment', async () => {
  const { look } = openPage();
  await look(closed);
  const request = jest.fn((_name: string, _options: LockOptions, act: LockGrantedCallback<unknown>) =>
    Promise.resolve(act(null)),
  );
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

  await look(open);

  expect(request).toHaveBeenCalledWith('tell cycleOpened', { ifAvailable: true }, expect.any(Function));
  expect(shown()).toEqual([]);
});

it('tells a player that the eggs are sold out', async () => {
  setSession(aSession());
  const { look } = openPage();
  await look(open, 5);

  await look(open, 0);

  expect(shown()).toEqual(['soldOut']);
});

it('does not ask for a visitor what is left', async () => {
  const { look, queryClient } = openPage();

  await look(open, 5);

  expect(queryClient.getQueryData(['spawn', 'availability'])).toBeUndefined();
});

it('says nothing where the season cannot be read', async () => {
  const { look, queryClient } = openPage();
  await look(closed);
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json({}, { status: 400 })));

  await queryClient.fetchQuery({ ...seasonQueries.current(), staleTime: 0 }).catch(() => undefined);

  expect(shown()).toEqual([]);
});
