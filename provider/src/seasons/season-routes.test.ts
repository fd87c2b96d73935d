import { createHash, createHmac } from 'node:crypto';
import type { TestSpawn } from '../testing/open-test-spawn.ts';
import { basket, openTestSpawn } from '../testing/open-test-spawn.ts';

let world: TestSpawn;
afterEach(() => world.close());

const current = async () => (await world.inject({ url: '/v1/seasons/current' })).json();

it('returns the season, and the open or next cycle', async () => {
  world = await openTestSpawn({ pastSeasons: 5, cycleOpen: 1_200, cyclePause: 300, cyclesPerSeason: 2 });
  const start = world.clock.now() / 1000;
  const season = {
    spawnSeason: 'EARTH',
    spawnAge: 2,
    seasonStart: start,
    seasonEnd: start + 3_000,
    active: true,
  };

  expect(await current()).toEqual({
    ...season,
    isSpawnCycleActive: true,
    spawnCycleEnd: start + 1_200,
    spawnCycleStart: start + 1_500,
  });
  world.clock.advance({ minutes: 20 });
  expect(await current()).toEqual({
    ...season,
    isSpawnCycleActive: false,
    spawnCycleEnd: null,
    spawnCycleStart: start + 1_500,
  });
});

it('extends the calendar, writing each season once in parallel runs', async () => {
  world = await openTestSpawn({ cyclesPerSeason: 1 });
  const length = world.settings.cycleOpen + world.settings.cyclePause;

  for (const name of ['EARTH', 'WATER', 'AIR']) {
    world.clock.advance({ seconds: length });
    await Promise.all([world.runMaintenance(), world.runMaintenance(), world.runMaintenance()]);
    expect(await current()).toMatchObject({ spawnSeason: name, spawnAge: 1, isSpawnCycleActive: true });
  }

  const cycles = await world.db.selectFrom('cycles').select('season_id').execute();
  expect(cycles.map(({ season_id }) => season_id).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
});

it('opens a cycle at once after a long downtime', async () => {
  world = await openTestSpawn();
  world.clock.advance({ days: 40 });
  await world.runMaintenance();

  expect(await current()).toMatchObject({ spawnSeason: 'WATER', isSpawnCycleActive: true, active: true });
});

it('derives genomes from the secret whose hash was published before', async () => {
  world = await openTestSpawn();
  const player = await world.signIn();
  const { checkoutUrl } = (await player.lock(basket(2))).json();
  await world.inject({ method: 'POST', url: checkoutUrl, payload: testCard });

  const { id, secret, secret_hash } = await world.db
    .selectFrom('cycles')
    .selectAll()
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const eggs = await world.db.selectFrom('assets').select(['id', 'genome']).execute();

  expect(secret_hash).toBe(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'));
  expect(eggs).toHaveLength(2);
  for (const egg of eggs)
    expect(egg.genome).toBe(
      createHmac('sha256', Buffer.from(secret, 'hex')).update(`${id}:${egg.id}`).digest('hex'),
    );
});

const testCard = { number: '4242424242424242', expiry: '04/44', cvc: '123' };
