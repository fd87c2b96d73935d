import { openTestSpawn } from '../testing/open-test-spawn.ts';
import type { TestSpawn } from '../testing/open-test-spawn.ts';

let world: TestSpawn;
afterEach(() => world.close());

const readCurrentSeason = async () => (await world.get('/v1/seasons/current')).json();

it('returns the season, and the open or next cycle', async () => {
  world = await openTestSpawn({ pastSeasons: 1, cycleDuration: 1_200, cyclePause: 300, cyclesPerSeason: 2 });
  const start = world.now();
  const season = {
    spawnSeason: 'EARTH',
    spawnAge: 1,
    seasonStart: start,
    seasonEnd: start + 3_000,
    active: true,
    spawnCycleStart: start + 1_500,
  };

  expect(await readCurrentSeason()).toEqual({
    ...season,
    isSpawnCycleActive: true,
    spawnCycleEnd: start + 1_200,
  });
  world.clock.advance({ minutes: 20 });
  expect(await readCurrentSeason()).toEqual({ ...season, isSpawnCycleActive: false, spawnCycleEnd: null });
});

it('extends the calendar, writing each season once in parallel runs', async () => {
  world = await openTestSpawn({ cyclesPerSeason: 1 });
  const length = world.settings.cycleDuration + world.settings.cyclePause;

  for (const name of ['EARTH', 'WATER', 'AIR']) {
    world.clock.advance({ seconds: length });
    await Promise.all([world.runMaintenance(), world.runMaintenance(), world.runMaintenance()]);
    expect(await readCurrentSeason()).toMatchObject({
      spawnSeason: name,
      spawnAge: 1,
      isSpawnCycleActive: true,
    });
  }

  const cycles = await world.db.selectFrom('cycles').select('season_id').execute();
  expect(cycles.map(({ season_id }) => season_id).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
});

it('opens a cycle immediately after a long downtime', async () => {
  world = await openTestSpawn();
  world.clock.advance({ days: 40 });
  await world.runMaintenance();

  expect(await readCurrentSeason()).toMatchObject({
    spawnSeason: 'WATER',
    isSpawnCycleActive: true,
    active: true,
  });
});
