import { findNextCycle, findOpenCycle } from './season-repository.ts';
import type { TestSpawn } from '../testing/open-test-spawn.ts';
import { basket, openTestSpawn } from '../testing/open-test-spawn.ts';

let world: TestSpawn;

beforeEach(async () => {
  world = await openTestSpawn();
});

afterEach(() => world.close());

const now = () => world.clock.now() / 1000;

/** Starts and ends of all cycles and seasons. */
async function readTimes() {
  const cycles = await world.db
    .selectFrom('cycles')
    .select(['opens_at', 'closes_at'])
    .orderBy('opens_at')
    .execute();
  const seasons = await world.db
    .selectFrom('seasons')
    .select(['starts_at', 'ends_at'])
    .orderBy('id')
    .execute();
  return {
    cycles: cycles.map(({ opens_at, closes_at }) => [opens_at, closes_at]),
    seasons: seasons.map(({ starts_at, ends_at }) => [starts_at, ends_at]),
  };
}

const shift = (times: number[][], by: number) => times.map((pair) => pair.map((time) => time + by));

async function buyEgg() {
  const lock = await (await world.signIn()).lock(basket(1));
  const { checkoutUrl = '' } = lock.json<{ checkoutUrl?: string }>();
  await world.inject({
    method: 'POST',
    url: checkoutUrl,
    payload: { number: '4242424242424242', expiry: '04/44', cvc: '123' },
  });
  return world.db.selectFrom('assets').selectAll().where('type', '=', 'DRAGON').executeTakeFirstOrThrow();
}

const readEgg = (id: number) =>
  world.db.selectFrom('assets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('extends the open cycle, and moves its eggs and all later cycles by the same time', async () => {
  const before = await readTimes();
  const egg = await buyEgg();

  await world.calendar.extendOpenCycle(600);

  const after = await readTimes();
  const [first = [], ...rest] = before.cycles;
  expect(after.cycles).toEqual([[first[0], (first[1] ?? 0) + 600], ...shift(rest, 600)]);
  const [season = [], ...later] = before.seasons;
  expect(after.seasons).toEqual([[season[0], (season[1] ?? 0) + 600], ...shift(later, 600)]);
  const waiting = await readEgg(egg.id);
  expect(waiting.hatches_at).toBe((egg.hatches_at ?? 0) + 600);
});

it('is changed by operators one after the other', async () => {
  const before = await readTimes();
  const egg = await buyEgg();

  await Promise.all(Array.from({ length: 5 }, () => world.calendar.extendOpenCycle(60)));

  const [first = [], ...rest] = before.cycles;
  expect((await readTimes()).cycles).toEqual([[first[0], (first[1] ?? 0) + 300], ...shift(rest, 300)]);
  expect((await readEgg(egg.id)).hatches_at).toBe((egg.hatches_at ?? 0) + 300);
});

it('closes the open cycle: eggs incubate, locks expire, nothing is sold', async () => {
  const egg = await buyEgg();
  await (await world.signIn()).lock(basket(2));
  world.clock.advance({ minutes: 3 });

  await world.calendar.closeOpenCycle();
  await world.runMaintenance();

  const waiting = await readEgg(egg.id);
  expect(waiting.incubates_at).toBe(now());
  expect(await world.count()).toMatchObject({ eggsLeft: world.settings.eggs - 1 });
  const refused = await (await world.signIn()).lock(basket(1));
  expect(refused.json()).toMatchObject({ code: 'cycle_closed' });
  await expect(world.calendar.closeOpenCycle()).rejects.toThrow(/^No cycle is open. The next one opens /);
});

it('opens the next cycle early for the given length, and keeps its published terms', async () => {
  await expect(world.calendar.openNextCycle(null)).rejects.toThrow(/^A cycle is open already, until 2031-/);
  world.clock.advance({ seconds: 60 });
  await world.calendar.closeOpenCycle();
  const planned = await findNextCycle(world.db, now());
  const following = (await readTimes()).cycles[2] ?? [];

  const opened = await world.calendar.openNextCycle(900);

  expect(opened).toEqual({ ...planned, opensAt: now(), closesAt: now() + 900 });
  expect(await findOpenCycle(world.db, now())).toEqual(opened);
  const pause = (following[0] ?? 0) - (planned?.closesAt ?? 0);
  expect((await findNextCycle(world.db, now()))?.opensAt).toBe(opened.closesAt + pause);
});

it('starts the next season early with its first cycle', async () => {
  const [, second = []] = (await readTimes()).seasons;
  world.clock.set((second[0] ?? 0) - 30);

  const opened = await world.calendar.openNextCycle(null);

  expect(opened).toMatchObject({ season: 'EARTH', opensAt: now() });
  expect((await readTimes()).seasons.slice(0, 2)).toEqual([
    [expect.any(Number), now()],
    [now(), (second[1] ?? 0) - 30],
  ]);
});
