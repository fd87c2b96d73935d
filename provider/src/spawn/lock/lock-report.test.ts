import { openForAll } from '../../testing/open-for-tests.ts';
import type { Player } from '../../testing/open-test-spawn.ts';
import { createBasket, openTestSpawn } from '../../testing/open-test-spawn.ts';

const world = openForAll(openTestSpawn);

const toPath = (id: number) => `/v1/eggs/spawn/lock/${id}`;

async function lockAs(player: Player, eggs = 1): Promise<{ id: number }> {
  return (await player.lock(createBasket(eggs))).json();
}
const readReport = async (player: Player, id: number) => (await player.get(toPath(id))).json();
const readActiveLock = async (player: Player) => (await player.get('/v1/eggs/spawn/lock/active')).json();

it('reports the state of a lock, with the checkout URL while it is held', async () => {
  const player = await world.signIn();
  const lock = (await player.lock(createBasket(2, 1))).json();

  expect(await readReport(player, lock.id)).toEqual({
    ...lock,
    state: 'held',
    eggs: { count: 2, fee: '25.00' },
    keys: { count: 1, fee: '30.00' },
    total: '80.00',
    currency: 'USD',
    paymentMethod: 'CREDIT_CARD',
    refund: null,
  });
});

it.each([
  ['is released', 'over', ({ id }: { id: number }, player: Player) => player.delete(toPath(id))],
  // The maintenance job has not released the lock yet.
  ['expires', 'over', async () => world.clock.advance({ minutes: 10 })],
  ['is paid', 'paid', ({ id }: { id: number }) => world.settle(id)],
])('reports no active lock once the lock %s, and its state as %s', async (_case, state, endLock) => {
  const player = await world.signIn();
  const lock = await lockAs(player);

  await endLock(lock, player);

  expect(await readActiveLock(player)).toEqual({ lock: null });
  expect(await readReport(player, lock.id)).toMatchObject({ state, refund: null });
  expect(await readReport(player, lock.id)).not.toHaveProperty('checkoutUrl');
});

it('reports the refund of a second payment with its reason', async () => {
  const player = await world.signIn();
  const { id } = await lockAs(player);

  await world.settle(id, 'first');
  world.clock.advance({ seconds: 1 });
  await world.settle(id, 'second');

  expect(await readReport(player, id)).toMatchObject({
    state: 'paid',
    refund: { state: 'refunding', amount: '25.00', currency: 'USD', reason: 'These are already paid for.' },
  });
});

it('reports the held lock to its account, and nothing to other accounts', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  expect(await readActiveLock(ada)).toEqual({ lock: null });

  await lockAs(ada, 3);
  const { id } = await lockAs(ada);

  const response = await ada.get('/v1/eggs/spawn/lock/active');
  expect(response.json()).toEqual({ lock: await readReport(ada, id) });
  expect(response.json()).toMatchObject({ lock: { id, state: 'held', checkoutUrl: expect.any(String) } });
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(await readActiveLock(ben)).toEqual({ lock: null });
  expect(await readReport(ben, id)).toMatchObject({ status: 404 });
  expect(await readReport(ada, 999_999)).toMatchObject({ status: 404 });
  expect((await ada.get('/v1/eggs/spawn/lock/mine')).statusCode).toBe(400);
});
