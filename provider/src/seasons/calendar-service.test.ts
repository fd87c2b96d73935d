import { openForEach } from '../testing/open-for-tests.ts';
import { createBasket, openTestSpawn } from '../testing/open-test-spawn.ts';
import { findNextCycle, findOpenCycle } from './season-repository.ts';

const world = openForEach(openTestSpawn);

/** @returns starts and ends of all cycles and seasons */
async function readTimes() {
  const { db } = world;
  const cycles = db.selectFrom('cycles').select(['opens_at', 'closes_at']).orderBy('opens_at');
  const seasons = db.selectFrom('seasons').select(['starts_at', 'ends_at']).orderBy('id');
  return {
    cycles: (await cycles.execute()).map(({ opens_at, closes_at }) => [opens_at, closes_at]),
    seasons: (await seasons.execute()).map(({ starts_at, ends_at }) => [starts_at, ends_at]),
  };
}

/** @returns times with the first end and all later times moved */
const extendTimes = ([first, ...laterPairs]: number[][], by: number) => [
  [first?.[0], Number(first?.[1]) + by],
  ...laterPairs.map((pair) => pair.map((time) => time + by)),
];

const readEgg = () =>
  world.db
    .selectFrom('assets')
    .select(['incubates_at', 'hatches_at'])
    .where('type', '=', 'DRAGON')
    .executeTakeFirstOrThrow();

async function buyEgg() {
  await (await world.signIn()).buy(1);
  return readEgg();
}

it.each([
  ['an operator asks for it', 1],
  ['several operators ask for it at once', 5],
])(
  'extends the open cycle when %s, and moves its eggs and all later cycles by the same duration',
  async (_when, times) => {
    const timesBefore = await readTimes();
    const egg = await buyEgg();

    await Promise.all(Array.from({ length: times }, () => world.calendar.extendOpenCycle(60)));

    expect(await readTimes()).toEqual({
      cycles: extendTimes(timesBefore.cycles, times * 60),
      seasons: extendTimes(timesBefore.seasons, times * 60),
    });
    expect((await readEgg()).hatches_at).toBe((egg.hatches_at ?? 0) + times * 60);
  },
);

it('closes the open cycle: eggs incubate, locks expire, and nothing is sold', async () => {
  await buyEgg();
  await (await world.signIn()).lock(createBasket(2));
  world.clock.advance({ minutes: 3 });

  await world.calendar.closeOpenCycle();
  await world.runMaintenance();

  expect((await readEgg()).incubates_at).toBe(world.now());
  expect(await world.count()).toMatchObject({ eggsLeft: world.settings.eggs - 1 });
  const rejection = await (await world.signIn()).lock(createBasket(1));
  expect(rejection.json()).toMatchObject({ code: 'cycle_closed' });
  await expect(world.calendar.closeOpenCycle()).rejects.toThrow(/^No cycle is open. The next one opens /);
});

it('opens the next cycle early for the given length, and keeps its published terms', async () => {
  await expect(world.calendar.openNextCycle(null)).rejects.toThrow(/^A cycle is open already, until 2031-/);
  world.clock.advance({ seconds: 60 });
  await world.calendar.closeOpenCycle();
  const now = world.now();
  const plannedCycle = await findNextCycle(world.db, now);
  const followingTimes = (await readTimes()).cycles[2] ?? [];

  const openedCycle = await world.calendar.openNextCycle(900);

  expect(openedCycle).toEqual({ ...plannedCycle, opensAt: now, closesAt: now + 900 });
  expect(await findOpenCycle(world.db, now)).toEqual(openedCycle);
  const pause = (followingTimes[0] ?? 0) - (plannedCycle?.closesAt ?? 0);
  expect((await findNextCycle(world.db, now))?.opensAt).toBe(openedCycle.closesAt + pause);
});

it('starts the next season early with its first cycle', async () => {
  const [, secondSeason = []] = (await readTimes()).seasons;
  world.clock.set((secondSeason[0] ?? 0) - 30);

  const openedCycle = await world.calendar.openNextCycle(null);

  expect(openedCycle).toMatchObject({ season: 'EARTH', opensAt: world.now() });
  expect((await readTimes()).seasons.slice(0, 2)).toEqual([
    [expect.any(Number), world.now()],
    [world.now(), (secondSeason[1] ?? 0) - 30],
  ]);
});

describe('seasons planned by a clock that was 400 days ahead', () => {
  const planAhead = async () => {
    world.clock.advance({ days: 400 });
    await world.calendar.ensureSeasons();
  };

  it('seasons planned by a clock that was 400 days ahead are moved to follow the previous season, with their published terms', async () => {
    await planAhead();
    const plannedCycle = await world.db.selectFrom('cycles').selectAll().orderBy('id').execute();
    world.clock.advance({ days: -400 });

    await Promise.all([1, 2, 3].map(() => world.calendar.ensureSeasons()));

    const { seasons } = await readTimes();
    expect(seasons.slice(1).map(([start]) => start)).toEqual(seasons.slice(0, -1).map(([, end]) => end));
    const movedCycles = await world.db.selectFrom('cycles').selectAll().orderBy('id').execute();
    const toTerms = ({ opens_at, closes_at, ...terms }: (typeof movedCycles)[number]) => [
      terms,
      closes_at - opens_at,
    ];
    expect(movedCycles.map(toTerms)).toEqual(plannedCycle.map(toTerms));
    // At any later time, a cycle is open or opens soon.
    for (let hours = 0; hours < 14; hours += 1) {
      await world.calendar.ensureSeasons();
      expect((await findNextCycle(world.db, world.now()))?.opensAt).toBeLessThan(world.now() + 3_600);
      world.clock.advance({ hours: 1 });
    }
  });

  it('seasons planned by a clock that was 400 days ahead are left to the operator if an egg was sold in them', async () => {
    await planAhead();
    await buyEgg();
    const timesBefore = await readTimes();
    world.clock.advance({ days: -400 });

    await world.calendar.ensureSeasons();

    expect(await readTimes()).toEqual(timesBefore);
  });

  it('seasons planned by a clock that was 400 days ahead are not moved by a slow clock', async () => {
    await planAhead();
    const timesBefore = await readTimes();
    world.clock.advance({ days: -800 });

    await world.calendar.ensureSeasons();

    expect(await readTimes()).toEqual(timesBefore);
  });
});
