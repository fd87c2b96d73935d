import { randomUUID } from 'node:crypto';
import type { TestSpawn } from '../../testing/open-test-spawn.ts';
import { basket, openTestSpawn, voucherBasket } from '../../testing/open-test-spawn.ts';

let world: TestSpawn;
beforeAll(async () => (world = await openTestSpawn({ eggs: 10_000, keys: 1_000, pastSeasons: 0 })));
afterAll(() => world.close());

const lockRows = (accountId: string) =>
  world.db.selectFrom('locks').selectAll().where('account_id', '=', accountId).orderBy('id').execute();

it('holds a basket for ten minutes and returns the checkout URL', async () => {
  const player = await world.signIn();

  const answer = await player.lock(basket(2));

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    id: expect.any(Number),
    lockId: answer.json().id,
    expiresAt: world.clock.now() / 1000 + 600,
    checkoutUrl: expect.stringMatching(/^\/sandbox\/checkout\/\d+-[\w-]{43}$/),
  });
  expect(await lockRows(player.id)).toMatchObject([{ eggs: 2, keys: 0, total: '50.00', state: 'held' }]);
});

it('refuses a client that is not signed in', async () => {
  const answer = await world.inject({ method: 'POST', url: '/v1/eggs/spawn/lock', payload: basket(1) });

  expect(answer.statusCode).toBe(401);
});

it('returns the held lock for the same basket and replaces it for another basket', async () => {
  const player = await world.signIn();
  const before = await world.count();

  const first = (await player.lock(basket(2))).json();
  const same = (await player.lock(basket(2))).json();
  const other = (await player.lock(basket(3, 1))).json();

  expect(same).toEqual(first);
  expect(other.id).not.toBe(first.id);
  expect(await lockRows(player.id)).toMatchObject([
    { state: 'released' },
    { state: 'held', total: '105.00' },
  ]);
  expect(await world.count()).toMatchObject({
    eggsLeft: (before.eggsLeft ?? 0) - 3,
    keysLeft: (before.keysLeft ?? 0) - 1,
  });
});

it('gives all requests with one idempotency key the same answer, also parallel ones', async () => {
  const player = await world.signIn();
  const key = randomUUID();

  const answers = await Promise.all([1, 2, 3].map(() => player.lock(basket(1), key)));
  await player.lock(basket(2));
  const late = await player.lock(basket(1), key);

  expect(new Set([...answers, late].map((answer) => answer.body)).size).toBe(1);
  expect(await lockRows(player.id)).toHaveLength(2);
});

it('replays the answer of a key whose basket was held already, after that lock was released', async () => {
  const player = await world.signIn();
  const created = await player.lock(basket(2), 'created');
  const confirmed = await player.lock(basket(2), 'confirmed');
  await player.delete(`/v1/eggs/spawn/lock/${created.json().id}`);

  expect(confirmed.json()).toEqual(created.json());
  expect((await player.lock(basket(2), 'confirmed')).json()).toEqual(created.json());
  expect((await player.lock(basket(3), 'confirmed')).statusCode).toBe(422);
  expect(await lockRows(player.id)).toMatchObject([{ state: 'released' }]);
});

it('refuses an idempotency key that was used for another basket', async () => {
  const player = await world.signIn();
  await player.lock(basket(1), 'my-intent');

  const answer = await player.lock(basket(2), 'my-intent');

  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'idempotency_mismatch' });
});

it('keeps the idempotency keys of two accounts apart', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];

  const first = await ada.lock(basket(1), 'shared');
  const second = await ben.lock(basket(2), 'shared');

  expect(second.statusCode).toBe(200);
  expect(second.json().id).not.toBe(first.json().id);
});

it.each([
  [
    'another fee',
    { ...basket(1), eggs: { count: 1, fee: '20.00' } },
    'fee_changed',
    /now 25.00 USD, not 20.00 USD/,
  ],
  ['more than the limit', basket(11), 'limit_exceeded', /At most 10 eggs/],
  ['nothing', basket(0), 'bad_request', /at least one/],
  ['keys bought with keys', { ...voucherBasket([1]), ...basket(1, 1) }, 'mixed_basket', /for eggs only/],
  ['card and keys at once', { ...basket(2), gatewayKeyVouchers: 1 }, 'mixed_basket', /either by card or/],
  [
    'fewer keys than eggs',
    { ...voucherBasket([1]), ...basket(2) },
    'voucher_mismatch',
    /one gateway key: 2 eggs/,
  ],
  ['one key twice', voucherBasket([1, 1]), 'voucher_mismatch', /1 keys chosen/],
  [
    'two different lists',
    { ...voucherBasket([1]), gatewayKeyIds: [2] },
    'voucher_mismatch',
    /different keys/,
  ],
  ['a key that does not exist', voucherBasket([999_999]), 'key_unusable', /999999 is not an unused key/],
])('refuses %s with a message for the player', async (_case, requested, code, message) => {
  const player = await world.signIn();

  const answer = await player.lock(requested);

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code, detail: expect.stringMatching(message) });
  expect(await lockRows(player.id)).toEqual([]);
});

it('lets only the account of a lock release it, and returns its stock once', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const before = await world.count();
  const { id } = (await ada.lock(basket(2))).json();

  expect((await ben.delete(`/v1/eggs/spawn/lock/${id}`)).statusCode).toBe(404);
  expect((await ada.delete(`/v1/eggs/spawn/lock/${id}`)).statusCode).toBe(204);
  expect((await ada.delete(`/v1/eggs/spawn/lock/${id}`)).statusCode).toBe(204);

  expect(await world.count()).toEqual(before);
});
