import { openForAll } from '../../testing/open-for-tests.ts';
import type { Player } from '../../testing/open-test-spawn.ts';
import { createBasket, openTestSpawn } from '../../testing/open-test-spawn.ts';

const world = openForAll(openTestSpawn);

const path = (id: number) => `/v1/eggs/spawn/lock/${id}`;

async function lockBy(player: Player, eggs = 1): Promise<{ id: number }> {
  return (await player.lock(createBasket(eggs))).json();
}
const report = async (player: Player, id: number) => (await player.get(path(id))).json();
const active = async (player: Player) => (await player.get('/v1/eggs/spawn/lock/active')).json();

it('reports the state of a lock, with the checkout URL while it is held', async () => {
  const player = await world.signIn();
  const lock = (await player.lock(createBasket(2, 1))).json();

  expect(await report(player, lock.id)).toEqual({
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
  ['is released', 'over', ({ id }: { id: number }, player: Player) => player.delete(path(id))],
  // Before the maintenance job has released it.
  ['expires', 'over', async () => world.clock.advance({ minutes: 10 })],
  ['is paid', 'paid', ({ id }: { id: number }) => world.settle(id)],
])('reports no active lock once the lock %s, and its state as %s', async (_case, state, end) => {
  const player = await world.signIn();
  const lock = await lockBy(player);

  await end(lock, player);

  expect(await active(player)).toEqual({ lock: null });
  expect(await report(player, lock.id)).toMatchObject({ state, refund: null });
  expect(await report(player, lock.id)).not.toHaveProperty('checkoutUrl');
});

it('reports the refund of a second payment with its reason', async () => {
  const player = await world.signIn();
  const { id } = await lockBy(player);

  await world.settle(id, 'first');
  world.clock.advance({ seconds: 1 });
  await world.settle(id, 'second');

  expect(await report(player, id)).toMatchObject({
    state: 'paid',
    refund: { state: 'refunding', amount: '25.00', currency: 'USD', reason: 'These are already paid for.' },
  });
});

it('reports the held lock to its account, and nothing to other accounts', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  expect(await active(ada)).toEqual({ lock: null });

  await lockBy(ada, 3);
  const { id } = await lockBy(ada);

  const answer = await ada.get('/v1/eggs/spawn/lock/active');
  expect(answer.json()).toEqual({ lock: await report(ada, id) });
  expect(answer.json()).toMatchObject({ lock: { id, state: 'held', checkoutUrl: expect.any(String) } });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(await active(ben)).toEqual({ lock: null });
  expect(await report(ben, id)).toMatchObject({ status: 404 });
  expect(await report(ada, 999_999)).toMatchObject({ status: 404 });
  expect((await ada.get('/v1/eggs/spawn/lock/mine')).statusCode).toBe(400);
});
