import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { createWorldClock } from './create-world-clock.ts';

const start = 1_790_000_000_000;

/** Milliseconds since `start`. Only tests advance it. */
let elapsed = 0;
/** Current error of the machine's clock. */
let skew = 0;
/** Travel times of each request and its response, in milliseconds. */
let getTravelTimes: (requestCount: number) => [there: number, back: number] = () => [0, 0];
let requestCount = 0;

beforeEach(() => {
  [elapsed, skew, requestCount] = [0, 0, 0];
  jest.spyOn(Date, 'now').mockImplementation(() => start + elapsed + skew);
  jest.spyOn(performance, 'now').mockImplementation(() => elapsed);
  api.use(
    http.get('*/v1/world/clock', () => {
      requestCount += 1;
      const [there, back] = getTravelTimes(requestCount);
      elapsed += there;
      const now = start + elapsed;
      elapsed += back;
      return HttpResponse.json({ now });
    }),
  );
});

afterEach(() => jest.restoreAllMocks());

const { signal } = new AbortController();

/** Milliseconds after which a correction has taken effect. */
const correctionMs = 3_000;

/** Synchronizes one browser on a machine whose clock is wrong by `wrongBy` milliseconds. @returns its time */
async function openBrowser(wrongBy: number): Promise<() => number> {
  skew = wrongBy;
  const clock = createWorldClock();
  await clock.start(signal);
  await clock.sync(signal);
  return () => {
    skew = wrongBy;
    return clock.now();
  };
}

/** Two browsers with wrong clocks. In one, the request takes the whole round trip; in the other, the response does. */
async function openTwoBrowsers(roundTrip: number): Promise<number[]> {
  getTravelTimes = () => [roundTrip, 0];
  const readFirst = await openBrowser(-90_000);
  getTravelTimes = () => [0, roundTrip];
  const readSecond = await openBrowser(3_600_000);
  elapsed += correctionMs;
  return [readFirst(), readSecond(), start + elapsed];
}

it('two browsers with wrong clocks agree on the time within a round trip', async () => {
  const instants = await openTwoBrowsers(99);

  expect(Math.max(...instants) - Math.min(...instants)).toBeLessThanOrEqual(99);
});

it('the clock uses the response with the shortest round trip', async () => {
  getTravelTimes = (request) => (request === 3 ? [4, 6] : [20, 60]);
  const readClock = await openBrowser(-90_000);
  elapsed += correctionMs;

  // The response took 6 ms, 1 ms more than half the round trip.
  expect(readClock() - (start + elapsed)).toBe(-1);
  expect(requestCount).toBe(6);
});

it('the clock starts after one request, and corrects the error later without a jump', async () => {
  getTravelTimes = (request) => (request === 1 ? [800, 0] : [10, 10]);
  const clock = createWorldClock();
  await clock.start(signal);
  expect(requestCount).toBe(1);
  expect(clock.now() - (start + elapsed)).toBe(400);

  await clock.sync(signal);
  const errors: number[] = [];
  for (let step = 0; step <= 30; step += 1) {
    errors.push(clock.now() - (start + elapsed));
    elapsed += correctionMs / 30;
  }

  expect(errors.at(-1)).toBe(0);
  const changes = errors.slice(1).map((error, index) => Math.abs(error - (errors[index] ?? 0)));
  // Time never runs backwards, and slows down by at most a seventh.
  expect(Math.max(...changes)).toBeLessThan(correctionMs / 30 / 7);
});

it('the clock corrects a large error at once, for example after the computer slept', async () => {
  const clock = createWorldClock();
  await clock.start(signal);
  skew = -60_000;

  await clock.sync(signal);

  expect(clock.now()).toBe(start + elapsed);
});
