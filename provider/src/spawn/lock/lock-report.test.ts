import type { Player, TestSpawn } from '../../testing/open-test-spawn.ts';
import { basket, openTestSpawn } from '../../testing/open-test-spawn.ts';

let world: TestSpawn;
beforeAll(async () => (world = await openTestSpawn()));
afterAll(() => world.close());

const path = (id: number) => `/v1/eggs/spawn/lock/${id}`;

it('reports the state of a lock, with the checkout URL while it is held', async () => {
  const player = await world.signIn();
  const lock = (await player.lock(basket(2, 1))).json();

  const report = await player.get(path(lock.id));

  expect(report.json()).toEqual({
    ...lock,
    state: 'held',
    eggs: { count: 2, fee: '25.00' },
    keys: { count: 1, fee: '30.00' },
    total: '80.00',
    currency: 'USD',
    paymentMethod: 'CREDIT_CARD',
    refund: null,
  });
  await player.delete(path(lock.id));
  expect((await player.get(path(lock.id))).json()).toMatchObject({ state: 'over' });
  expect((await player.get(path(lock.id))).json()).not.toHaveProperty('checkoutUrl');
});

it('reports that a lock is paid, and the refund of a second payment with its reason', async () => {
  const player = await world.signIn();
  const { id } = (await player.lock(basket(1))).json();
  const pay = (payment: string) =>
    world.payments.settle({
      id: `${id} ${payment}`,
      lockId: id,
      amount: '25.00',
      currency: 'USD',
      intent: null,
    });

  await pay('first');
  expect((await player.get(path(id))).json()).toMatchObject({ state: 'paid', refund: null });
  world.clock.advance({ seconds: 1 });
  await pay('second');

  expect((await player.get(path(id))).json()).toMatchObject({
    state: 'paid',
    refund: { state: 'refunding', amount: '25.00', currency: 'USD', reason: 'These are already paid for.' },
  });
});

it('reports an expired lock as over before the maintenance job has released it', async () => {
  const player = await world.signIn();
  const { id } = (await player.lock(basket(1))).json();
  world.clock.advance({ minutes: 10 });

  expect((await player.get(path(id))).json()).toMatchObject({ state: 'over' });
});

it('answers 404 for locks of other accounts and unknown locks', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const { id } = (await ada.lock(basket(1))).json();

  expect((await ben.get(path(id))).statusCode).toBe(404);
  expect((await ada.get(path(999_999))).statusCode).toBe(404);
  expect((await ada.get('/v1/eggs/spawn/lock/mine')).statusCode).toBe(400);
  expect((await world.inject({ url: path(id) })).statusCode).toBe(401);
});

it('tells an account the one lock that it holds, and other accounts nothing', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const active = async (player: typeof ada) => (await player.get('/v1/eggs/spawn/lock/active')).json();
  expect(await active(ada)).toEqual({ lock: null });

  await ada.lock(basket(3));
  const { id } = (await ada.lock(basket(1))).json();

  const answer = await ada.get('/v1/eggs/spawn/lock/active');
  expect(answer.json()).toEqual({ lock: (await ada.get(path(id))).json() });
  expect(answer.json()).toMatchObject({ lock: { id, state: 'held', checkoutUrl: expect.any(String) } });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(await active(ben)).toEqual({ lock: null });
  expect((await world.inject({ url: '/v1/eggs/spawn/lock/active' })).statusCode).toBe(401);
});

it.each([
  ['is released', ({ id }: { id: number }, player: Player) => player.delete(path(id))],
  ['expires', async () => world.clock.advance({ minutes: 10 })],
  [
    'is paid',
    ({ id }: { id: number }) =>
      world.payments.settle({ id: `${id}`, lockId: id, amount: '25.00', currency: 'USD', intent: null }),
  ],
])('tells of no active lock once it %s', async (_case, end) => {
  const player = await world.signIn();
  const lock = (await player.lock(basket(1))).json();

  await end(lock, player);

  expect((await player.get('/v1/eggs/spawn/lock/active')).json()).toEqual({ lock: null });
});
