import { LockRequest } from '@emberclutch/contract/spawn/input/lock-request.ts';
import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import { sql } from 'kysely';
import { moveCycleEnd } from '../../seasons/calendar-shift-repository.ts';
import { lockStockOfOpenCycle } from '../../seasons/stock-repository.ts';
import type { Player, TestSpawn } from '../../testing/open-test-spawn.ts';
import { createBasket, openTestSpawn } from '../../testing/open-test-spawn.ts';
import { waitForBlockedStatements } from '../../testing/wait-for-blocked-statements.ts';

let world: TestSpawn;
afterEach(() => world.close());

const lockInParallel = (players: Player[], toEggCount: (index: number) => number) =>
  Promise.all(players.map((player, index) => player.lock(createBasket(toEggCount(index)))));

it('locks exactly the stock under parallel requests', async () => {
  world = await openTestSpawn({ eggs: 50 });
  const players = await world.signInMany(80);

  const responses = await lockInParallel(players, (index) => (index % 3) + 1);

  const heldLocks = await world.db.selectFrom('locks').select('eggs').where('state', '=', 'held').execute();
  expect(heldLocks.reduce((sum, { eggs }) => sum + eggs, 0)).toBe(50);
  expect(heldLocks).toHaveLength(responses.filter(({ statusCode }) => statusCode === 200).length);
  expect(await world.count()).toMatchObject({ eggsLeft: 0 });
});

it('rejects an account that sends many requests at once, and serves the others', async () => {
  world = await openTestSpawn({ eggs: 100 });
  const floodingPlayer = await world.signIn();
  const otherPlayer = await world.signIn();
  const locks = world.openSpawnLocks();
  const body = LockRequest.parse(createBasket(1));

  const flood = Array.from({ length: 21 }, () => locks.lock(floodingPlayer.id, body));
  const otherLock = locks.lock(otherPlayer.id, body);
  const outcomes = await Promise.allSettled(flood);

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(outcomes.at(-1)).toMatchObject({
    reason: { code: 'too_many_requests', retryAfter: 1 },
  });
  expect(await otherLock).toEqual(expect.objectContaining({ id: expect.any(Number) }));
  expect(await locks.lock(floodingPlayer.id, body)).toEqual(
    expect.objectContaining({ id: expect.any(Number) }),
  );
});

it('gives every account of a batch its own lock, including accounts that already hold one', async () => {
  world = await openTestSpawn({ eggs: 100 });
  const players = await world.signInMany(12);
  await lockInParallel(
    players.filter((_, index) => index % 3 === 1),
    () => 1,
  );

  const responses = await lockInParallel(players, (index) => (index % 2) + 1);

  const locks = await Promise.all(
    players.map(async ({ get }, index) =>
      (await get(`/v1/eggs/spawn/lock/${responses[index]?.json().id}`)).json(),
    ),
  );
  expect(locks.map(({ state, eggs }) => [state, eggs.count])).toEqual(
    players.map((_, index) => ['held', (index % 2) + 1]),
  );
});

it('rejects a basket that exceeds the stock, reports the remaining stock, and then grants smaller baskets', async () => {
  world = await openTestSpawn({ eggs: 5 });
  const [first, second, third] = await world.signInMany(3);

  const responses = [
    await first?.lock(createBasket(3)),
    await second?.lock(createBasket(4)),
    await third?.lock(createBasket(2)),
  ];

  expect(responses.map((response) => response?.statusCode)).toEqual([200, 409, 200]);
  expect(responses[1]?.json()).toMatchObject({ code: 'sold_out', current: { eggs: 2, keys: 60 } });
  // An account's own lock counts as available to it, and it keeps its lock when a larger basket is rejected.
  expect((await first?.lock(createBasket(4)))?.json()).toMatchObject({
    code: 'sold_out',
    current: { eggs: 3 },
  });
  expect(await world.count()).toMatchObject({ eggsLeft: 0 });
  expect((await first?.lock(createBasket(2)))?.statusCode).toBe(200);
});

it('returns the stock of an expired lock once, even with parallel maintenance runs', async () => {
  world = await openTestSpawn({ eggs: 10 });
  const player = await world.signIn();
  await player.lock(createBasket(4));

  world.clock.advance({ minutes: 9, seconds: 59 });
  await world.runMaintenance();
  expect(await world.count()).toMatchObject({ eggsLeft: 6 });

  world.clock.advance({ seconds: 1 });
  await Promise.all([world.runMaintenance(), world.runMaintenance(), world.runMaintenance()]);
  expect(await world.count()).toMatchObject({ eggsLeft: 10 });
});

it('returns the stock of more locks than one statement releases', async () => {
  world = await openTestSpawn({ eggs: 3_000 });
  const now = world.now();
  await sql`
    insert into locks (account_id, cycle_id, eggs, keys, egg_fee, key_fee, total, currency, method, state, body_hash,
      expires_at, created_at)
    select gen_random_uuid(), 1, 1, 0, 25, 30, 25, 'USD', 'CREDIT_CARD', 'held', '', ${now}::bigint, ${now}::bigint
    from generate_series(1, 2500)
  `.execute(world.db);
  const stock = world.db.updateTable('stock').where('cycle_id', '=', 1).where('kind', '=', 'egg');
  await stock.set({ remaining: 500 }).execute();

  await world.runMaintenance();

  expect(await world.count()).toMatchObject({ eggsLeft: 3_000 });
});

it('releases expired locks without the maintenance job when a request needs their stock, even if the request is rejected', async () => {
  world = await openTestSpawn({ eggs: 5 });
  const [first, second, third] = await world.signInMany(3);
  await first?.lock(createBasket(3));
  world.clock.advance({ minutes: 10 });
  expect((await second?.lock(createBasket(6)))?.json()).toMatchObject({
    code: 'sold_out',
    current: { eggs: 5 },
  });
  expect(await world.count()).toMatchObject({ eggsLeft: 5 });

  await second?.lock(createBasket(5));
  world.clock.advance({ minutes: 10 });

  expect((await third?.lock(createBasket(5)))?.statusCode).toBe(200);
  expect(await world.count()).toMatchObject({ eggsLeft: 0 });
});

it('sells nothing in a cycle that closes while a request waits for its stock', async () => {
  world = await openTestSpawn();
  const player = await world.signIn();
  world.clock.advance({ minutes: 1 });
  const now = world.now();
  const { db } = world;

  const waitingRequest = await db.transaction().execute(async (trx) => {
    const { cycleId } = await lockStockOfOpenCycle(trx, now);
    const response = lockInParallel([player], () => 1);
    await waitForBlockedStatements(db);
    await moveCycleEnd(trx, { id: cycleId ?? 0, closesAt: now + 1 }, now);
    return { response };
  });

  const [response] = await waitingRequest.response;
  expect(response?.json()).toMatchObject({ code: 'cycle_closed' });
  expect(await world.count()).toMatchObject({ eggsLeft: 500 });
});

it('sells under the current terms after they have changed', async () => {
  world = await openTestSpawn();
  const [first, second, third] = await world.signInMany(3);
  await first?.lock(createBasket(1));
  await world.db.updateTable('cycles').set({ egg_fee: '20.00' }).execute();

  const outdatedResponse = await second?.lock(createBasket(1));
  const currentResponse = await third?.lock({ ...createBasket(1), eggs: { count: 1, fee: '20.00' } });

  expect(outdatedResponse?.json()).toMatchObject({ code: 'fee_changed', current: { eggFee: '20.00' } });
  expect(currentResponse?.statusCode).toBe(200);
  const prices = await world.db.selectFrom('locks').select('total').orderBy('id').execute();
  expect(prices).toEqual([{ total: '25.00' }, { total: '20.00' }]);
});

it('reports each written lock, and no rejections', async () => {
  world = await openTestSpawn({ eggs: 3 });
  const locks = world.openSpawnLocks();
  const [first, second] = await world.signInMany(2);
  const writtenLocks: Lock[] = [];
  const lock = (id = '') =>
    locks.lock(id, LockRequest.parse(createBasket(2)), {
      onWritten: (response) => writtenLocks.push(response),
    });

  const responses = await Promise.allSettled([lock(first?.id), lock(second?.id)]);

  expect(responses.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(responses[0]).toMatchObject({ value: writtenLocks[0] });
  expect(writtenLocks).toHaveLength(1);
});

it('gives one lock to an account whose retries reach two processes', async () => {
  world = await openTestSpawn();
  const otherProcess = world.openSpawnLocks();
  const players = await world.signInMany(20);

  const responses = await Promise.all(
    players.map(async (player) => {
      const [localResponse, remoteLock] = await Promise.all([
        player.lock(createBasket(1), 'one intent'),
        otherProcess.lock(player.id, LockRequest.parse(createBasket(1)), { idempotencyKey: 'one intent' }),
      ]);
      return [localResponse.json(), remoteLock];
    }),
  );

  for (const [localLock, remoteLock] of responses) expect(localLock).toEqual(remoteLock);
  expect(await world.count()).toMatchObject({ eggsLeft: 480 });
});

it('rejects locks without a cycle, and the removal of a cycle with locks, by triggers instead of a foreign key', async () => {
  world = await openTestSpawn();
  await (await world.signIn()).lock(createBasket(1));
  const { db } = world;

  const violation = { code: expect.stringMatching(/^23/) };
  const moveLock = db.updateTable('locks').set({ cycle_id: 999_999 });
  await expect(moveLock.execute()).rejects.toMatchObject(violation);
  await db.deleteFrom('stock').where('cycle_id', '=', 1).execute();
  const removeCycle = db.deleteFrom('cycles').where('id', '=', 1);
  await expect(removeCycle.execute()).rejects.toMatchObject(violation);
});

it('expires locks with their cycle, and sells nothing between two cycles', async () => {
  world = await openTestSpawn({ cycleDuration: 1_200, cyclePause: 300 });
  const player = await world.signIn();
  const openedAt = world.now();
  world.clock.advance({ minutes: 15 });

  expect((await player.lock(createBasket(1))).json()).toMatchObject({ expiresAt: openedAt + 1_200 });
  world.clock.advance({ minutes: 5 });
  expect((await player.lock(createBasket(1))).json()).toMatchObject({ code: 'cycle_closed' });
});
