import { findNextCycle, findOpenCycle } from './season-repository.ts';
import type { TestSpawn } from '../testing/open-test-spawn.ts';
import { basket, openTestSpawn } from '../testing/open-test-spawn.ts';
import { closeOpenCycle, extendOpenCycle, openNextCycle } from './calendar-control.ts';

let world: TestSpawn;

beforeEach(async () => {
  world = await openTestSpawn();
}, 30_000);

afterEach(() => world.close());

const now = () => world.clock.now() / 1000;

/** Beginnings and ends of all cycles and seasons, relative to the first. */
async function calendar() {
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

const plus = (times: number[][], by: number) => times.map((pair) => pair.map((time) => time + by));

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

it('extends the open cycle: its eggs and all that follows come later by as much', async () => {
  const before = await calendar();
  const egg = await buyEgg();

  await extendOpenCycle(world.db, now(), 600);

  const after = await calendar();
  const [first = [], ...rest] = before.cycles;
  expect(after.cycles).toEqual([[first[0], (first[1] ?? 0) + 600], ...plus(rest, 600)]);
  const [season = [], ...later] = before.seasons;
  expect(after.seasons).toEqual([[season[0], (season[1] ?? 0) + 600], ...plus(later, 600)]);
  const waiting = await world.db
    .selectFrom('assets')
    .selectAll()
    .where('id', '=', egg.id)
    .executeTakeFirstOrThrow();
  expect(waiting.hatches_at).toBe((egg.hatches_at ?? 0) + 600);
});

it('closes it now: eggs incubate, nothing is sold, what was held goes back', async () => {
  const egg = await buyEgg();
  await (await world.signIn()).lock(basket(2));
  world.clock.advance({ minutes: 3 });

  await closeOpenCycle(world.db, now());
  await world.runSpawnMaintenance();

  const waiting = await world.db
    .selectFrom('assets')
    .selectAll()
    .where('id', '=', egg.id)
    .executeTakeFirstOrThrow();
  expect(waiting.incubates_at).toBe(now());
  expect(await world.count()).toMatchObject({ eggsLeft: world.settings.eggs - 1 });
  const refused = await (await world.signIn()).lock(basket(1));
  expect(refused.json()).toMatchObject({ code: 'cycle_closed' });
  await expect(closeOpenCycle(world.db, now())).rejects.toThrow(/^No cycle is open. The next one opens /);
});

it('opens the next one early, for as long as asked, and keeps what was published for it', async () => {
  await expect(openNextCycle(world.db, now(), null)).rejects.toThrow(/^A cycle is open already, until 2031-/);
  world.clock.advance({ seconds: 60 });
  await closeOpenCycle(world.db, now());
  const planned = await findNextCycle(world.db, now());
  const following = (await calendar()).cycles[2] ?? [];

  const opened = await openNextCycle(world.db, now(), 900);

  expect(opened).toEqual({ ...planned, opensAt: now(), closesAt: now() + 900 });
  expect(await findOpenCycle(world.db, now())).toEqual(opened);
  const pause = (following[0] ?? 0) - (planned?.closesAt ?? 0);
  expect((await findNextCycle(world.db, now()))?.opensAt).toBe(opened.closesAt + pause);
});

it('begins the next season early where its cycle is the next one', async () => {
  const [, second = []] = (await calendar()).seasons;
  world.clock.set((second[0] ?? 0) - 30);

  const opened = await openNextCycle(world.db, now(), null);

  expect(opened).toMatchObject({ season: 'EARTH', opensAt: now() });
  expect((await calendar()).seasons.slice(0, 2)).toEqual([
    [expect.any(Number), now()],
    [now(), (second[1] ?? 0) - 30],
  ]);
});
