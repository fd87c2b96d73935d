import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '@emberclutch/shared/api/query-client';
import { assetQueries } from '@emberclutch/shared/api/assets';
import { seasonQueries } from '@emberclutch/shared/api/seasons';
import { api, http, HttpResponse } from '@emberclutch/shared/testing/api';
import { aSeason, anEgg } from '@emberclutch/shared/testing/factories';
import { followSeason } from './follow-season.ts';

const minute = 60_000;
const noon = Date.UTC(2031, 3, 1, 12);
const quiet = { spawnCycleStart: null, spawnCycleEnd: null, seasonStart: null, seasonEnd: null };

let asked: number[] = [];
let change = {};
let machineAhead = 0;
let stop = () => {};
let stopReading = () => {};

/** A page that was opened at noon, in a world that answers by its own clock. */
async function openPage() {
  asked = [];
  api.use(
    http.get('*/v1/seasons/current', () => {
      asked.push(Math.round((Date.now() - machineAhead - noon) / minute));
      const date = new Date(Date.now() - machineAhead).toUTCString();
      return HttpResponse.json(aSeason({ ...quiet, ...change }), { headers: { date } });
    }),
  );
  const queryClient = createQueryClient();
  // As the badge does, which is on every page.
  stopReading = new QueryObserver(queryClient, seasonQueries.current()).subscribe(() => {});
  await queryClient.fetchQuery(seasonQueries.current());
  asked = [];
  stop = followSeason(queryClient);
  return queryClient;
}

/** The network answers in real turns of the event loop. */
const realTimeout = setTimeout;
const answered = () => new Promise((resolve) => realTimeout(resolve, 5));

async function pass(minutes: number, step = 1) {
  for (let passed = 0; passed < minutes; passed += step) {
    await jest.advanceTimersByTimeAsync(step * minute);
    await answered();
  }
}

function show(isVisible: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  change = {};
  machineAhead = 0;
  jest.useFakeTimers({ now: noon, doNotFake: ['queueMicrotask', 'nextTick'] });
});

afterEach(() => {
  stop();
  stopReading();
  jest.useRealTimers();
});

it('polls every half hour', async () => {
  await openPage();

  await pass(95, 5);

  expect(asked).toEqual([30, 60, 90]);
});

it('polls every five minutes within an hour of an event', async () => {
  change = { spawnCycleEnd: (noon + 55 * minute) / 1_000 };
  await openPage();

  await pass(21);

  expect(asked).toEqual([5, 10, 15, 20]);
});

it('goes by the server’s clock where the machine’s is wrong', async () => {
  machineAhead = 3 * 60 * minute;
  jest.setSystemTime(noon + machineAhead);
  change = { spawnCycleEnd: (noon + 55 * minute) / 1_000 };
  await openPage();

  await pass(11);

  expect(asked).toEqual([5, 10]);
});

it('rests while nobody looks, and asks at once when somebody does again', async () => {
  await openPage();
  show(false);
  await pass(100, 50);
  expect(asked).toEqual([]);

  show(true);
  await pass(31);

  expect(asked).toEqual([100, 130]);
});

it('asks at once after the machine slept', async () => {
  await openPage();
  await pass(2);

  jest.setSystemTime(noon + 8 * 60 * minute);
  await pass(1);

  expect(asked).toEqual([481]);
});

it('goes on after a failure', async () => {
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

it('checks what is kept every six hours, and near an event', async () => {
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
