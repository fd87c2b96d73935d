import { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import { openForAll } from '../../testing/open-for-tests.ts';
import type { Player } from '../../testing/open-test-spawn.ts';
import { createBasket, openTestSpawn, createVoucherBasket } from '../../testing/open-test-spawn.ts';
import { seedAssets } from '../../testing/seed-assets.ts';

const world = openForAll(() => openTestSpawn({ eggs: 10_000, keys: 1_000 }));

const seedKeys = (ownerId: string, count: number, usedAt: number | null = null) =>
  seedAssets(
    world,
    Array.from({ length: count }, () => ({ type: 'GATEWAY_KEY', owner_id: ownerId, key_used_at: usedAt })),
  );

const listLockRows = ({ id }: Player) =>
  world.db.selectFrom('locks').selectAll().where('account_id', '=', id).orderBy('id').execute();

it('holds a basket for ten minutes and returns the checkout URL', async () => {
  const player = await world.signIn();

  const response = await player.lock(createBasket(2));

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    id: expect.any(Number),
    lockId: response.json().id,
    expiresAt: world.now() + 600,
    checkoutUrl: expect.stringMatching(/^\/v1\/checkouts\/\d+-[\w-]{43}$/),
  });
  expect(await listLockRows(player)).toMatchObject([{ eggs: 2, keys: 0, total: '50.00', state: 'held' }]);
});

it('returns the held lock for the same basket and replaces it for another basket', async () => {
  const player = await world.signIn();
  const countsBefore = await world.count();

  const firstLock = (await player.lock(createBasket(2))).json();
  const sameLock = (await player.lock(createBasket(2))).json();
  const otherLock = (await player.lock(createBasket(3, 1))).json();

  expect(sameLock).toEqual(firstLock);
  expect(otherLock.id).not.toBe(firstLock.id);
  expect(await listLockRows(player)).toMatchObject([
    { state: 'released' },
    { state: 'held', total: '105.00' },
  ]);
  expect(await world.count()).toMatchObject({
    eggsLeft: (countsBefore.eggsLeft ?? 0) - 3,
    keysLeft: (countsBefore.keysLeft ?? 0) - 1,
  });
});

describe('an idempotency key', () => {
  it('gives all requests of its account the same lock, even concurrent ones', async () => {
    const [player, otherPlayer] = [await world.signIn(), await world.signIn()];
    const key = randomUUID();

    const responses = await Promise.all([1, 2, 3].map(() => player.lock(createBasket(1), key)));
    responses.push(await player.lock(createBasket(1), key));
    const otherResponse = await otherPlayer.lock(createBasket(2), key);

    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(await listLockRows(player)).toHaveLength(1);
    expect(otherResponse.statusCode).toBe(200);
    expect(otherResponse.json().id).not.toBe(responses[0]?.json().id);
    expect((await player.lock(createBasket(2), key)).json()).toMatchObject({
      status: 422,
      code: 'idempotency_mismatch',
    });
  });

  /** Repeats the key that created a lock and the key that later confirmed it. */
  const replayKeys = async (player: Player) =>
    Promise.all(
      ['created', 'confirmed'].map(async (key) => (await player.lock(createBasket(2), key)).json()),
    );

  async function lockTwice(): Promise<{ player: Player; id: number }> {
    const player = await world.signIn();
    const { id } = (await player.lock(createBasket(2), 'created')).json();
    expect((await player.lock(createBasket(2), 'confirmed')).json()).toMatchObject({ id });
    return { player, id };
  }
  const expiredProblem = { status: 404, code: 'lock_expired' };

  it.each<[string, (player: Player, id: number) => Promise<unknown>]>([
    ['released', (player, id) => player.delete(`/v1/eggs/spawn/lock/${id}`)],
    ['replaced', (player) => player.lock(createBasket(1))],
    ['expired', async () => world.clock.advance({ minutes: 10 })],
  ])('reports that its lock was %s, and locks nothing', async (_how, end) => {
    const { player, id } = await lockTwice();
    await end(player, id);
    const rowsBefore = await listLockRows(player);

    expect(await replayKeys(player)).toMatchObject([expiredProblem, expiredProblem]);
    expect((await player.lock(createBasket(3), 'confirmed')).statusCode).toBe(422);
    expect(await listLockRows(player)).toEqual(rowsBefore);
  });

  it('returns its lock after the payment', async () => {
    const { player, id } = await lockTwice();
    await world.settle(id, undefined, '50.00');

    expect(await replayKeys(player)).toMatchObject([{ id }, { id }]);
  });
});

it.each([
  [
    'another fee',
    { ...createBasket(1), eggs: { count: 1, fee: '20.00' } },
    'fee_changed',
    /now 25.00 USD, not 20.00 USD/,
  ],
  ['more than the limit', createBasket(11), 'limit_exceeded', /At most 10 eggs/],
  ['an empty basket', createBasket(0), 'bad_request', /at least one/],
  [
    'keys bought with keys',
    { ...createVoucherBasket([1]), ...createBasket(1, 1) },
    'mixed_basket',
    /for eggs only/,
  ],
  [
    'card and keys at once',
    { ...createBasket(2), gatewayKeyVouchers: 1, paymentMethod: 'CREDIT_CARD' },
    'mixed_basket',
    /either by card or/,
  ],
  [
    'fewer keys than eggs',
    { ...createVoucherBasket([1]), ...createBasket(2) },
    'voucher_mismatch',
    /one gateway key: 2 eggs/,
  ],
  ['one key twice', createVoucherBasket([1, 1]), 'voucher_mismatch', /1 keys chosen/],
  [
    'one key twice for one egg',
    { ...createVoucherBasket([1, 1]), ...createBasket(1), gatewayKeyVouchers: 1 },
    'voucher_mismatch',
    /1 keys chosen/,
  ],
  [
    'two lists of different keys',
    { ...createVoucherBasket([1]), gatewayKeyIds: [2] },
    'voucher_mismatch',
    /different keys/,
  ],
  [
    'a key id that is not a number',
    { ...createBasket(1), gatewayKeyIds: ['first'] },
    'bad_request',
    /^Invalid gateway key ID format$/,
  ],
])('rejects %s with a message for the player', async (_case, requested, code, message) => {
  const player = await world.signIn();

  const response = (await player.lock(requested)).json();

  expect(response).toMatchObject({ status: 400, code, detail: expect.stringMatching(message) });
  expect(await listLockRows(player)).toEqual([]);
});

const expectedLock = { eggs: 2, keys: 1, total: '80.00', method: 'CREDIT_CARD' };

it.each([
  ['fees as numbers', { eggs: { count: 2, fee: 25 }, keys: { count: 1, fee: 30.0 } }, expectedLock],
  ['counts as text', { eggs: { count: '2', fee: 25 }, keys: { count: '1', fee: 30 } }, expectedLock],
  ['short fees', { eggs: { count: 2, fee: '25' }, keys: { count: 1, fee: '30.0' } }, expectedLock],
  [
    'null for unused fields',
    { ...createBasket(2, 1), gatewayKeyVouchers: null, usedGatewayKeyIds: null },
    expectedLock,
  ],
  ['empty lists of keys', { ...createBasket(2, 1), usedGatewayKeyIds: [], gatewayKeyIds: [] }, expectedLock],
  ['no keys', { eggs: { count: 2, fee: 25 } }, { eggs: 2, keys: 0 }],
  ['no eggs', { keys: { count: 2, fee: '30.00' } }, { eggs: 0, keys: 2 }],
  ['null for keys', { eggs: { count: 1, fee: 25 }, keys: null }, { eggs: 1, keys: 0 }],
  [
    'a key count of 0 and no key fee',
    { eggs: { count: 1, fee: 25 }, keys: { count: 0 } },
    { eggs: 1, keys: 0 },
  ],
])('accepts a basket with %s', async (_case, requested, expected) => {
  const player = await world.signIn();

  expect((await player.lock(requested)).statusCode).toBe(200);
  expect(await listLockRows(player)).toMatchObject([expected]);
});

it.each([
  ['usedGatewayKeyIds without a payment method', (ids: number[]) => ({ usedGatewayKeyIds: ids })],
  ['only gatewayKeyIds', (ids: number[]) => ({ gatewayKeyIds: ids })],
  ['ids as text', (ids: number[]) => ({ usedGatewayKeyIds: ids.map(String), paymentMethod: 'voucher' })],
  [
    'an empty usedGatewayKeyIds',
    (ids: number[]) => ({ usedGatewayKeyIds: [], gatewayKeyIds: ids, gatewayKeyVouchers: 2 }),
  ],
])('accepts %s as vouchers', async (_case, toVoucherFields) => {
  const player = await world.signIn();
  const keys = await seedKeys(player.id, 2);

  expect((await player.lock({ eggs: { count: 2, fee: 25 }, ...toVoucherFields(keys) })).statusCode).toBe(200);
  expect(await listLockRows(player)).toMatchObject([{ method: 'VOUCHER', total: '0.00' }]);
});

it('answers 404 for a key that does not exist or belongs to another account, and 400 for a used one', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const [foreignId = 0] = await seedKeys(ben.id, 1);
  const [usedId = 0] = await seedKeys(ada.id, 1, world.now());

  for (const id of [999_999, foreignId])
    expect((await ada.lock(createVoucherBasket([id]))).json()).toMatchObject({
      status: 404,
      code: 'not_found',
      detail: `Gateway key ${id} not found`,
    });
  expect((await ada.lock(createVoucherBasket([usedId]))).json()).toMatchObject({
    status: 400,
    code: 'key_unusable',
    detail: `Gateway key ${usedId} has been redeemed already.`,
  });
  expect(await listLockRows(ada)).toEqual([]);
});

it('accepts only JSON', async () => {
  const player = await world.signIn();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };

  const response = await player.post('/v1/eggs/spawn/lock', Buffer.from('eggs[count]=1'), type);

  const detail = expect.stringMatching(/must be JSON/);
  expect(response.json()).toMatchObject({ status: 415, code: 'bad_request', detail });
});

it('allows only the account of a lock to release it, and returns its stock once', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const countsBefore = await world.count();
  const { id } = (await ada.lock(createBasket(2))).json();

  for (const [player, status] of [
    [ben, 404],
    [ada, 204],
    [ada, 204],
  ] as const)
    expect((await player.delete(`/v1/eggs/spawn/lock/${id}`)).statusCode).toBe(status);

  expect(await world.count()).toEqual(countsBefore);
});

it('answers a repeated release without a transaction, which would block the sale', async () => {
  const ada = await world.signIn();
  const { id } = (await ada.lock(createBasket(2))).json();
  const transaction = jest.spyOn(Kysely.prototype, 'transaction');
  const releaseLock = async () => {
    transaction.mockClear();
    const { statusCode } = await ada.delete(`/v1/eggs/spawn/lock/${id}`);
    return [statusCode, transaction.mock.calls.length];
  };

  expect([await releaseLock(), await releaseLock()]).toEqual([
    [204, 1],
    [204, 0],
  ]);
});
