import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { asOperator } from '../testing/open-test-provider.ts';
import type { TestSpawn } from '../testing/open-test-spawn.ts';
import { openTestSpawn } from '../testing/open-test-spawn.ts';
import { sampleAccounts } from './sample-accounts.ts';
import { buySampleEggs } from './buy-sample-eggs.ts';
import { createAccounts } from './seed-repository.ts';

let world: TestSpawn;
afterEach(() => world.close());

/** Opens a world with the sample accounts. @returns a function that runs the background job once */
async function openWorld(calendar: Parameters<typeof openTestSpawn>[0] = {}): Promise<() => Promise<void>> {
  world = await openTestSpawn(calendar);
  const { db, clock } = world;
  const accounts = sampleAccounts.map((account) => ({
    ...account,
    id: randomUUID(),
    createdAt: world.now(),
  }));
  await createAccounts(db, accounts);
  const spawnLocks = world.openSpawnLocks();
  return () => buySampleEggs({ db, clock, spawnLocks, payments: world.payments });
}

it('keeps sealed eggs in every open cycle of an idle world, under the rules of every purchase', async () => {
  const runJob = await openWorld();
  const { cycleDuration, cyclePause } = world.settings;

  const sealedCounts = { whileOpen: new Array<number>(), whileClosed: new Array<number>() };

  // Covers two cycles and the pause between them, with one run per minute.
  for (let minute = 0; minute < (2 * cycleDuration + cyclePause) / 60; minute += 1) {
    const isOpen = (minute * 60) % (cycleDuration + cyclePause) < cycleDuration;
    await runJob();
    const stats = (await world.get('/v1/assets/stats')).json<{ totalSealedEggs: number }>();
    sealedCounts[isOpen ? 'whileOpen' : 'whileClosed'].push(stats.totalSealedEggs);
    world.clock.advance({ minutes: 1 });
    await world.runMaintenance();
  }
  expect(Math.min(...sealedCounts.whileOpen)).toBeGreaterThan(0);
  expect(new Set(sealedCounts.whileClosed)).toEqual(new Set([0]));

  const stock = world.db
    .selectFrom('stock')
    .selectAll()
    .where('kind', '=', 'egg')
    .orderBy('cycle_id')
    .limit(3);
  const soldCounts = (await stock.execute()).map(({ initial, remaining }) => initial - remaining);
  // One run per minute does not reach the last egg of 48.
  expect(soldCounts).toEqual([47, 47, 0]);
  expect(await world.findDifferences()).toEqual([]);
  // Addresses without an inbox get no receipts.
  expect((await world.get('/outbox.json', asOperator)).json()).toEqual([]);
});

it('keeps buying a few eggs of each cycle in a large world', async () => {
  const runJob = await openWorld();
  const { cycleDuration, cyclePause } = world.settings;
  await world.db
    .insertInto('assets')
    .columns(['type', 'season', 'season_age', 'golden', 'created_at', 'modified_at', 'is_seeded'])
    .expression(sql`select 'GATEWAY_KEY', 'EARTH', 1, false, 0, 0, true from generate_series(1, 12000)`)
    .execute();

  for (let minute = 0; minute < (cycleDuration + cyclePause) / 60; minute += 1) {
    await runJob();
    world.clock.advance({ minutes: 1 });
  }

  expect((await world.count()).eggs).toBeGreaterThan(0);
  expect((await world.count()).eggs).toBeLessThanOrEqual(6);
});

it('leaves a small stock to players, and buys nothing in a world without sample accounts', async () => {
  const runJob = await openWorld({ eggs: 7 });
  await runJob();
  expect(await world.count()).toMatchObject({ eggsLeft: 7, eggs: 0 });
  await world.close();

  const runJobInOtherWorld = await openWorld();
  await world.db.deleteFrom('accounts').execute();
  await runJobInOtherWorld();
  expect(await world.count()).toMatchObject({ eggsLeft: 500, eggs: 0 });
});
