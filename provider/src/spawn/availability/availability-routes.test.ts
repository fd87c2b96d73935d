import type { Availability } from '@emberclutch/contract/spawn/availability.ts';
import { openForEach } from '../../testing/open-for-tests.ts';
import type { Player } from '../../testing/open-test-spawn.ts';
import { createBasket, openTestSpawn, createVoucherBasket } from '../../testing/open-test-spawn.ts';

const calendar = { eggs: 10, keys: 5, cycleDuration: 1_200, cyclePause: 300 };
const world = openForEach(() => openTestSpawn(calendar));

const url = '/v1/eggs/available';

it('returns stock, prices and limits to clients without a session', async () => {
  await (await world.signIn()).lock(createBasket(3, 1));

  expect((await world.get(url)).json()).toEqual({
    eggs: { count: 7, fee: '25.00' },
    keys: { count: 4, fee: '30.00' },
    gatewayKeys: [],
    currency: 'USD',
    eggTransactionLimit: 10,
    keyTransactionLimit: 5,
  });
});

describe('with limits per account', () => {
  const limitedWorld = openForEach(() => openTestSpawn({ accountEggLimit: 4, accountKeyLimit: 1 }));

  it('subtracts earlier purchases from the offer, and from what can be locked', async () => {
    const [ada, ben] = [await limitedWorld.signIn(), await limitedWorld.signIn()];
    const readLimits = async (player: Player) => {
      const { eggTransactionLimit, keyTransactionLimit } = (await player.get(url)).json<Availability>();
      return [eggTransactionLimit, keyTransactionLimit];
    };

    expect(await readLimits(ada)).toEqual([4, 1]);
    await ada.buy(3);
    expect(await readLimits(ada)).toEqual([1, 1]);
    expect((await ada.lock(createBasket(2))).json()).toMatchObject({
      code: 'limit_exceeded',
      detail: 'One account can buy at most 4 eggs in a cycle, and you have bought 3.',
    });
    await ada.buy(1, 1);
    expect(await readLimits(ada)).toEqual([0, 0]);
    expect((await ada.lock(createBasket(0, 1))).statusCode).toBe(400);
    expect(await readLimits(ben)).toEqual([4, 1]);
    expect((await ben.lock(createBasket(4, 1))).statusCode).toBe(200);
  });
});

it('lists the unused keys of the account, including the keys that its lock holds', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const listKeys = async (player: Player) => (await player.get(url)).json().gatewayKeys;
  const [first = 0, second] = (await ada.buy(0, 2)).assetIds;

  const { id } = (await ada.lock(createVoucherBasket([first]))).json();
  const keysDuringLock = await listKeys(ada);
  await ada.confirm(id);

  expect(keysDuringLock).toMatchObject([{ id: first, assetState: 'UNUSED' }, { id: second }]);
  expect(await listKeys(ada)).toMatchObject([{ id: second, gatewayKey: { season: 'GENESIS', age: 0 } }]);
  expect(await listKeys(ben)).toEqual([]);
});

it('lets a CDN cache the public response for a few seconds, but never the response for an account', async () => {
  const player = await world.signIn();

  for (const path of [url, '/v1/seasons/current']) {
    const { headers } = await world.get(path);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=5',
      vary: expect.stringContaining('Authorization'),
      etag: expect.any(String),
    });
    expect((await world.get(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  }
  expect((await player.get(url)).headers['cache-control']).toBe('private, no-store');
  expect((await player.get('/v1/seasons/current')).headers['cache-control']).toBe('private, no-cache');
});

it('returns no stock and the next prices between two cycles', async () => {
  world.clock.advance({ minutes: 20 });

  expect((await world.get(url)).json()).toMatchObject({
    eggs: { count: 0, fee: '25.00' },
    keys: { count: 0 },
  });
});
