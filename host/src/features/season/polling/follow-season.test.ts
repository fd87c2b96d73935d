import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aSeason, anEgg } from '@emberclutch/web/testing/factories.tsx';
import { followSeason } from './follow-season.ts';

const minute = 60_000;
const noon = Date.UTC(2031, 3, 1, 12);
const noEvents = { spawnCycleStart: null, spawnCycleEnd: null, seasonStart: null, seasonEnd: null };

/** Times at which the season was requested: minutes after noon by the server's clock. */
let requestMinutes: number[] = [];
let stop = () => {};

/**
 * Opens a page at noon. Responses have the time of the server in their `Date` header.
 * @param clockSkew how far the machine's clock is ahead of the server's, in milliseconds
 */
async function openPage(change = {}, clockSkew = 0) {
  jest.setSystemTime(noon + clockSkew);
  api.use(
    http.get('*/v1/seasons/current', () => {
      requestMinutes.push(Math.round((Date.now() - clockSkew - noon) / minute));
      const date = new Date(Date.now() - clockSkew).toUTCString();
      return HttpResponse.json(aSeason({ ...noEvents, ...change }), { headers: { date } });
    }),
  );
  const queryClient = createQueryClient();
  // Observed like the season badge of every page.
  const stopObserving = new QueryObserver(queryClient, seasonQueries.current()).subscribe(() => {});
  await queryClient.fetchQuery(seasonQueries.current());
  requestMinutes = [];
  const stopFollowing = followSeason(queryClient);
  stop = () => {
    stopFollowing();
    stopObserving();
  };
  return queryClient;
}

/** The real timer: responses arrive in tasks of the real event loop, which fake timers do not advance. */
const realTimeout = setTimeout;
const waitForResponses = () => new Promise((resolve) => realTimeout(resolve, 5));

async function passMinutes(minutes: number, step = 1) {
  for (let elapsed = 0; elapsed < minutes; elapsed += step) {
    await jest.advanceTimersByTimeAsync(step * minute);
    await waitForResponses();
  }
}

function setVisible(isVisible: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => jest.useFakeTimers({ now: noon, doNotFake: ['queueMicrotask', 'nextTick'] }));

afterEach(() => {
  stop();
  jest.useRealTimers();
});

const nearEvent = { spawnCycleEnd: (noon + 55 * minute) / 1_000 };

it.each([
  ['every half hour', {}, 0, 95, [30, 60, 90]],
  ['every five minutes within an hour of an event', nearEvent, 0, 20, [5, 10, 15, 20]],
  ['by the server’s clock if the machine’s clock is wrong', nearEvent, 180 * minute, 10, [5, 10]],
])('the page polls %s', async (_when, change, clockSkew, minutes, polls) => {
  await openPage(change, clockSkew);

  await passMinutes(minutes, 5);

  expect(requestMinutes).toEqual(polls);
});

it('the page stops polling while it is hidden, and polls at once when it becomes visible', async () => {
  await openPage();
  setVisible(false);
  await passMinutes(100, 50);
  expect(requestMinutes).toEqual([]);

  setVisible(true);
  await passMinutes(31);

  expect(requestMinutes).toEqual([100, 130]);
});

it('the page polls at once after the machine slept', async () => {
  await openPage();
  await passMinutes(2);

  jest.setSystemTime(noon + 8 * 60 * minute);
  await passMinutes(1);

  expect(requestMinutes).toEqual([481]);
});

it('the page continues polling after a failure', async () => {
  await openPage();
  let failures = 0;
  api.use(
    http.get('*/v1/seasons/current', () => {
      failures += 1;
      return HttpResponse.json({ title: 'No' }, { status: 400 });
    }),
  );

  await passMinutes(61, 5);

  expect(failures).toBe(2);
});

it('the page marks cached assets as stale every six hours', async () => {
  const queryClient = await openPage();
  const { queryKey } = assetQueries.one(77);
  queryClient.setDefaultOptions({ queries: { gcTime: Number.POSITIVE_INFINITY } });
  queryClient.setQueryData(queryKey, anEgg({ id: 77 }));
  const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated;

  await passMinutes(355, 5);
  expect(isStale()).toBe(false);
  await passMinutes(10, 5);

  expect(isStale()).toBe(true);
});
