import type { Availability } from '@emberclutch/contract/spawn/availability.ts';
import type { Player, TestSpawn } from '../../testing/open-test-spawn.ts';
import { basket, openTestSpawn, voucherBasket } from '../../testing/open-test-spawn.ts';

let world: TestSpawn;
beforeEach(
  async () => (world = await openTestSpawn({ eggs: 10, keys: 5, cycleOpen: 1_200, cyclePause: 300 })),
);
afterEach(() => world.close());

const url = '/v1/eggs/available';

it('returns stock, prices and limits to clients without a session', async () => {
  await (await world.signIn()).lock(basket(3, 1));

  expect((await world.inject({ url })).json()).toEqual({
    eggs: { count: 7, fee: '25.00' },
    keys: { count: 4, fee: '30.00' },
    gatewayKeys: [],
    currency: 'USD',
    eggTransactionLimit: 10,
    keyTransactionLimit: 5,
  });
});

it('counts what an account has bought against its limits, in what it offers and in what it locks', async () => {
  const limited = await openTestSpawn({ accountEggLimit: 4, accountKeyLimit: 1 });
  try {
    const [ada, ben] = [await limited.signIn(), await limited.signIn()];
    const limitsOf = async (player: Player) => {
      const { eggTransactionLimit, keyTransactionLimit } = (await player.get(url)).json<Availability>();
      return [eggTransactionLimit, keyTransactionLimit];
    };
    const buy = async (eggs: number, keys: number) => {
      const { id } = (await ada.lock(basket(eggs, keys))).json<{ id: number }>();
      const lock = await limited.db
        .selectFrom('locks')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { total, currency } = lock;
      await limited.payments.take({ id: `pay_${id}`, lockId: id, amount: total, currency, intent: null });
    };

    expect(await limitsOf(ada)).toEqual([4, 1]);
    await buy(3, 0);
    expect(await limitsOf(ada)).toEqual([1, 1]);
    expect((await ada.lock(basket(2))).json()).toMatchObject({
      code: 'limit_exceeded',
      detail: 'One account can buy at most 4 eggs in a cycle, and you have bought 3.',
    });
    await buy(1, 1);
    expect(await limitsOf(ada)).toEqual([0, 0]);
    expect((await ada.lock(basket(0, 1))).statusCode).toBe(400);
    expect(await limitsOf(ben)).toEqual([4, 1]);
    expect((await ben.lock(basket(4, 1))).statusCode).toBe(200);
  } finally {
    await limited.close();
  }
});

it('lists the unused keys of the account, including the ones that its lock holds', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const { id, checkoutUrl } = (await ada.lock(basket(0, 2))).json();
  const card = { number: '4242424242424242', expiry: '04/44', cvc: '123' };
  await world.inject({ method: 'POST', url: checkoutUrl, payload: card });
  const [first, second] = (await ada.post('/v1/voucher/purchase', { purchaseId: id })).json().assetIds;

  const lock = (await ada.lock(voucherBasket([first]))).json();
  const held = (await ada.get(url)).json().gatewayKeys;
  await ada.post('/v1/voucher/purchase', { purchaseId: lock.id });
  const left = (await ada.get(url)).json().gatewayKeys;

  expect(held).toMatchObject([{ id: first, assetState: 'UNUSED' }, { id: second }]);
  expect(left).toMatchObject([{ id: second, gatewayKey: { season: 'GENESIS', age: 0 } }]);
  expect((await ben.get(url)).json().gatewayKeys).toEqual([]);
});

it('lets a CDN cache the public answer for some seconds, but never the answer of an account', async () => {
  const player = await world.signIn();

  for (const path of [url, '/v1/seasons/current']) {
    const { headers } = await world.inject({ url: path });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=5',
      vary: expect.stringContaining('Authorization'),
      etag: expect.any(String),
    });
    const again = await world.inject({ url: path, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  }
  expect((await player.get(url)).headers['cache-control']).toBe('private, no-store');
  expect((await player.get('/v1/seasons/current')).headers['cache-control']).toBe('private, no-cache');
});

it('returns no stock and the next prices between two cycles', async () => {
  world.clock.advance({ minutes: 20 });

  expect((await world.inject({ url })).json()).toMatchObject({
    eggs: { count: 0, fee: '25.00' },
    keys: { count: 0 },
  });
});
