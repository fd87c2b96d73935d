import { lockStock, returnStock } from '../../seasons/stock-repository.ts';
import { openForEach } from '../../testing/open-for-tests.ts';
import { createBasket, openTestSpawn } from '../../testing/open-test-spawn.ts';
import { waitForBlockedStatements } from '../../testing/wait-for-blocked-statements.ts';
import { releaseExpiredLocks } from './lock-repository.ts';

const world = openForEach(() => openTestSpawn({ cycleDuration: 86_400, cyclePause: 60 }));

it('does not extend the time of a changed basket, except to leave two minutes to pay', async () => {
  const player = await world.signIn();
  await player.lock(createBasket(1));
  const end = world.now() + 600;

  world.clock.advance({ minutes: 4 });
  const changedResponse = await player.lock(createBasket(2));
  world.clock.advance({ minutes: 5 });
  const responseBeforeEnd = await player.lock(createBasket(3));

  expect(changedResponse.json()).toMatchObject({ expiresAt: end });
  // Two minutes after the change.
  expect(responseBeforeEnd.json()).toMatchObject({ expiresAt: end + 60 });
});

it('makes an account wait a minute after its first expired lock, and a minute longer after each further one', async () => {
  const player = await world.signIn();
  await player.lock(createBasket(1));
  world.clock.advance({ minutes: 10 });

  const earlyResponse = await player.lock(createBasket(2));
  await world.runMaintenance();
  const responseAfterRelease = await player.lock(createBasket(2));
  world.clock.advance({ minutes: 1 });
  const laterResponse = await player.lock(createBasket(2));
  world.clock.advance({ minutes: 11 });
  const secondResponse = await player.lock(createBasket(2));

  expect([earlyResponse.statusCode, earlyResponse.headers['retry-after']]).toEqual([429, '60']);
  expect([responseAfterRelease.statusCode, responseAfterRelease.headers['retry-after']]).toEqual([429, '60']);
  expect(laterResponse.statusCode).toBe(200);
  expect([secondResponse.statusCode, secondResponse.headers['retry-after']]).toEqual([429, '60']);
});

it('makes an account wait if its lock expires while it requests the next one', async () => {
  const { db } = world;
  const player = await world.signIn();
  const cycleId = (await db.selectFrom('cycles').select('id').executeTakeFirstOrThrow()).id;
  await player.lock(createBasket(1));
  world.clock.advance({ minutes: 10 });

  const transactionResult = await db.transaction().execute(async (trx) => {
    await lockStock(trx, cycleId);
    const response = player.lock(createBasket(2));
    // A request is sent when its response is awaited.
    void response.then(() => undefined);
    await waitForBlockedStatements(db);
    await returnStock(trx, cycleId, await releaseExpiredLocks(trx, cycleId, world.now()));
    return { response };
  });

  const response = await transactionResult.response;
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '60']);
});

it('limits how long an account holds unpaid stock in a cycle, without affecting other accounts', async () => {
  const player = await world.signIn();
  for (let count = 0; count < 4; count += 1) {
    const { id } = (await player.lock(createBasket(1))).json();
    world.clock.advance({ minutes: 7 });
    await player.delete(`/v1/eggs/spawn/lock/${id}`);
  }

  const lastResponse = await player.lock(createBasket(1));
  const otherResponse = await (await world.signIn('Fern')).lock(createBasket(1));
  world.clock.advance({ minutes: 1 });
  await player.delete(`/v1/eggs/spawn/lock/${lastResponse.json().id}`);
  const rejection = await player.lock(createBasket(1));

  expect([lastResponse.statusCode, lastResponse.json().expiresAt]).toEqual([200, world.now() - 60 + 120]);
  expect(otherResponse.statusCode).toBe(200);
  expect(rejection.json()).toMatchObject({ code: 'limit_exceeded', status: 400 });
});

it('deletes the unpaid holds of a cycle a day after it closed', async () => {
  const player = await world.signIn();
  await player.lock(createBasket(1));
  world.clock.advance({ minutes: 10 });
  await world.runMaintenance();
  expect(await world.db.selectFrom('hold_limits').selectAll().execute()).toMatchObject([
    { account_id: player.id, held_seconds: 600, expired: 1 },
  ]);

  world.clock.advance({ hours: 49 });
  await world.runMaintenance();

  expect(await world.db.selectFrom('hold_limits').selectAll().execute()).toEqual([]);
});
