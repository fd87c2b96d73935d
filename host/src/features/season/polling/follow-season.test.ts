import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aSeason, anEgg } from '@emberclutch/web/testing/factories.tsx';
import { followSeason } from './follow-season.ts';

const minute = 60_000;
const noon = Date.UTC(2031, 3, 1, 12);
const quiet = { spawnCycleStart: null, spawnCycleEnd: null, seasonStart: null, seasonEnd: null };

/** Minutes after noon, by the server's clock, at which the season was requested. */
let requestedAt: number[] = [];
let stop = () => {};

/**
 * Opens a page at noon; responses carry the server's clock.
 * @param clockSkew how far the machine's clock is ahead of the server's, in milliseconds
 */
async function openPage(change = {}, clockSkew = 0) {
  jest.setSystemTime(noon + clockSkew);
  api.use(
    http.get('*/v1/seasons/current', () => {
      requestedAt.push(Math.round((Date.now() - clockSkew - noon) / minute));
      const date = new Date(Date.now() - clockSkew).toUTCString();
      return HttpResponse.json(aSeason({ ...quiet, ...change }), { headers: { date } });
    }),
  );
  const queryClient = createQueryClient();
  // Observed like the season badge of every page.
  const stopObserving = new QueryObserver(queryClient, seasonQueries.current()).subscribe(() => {});
  await queryClient.fetchQuery(seasonQueries.current());
  requestedAt = [];
  const stopFollowing = followSeason(queryClient);
  stop = () => {
    stopFollowing();
    stopObserving();
  };
  return queryClient;
}

/** The real timer: responses arrive in real event loop turns, not by the fake timers. */
const realTimeout = setTimeout;
const responsesArrive = () => new Promise((resolve) => realTimeout(resolve, 5));

async function pass(minutes: number, step = 1) {
  for (let passed = 0; passed < minutes; passed += step) {
    await jest.advanceTimersByTimeAsync(step * minute);
    await responsesArrive();
  }
}

function show(isVisible: boolean) {
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
  ['by the server’s clock where the machine’s is wrong', nearEvent, 180 * minute, 10, [5, 10]],
])('the page polls %s', async (_when, change, clockSkew, minutes, polls) => {
  await openPage(change, clockSkew);

  await pass(minutes, 5);

  expect(requestedAt).toEqual(polls);
});

it('the page pauses while the page is hidden, and polls at once when it becomes visible', async () => {
  await openPage();
  show(false);
  await pass(100, 50);
  expect(requestedAt).toEqual([]);

  show(true);
  await pass(31);

  expect(requestedAt).toEqual([100, 130]);
});

it('the page polls at once after the machine slept', async () => {
  await openPage();
  await pass(2);

  jest.setSystemTime(noon + 8 * 60 * minute);
  await pass(1);

  expect(requestedAt).toEqual([481]);
});

it('the page continues after a failure', async () => {
  await openPage();
  let failures = 0;
  api.use(
    http.get('*/v1/seasons/current', () => {
      failures += 1;
      return HttpResponse.json({ title: 'No' }, { status: 400 });
    }),
  );

  await pass(61, 5);

  expect(failures).toBe(2);
});

it('the page refreshes the cache every six hours', async () => {
  const queryClient = await openPage();
  const { queryKey } = assetQueries.one(77);
  queryClient.setDefaultOptions({ queries: { gcTime: Number.POSITIVE_INFINITY } });
  queryClient.setQueryData(queryKey, anEgg({ id: 77 }));
  const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated;

  await pass(355, 5);
  expect(isStale()).toBe(false);
  await pass(10, 5);

  expect(isStale()).toBe(true);
});
