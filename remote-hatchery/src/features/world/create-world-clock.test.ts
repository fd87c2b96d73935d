import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { createWorldClock } from './create-world-clock.ts';
import { locateDragon } from '@emberclutch/world/simulation/locate-dragon.ts';

/** Maximum difference of two clocks in milliseconds, and maximum speed of a dragon in units per second. */
const [maxLag, maxSpeed] = [100, 150];

/** One browser, whose machine has a clock that is wrong by `skew` milliseconds. */
async function openBrowser(skew: number): Promise<() => number> {
  const right = Date.now.bind(Date);
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => right() + skew);
  const worldClock = createWorldClock();
  await worldClock.sync(AbortSignal.timeout(5_000));
  clock.mockRestore();
  return () => {
    const wrong = jest.spyOn(Date, 'now').mockImplementation(() => right() + skew);
    const now = worldClock.now();
    wrong.mockRestore();
    return now;
  };
}

it('makes two browsers with wrong clocks agree on the time and on the position of a dragon', async () => {
  const right = Date.now.bind(Date);
  api.use(http.get('*/v1/world/clock', () => HttpResponse.json({ now: right() })));
  const [one, other] = [await openBrowser(-90_000), await openBrowser(3_600_000)];

  const instants = [one(), other(), right()];
  expect(Math.max(...instants) - Math.min(...instants)).toBeLessThan(maxLag);
  const [here, there] = instants.map((now) => locateDragon({ id: 12, house: 'FIRE', magic: 'AIR' }, now));
  expect(Math.hypot((here?.x ?? 0) - (there?.x ?? 9e9), (here?.y ?? 0) - (there?.y ?? 0))).toBeLessThan(
    (maxSpeed * maxLag) / 1_000,
  );
});

it('asks again after a pause while all answers were slow', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance', 'Date'] });
  let asked = 0;
  let elapsed = 0;
  // Each round trip takes 400 ms until the seventh, which takes 10 ms.
  jest.spyOn(performance, 'now').mockImplementation(() => (elapsed += asked < 7 ? 200 : 5));
  jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  api.use(
    http.get('*/v1/world/clock', () => {
      asked += 1;
      return HttpResponse.json({ now: 2_000_000 });
    }),
  );
  const clock = createWorldClock();
  const isDone = clock.sync(AbortSignal.timeout(60_000));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(asked).toBeGreaterThanOrEqual(5);
  await jest.advanceTimersByTimeAsync(30_000);
  await isDone;

  expect(asked).toBeGreaterThan(5);
  expect(asked).toBeLessThan(20);
  expect(Math.abs(clock.now() - 2_000_000)).toBeLessThan(50);
});
