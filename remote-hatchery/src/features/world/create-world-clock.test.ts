import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { createWorldClock } from './create-world-clock.ts';

/** Maximum difference of two clocks in milliseconds. */
const maxLag = 100;

const start = 1_790_000_000_000;

/** Milliseconds since `start`. Only tests advance it. */
let passed = 0;
/** Current error of the machine's clock. */
let skew = 0;
/** Travel times of each request and its response, in milliseconds. */
let ways: (requestCount: number) => [there: number, back: number] = () => [0, 0];
let requestCount = 0;

beforeEach(() => {
  [passed, skew, requestCount] = [0, 0, 0];
  jest.spyOn(Date, 'now').mockImplementation(() => start + passed + skew);
  jest.spyOn(performance, 'now').mockImplementation(() => passed);
  api.use(
    http.get('*/v1/world/clock', () => {
      requestCount += 1;
      const [there, back] = ways(requestCount);
      passed += there;
      const now = start + passed;
      passed += back;
      return HttpResponse.json({ now });
    }),
  );
});

afterEach(() => jest.restoreAllMocks());

/** Synchronizes one browser on a machine whose clock is wrong by `wrongBy` milliseconds. @returns its time */
async function openBrowser(wrongBy: number): Promise<() => number> {
  skew = wrongBy;
  const clock = createWorldClock();
  await clock.sync(new AbortController().signal);
  return () => {
    skew = wrongBy;
    return clock.now();
  };
}

/** Two browsers with wrong clocks. For one of them the request takes the whole round trip, for the other the response does. */
async function openTwoBrowsers(roundTrip: number): Promise<number[]> {
  ways = () => [roundTrip, 0];
  const one = await openBrowser(-90_000);
  ways = () => [0, roundTrip];
  const other = await openBrowser(3_600_000);
  return [one(), other(), start + passed];
}

it('makes two browsers with wrong clocks agree on the time, with the slowest round trip that counts as exact', async () => {
  const instants = await openTwoBrowsers(maxLag - 1);

  expect(Math.max(...instants) - Math.min(...instants)).toBeLessThan(maxLag);
});

it('uses the response with the shortest round trip', async () => {
  ways = (request) => (request === 3 ? [4, 6] : [20, 60]);
  const now = await openBrowser(-90_000);

  // It arrived 1 ms later than half the round trip.
  expect(now() - (start + passed)).toBe(-1);
  expect(requestCount).toBe(5);
});

it('repeats the request after a pause while all responses are slow', async () => {
  const setTimer = globalThis.setTimeout;
  const pauses: number[] = [];
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((handler, ms) => {
    if (ms !== 2_000) return setTimer(handler, ms);
    pauses.push(ms);
    passed += ms;
    return setTimer(handler);
  });
  ways = (request) => (request < 7 ? [390, 10] : [10, 0]);
  const now = await openBrowser(0);

  expect(pauses).toEqual([2_000, 2_000]);
  expect(requestCount).toBe(7);
  expect(Math.abs(now() - (start + passed))).toBeLessThanOrEqual(5);
});
