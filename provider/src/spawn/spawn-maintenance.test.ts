import { openForEach } from '../testing/open-for-tests.ts';
import { basket, openTestSpawn } from '../testing/open-test-spawn.ts';

const world = openForEach(() => openTestSpawn({ cycleOpen: 20 * 86_400 }));

const lockIds = async () =>
  (await world.db.selectFrom('locks').select('id').orderBy('id').execute()).map(({ id }) => id);

it('removes locks a week after they ended unpaid, with their sessions, and keeps those with a payment', async () => {
  const [ada, ben, cid] = await Promise.all([1, 2, 3].map(() => world.signIn()));
  const lock = async (player: typeof ada) => Number((await player?.lock(basket(1)))?.json().id);
  const [ended, refunded, paid] = [await lock(ada), await lock(ben), await lock(cid)];
  const pay = { amount: '25.00', currency: 'USD', intent: null };
  await world.payments.settle({ id: 'pay', lockId: paid, ...pay });
  await world.payments.settle({ id: 'cheap', lockId: refunded, ...pay, amount: '1.00' });
  await world.db.insertInto('payment_sessions').values({ id: 'over', lock_id: ended, ended_at: 1 }).execute();
  world.clock.advance({ minutes: 10 });
  await world.runMaintenance();

  world.clock.advance({ hours: 7 * 24 });
  await world.runMaintenance();
  expect(await lockIds()).toEqual([ended, refunded, paid]);
  world.clock.advance({ seconds: 1 });
  await world.runMaintenance();

  expect(await lockIds()).toEqual([refunded, paid]);
  expect(await world.db.selectFrom('payment_sessions').select('id').execute()).toEqual([]);
});

it('keeps the newest hundred keys of an account that confirms its lock again and again, for a day', async () => {
  const player = await world.signIn();
  const { id } = (await player.lock(basket(1))).json();
  const now = world.clock.now() / 1000;
  const stored = {
    account_id: player.id,
    route: '',
    body_hash: '',
    status: 200,
    answer: JSON.stringify({ id }),
  };
  const earlier = Array.from({ length: 102 }, (_, index) => ({
    ...stored,
    key: `earlier-${index}`,
    created_at: now - 102 + index,
  }));
  await world.db.insertInto('idempotency').values(earlier).execute();

  await player.lock(basket(1), 'newest');

  const keys = await world.db.selectFrom('idempotency').select('key').execute();
  expect(keys).toHaveLength(100);
  expect(keys.map(({ key }) => key)).toEqual(expect.arrayContaining(['earlier-3', 'newest']));
  expect((await player.lock(basket(1), 'newest')).json()).toMatchObject({ id });
  world.clock.advance({ hours: 24, seconds: 1 });
  await world.runMaintenance();
  expect(await world.db.selectFrom('idempotency').select('key').execute()).toEqual([]);
});
