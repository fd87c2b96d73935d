import { openForEach } from '../testing/open-for-tests.ts';
import { createBasket, openTestSpawn } from '../testing/open-test-spawn.ts';

const world = openForEach(() => openTestSpawn({ cycleDuration: 20 * 86_400 }));

const listLockIds = async () =>
  (await world.db.selectFrom('locks').select('id').orderBy('id').execute()).map(({ id }) => id);

it('removes locks a week after they ended unpaid, with their sessions, and keeps locks with a payment', async () => {
  const lock = async (): Promise<number> => (await (await world.signIn()).lock(createBasket(1))).json().id;
  const [endedId, refundedId, paidId] = [await lock(), await lock(), await lock()];
  await world.settle(paidId);
  await world.settle(refundedId, 'cheap', '1.00');
  await world.db
    .insertInto('payment_sessions')
    .values({ id: 'over', lock_id: endedId, ended_at: 1 })
    .execute();
  world.clock.advance({ minutes: 10 });
  await world.runMaintenance();

  world.clock.advance({ hours: 7 * 24 });
  await world.runMaintenance();
  expect(await listLockIds()).toEqual([endedId, refundedId, paidId]);
  world.clock.advance({ seconds: 1 });
  await world.runMaintenance();

  expect(await listLockIds()).toEqual([refundedId, paidId]);
  expect(await world.db.selectFrom('payment_sessions').select('id').execute()).toEqual([]);
});

it('keeps, for a day, the newest hundred idempotency keys of an account that keeps confirming its lock', async () => {
  const player = await world.signIn();
  const { id } = (await player.lock(createBasket(1))).json();
  const answer = JSON.stringify({ id });
  const storedResponse = { account_id: player.id, route: '', body_hash: '', status: 200, answer };
  const earlierResponses = Array.from({ length: 102 }, (_, index) => ({
    ...storedResponse,
    key: `earlier-${index}`,
    created_at: world.now() - 102 + index,
  }));
  await world.db.insertInto('idempotency').values(earlierResponses).execute();

  await player.lock(createBasket(1), 'newest');

  const keys = await world.db.selectFrom('idempotency').select('key').execute();
  expect(keys).toHaveLength(100);
  expect(keys.map(({ key }) => key)).toEqual(expect.arrayContaining(['earlier-3', 'newest']));
  expect((await player.lock(createBasket(1), 'newest')).json()).toMatchObject({ id });
  world.clock.advance({ hours: 24, seconds: 1 });
  await world.runMaintenance();
  expect(await world.db.selectFrom('idempotency').select('key').execute()).toEqual([]);
});
