import { asOperator } from '../../testing/open-test-provider.ts';
import type { Player, TestSpawn } from '../../testing/open-test-spawn.ts';
import { basket, openTestSpawn, voucherBasket } from '../../testing/open-test-spawn.ts';

let world: TestSpawn;
beforeEach(async () => (world = await openTestSpawn()));
afterEach(() => world.close());

const confirm = (player: Player, purchaseId: unknown) => player.post('/v1/voucher/purchase', { purchaseId });

const payByCard = (checkoutUrl: string) =>
  world.inject({
    method: 'POST',
    url: checkoutUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'number=4242424242424242&expiry=04%2F44&cvc=123',
  });

/** @returns the ids of the bought keys */
async function buyKeys(player: Player, count: number): Promise<number[]> {
  const { id, checkoutUrl } = (await player.lock(basket(0, count))).json();
  await payByCard(checkoutUrl);
  return (await confirm(player, id)).json().assetIds;
}

/** Receipts that were mailed to a player, oldest first. */
async function receiptMails({ id }: Player) {
  const mails = (await world.inject({ url: '/outbox.json', headers: asOperator })).json<
    { to: string; subject: string; text: string; code: null }[]
  >();
  return mails.filter(({ to }) => to === `${id}@example.com`).toReversed();
}

const keysOf = (player: Player) =>
  world.db
    .selectFrom('assets')
    .select(['id', 'key_used_at', 'lock_id'])
    .where('owner_id', '=', player.id)
    .where('type', '=', 'GATEWAY_KEY')
    .orderBy('id')
    .execute();

it('returns the receipt of a paid card lock on every call', async () => {
  const player = await world.signIn();
  const { id, checkoutUrl } = (await player.lock(basket(2))).json();
  await payByCard(checkoutUrl);

  const first = await confirm(player, id);
  const second = await confirm(player, id);

  expect(first.json()).toEqual({
    purchaseId: id,
    completed: world.clock.now() / 1000,
    paymentMethod: 'CREDIT_CARD',
    eggs: { count: 2, fee: '25.00' },
    keys: { count: 0, fee: '30.00' },
    total: '50.00',
    currency: 'USD',
    assetIds: [expect.any(Number), expect.any(Number)],
  });
  expect(second.json()).toEqual(first.json());
  expect((await player.get('/v1/purchases')).json()).toEqual({ purchases: [first.json()], total: 1 });
  expect((await player.get(`/v1/purchases/${id}`)).json()).toEqual(first.json());
});

it('lists purchases in pages, newest first', async () => {
  const [player, other] = [await world.signIn(), await world.signIn()];
  const bought: number[] = [];
  for (const buyer of [player, player, other, player]) {
    const { id, checkoutUrl } = (await buyer.lock(basket(1))).json();
    await payByCard(checkoutUrl);
    if (buyer === player) bought.unshift(id);
  }
  const idsOn = async (page: number) => {
    const { purchases, total } = (await player.get(`/v1/purchases?limit=2&page=${page}`)).json();
    return { ids: purchases.map(({ purchaseId }: { purchaseId: number }) => purchaseId), total };
  };

  expect(await idsOn(0)).toEqual({ ids: bought.slice(0, 2), total: 3 });
  expect(await idsOn(1)).toEqual({ ids: bought.slice(2), total: 3 });
  expect(await idsOn(2)).toEqual({ ids: [], total: 3 });
  expect((await player.get('/v1/purchases?limit=101')).statusCode).toBe(400);
});

it('mails the receipt once, however often the payment and the confirmation are sent', async () => {
  const player = await world.signIn();
  const { id, checkoutUrl } = (await player.lock(basket(2, 1))).json();
  await confirm(player, id);
  expect(await receiptMails(player)).toEqual([]);

  await Promise.all([payByCard(checkoutUrl), payByCard(checkoutUrl)]);
  await Promise.all([confirm(player, id), confirm(player, id), payByCard(checkoutUrl)]);
  const { assetIds } = (await confirm(player, id)).json<{ assetIds: number[] }>();

  const [mail, ...others] = await receiptMails(player);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: `Your receipt for purchase ${id}`, code: null });
  const { publicUrl } = world.config;
  for (const fact of [
    '2 dragon eggs at 25.00 USD each',
    '1 gateway key at 30.00 USD each',
    'Total: 80.00 USD, paid by card',
    ...assetIds.map((asset) => `${publicUrl}/details/${asset}`),
    `${publicUrl}/spawn?step=confirm&lock=${id}`,
  ])
    expect(mail?.text.split('\n')).toContainEqual(expect.stringContaining(fact));
});

it('completes a voucher lock once and uses up its keys', async () => {
  const player = await world.signIn();
  const keys = await buyKeys(player, 2);
  const lock = (await player.lock(voucherBasket(keys))).json();

  const answers = await Promise.all([confirm(player, lock.id), confirm(player, lock.id)]);

  expect(lock).not.toHaveProperty('checkoutUrl');
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[0]?.json()).toMatchObject({ paymentMethod: 'VOUCHER', total: '0.00', eggs: { count: 2 } });
  const [, mail, ...others] = await receiptMails(player);
  expect(mail?.text).toContain('2 dragon eggs\nRedeemed: 2 gateway keys\n');
  expect(others).toEqual([]);
  expect(await keysOf(player)).toMatchObject(
    keys.map((id) => ({ id, key_used_at: world.clock.now() / 1000 })),
  );
  expect(await world.count()).toMatchObject({ eggs: 2, keys: 2 });
});

it('refuses a key of another account and a used key', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const [first = 0, second = 0] = await buyKeys(ada, 2);

  // Like a key that does not exist: an account learns nothing about the keys of others.
  expect((await ben.lock(voucherBasket([first]))).json()).toMatchObject({
    code: 'not_found',
    detail: `Gateway key ${first} not found`,
  });
  const { id } = (await ada.lock(voucherBasket([first]))).json();
  await confirm(ada, id);

  expect((await ada.lock(voucherBasket([first]))).json()).toMatchObject({ code: 'key_unusable' });
  expect((await ada.lock(voucherBasket([second]))).statusCode).toBe(200);
});

it('frees the keys of a lock that was replaced or expired', async () => {
  const player = await world.signIn();
  const [first = 0, second = 0] = await buyKeys(player, 2);

  await player.lock(voucherBasket([first, second]));
  expect((await player.lock(voucherBasket([first]))).statusCode).toBe(200);
  expect(await keysOf(player)).toMatchObject([{ lock_id: expect.any(Number) }, { lock_id: null }]);
  world.clock.advance({ minutes: 10 });
  await world.runMaintenance();

  expect(await keysOf(player)).toMatchObject([{ lock_id: null }, { lock_id: null }]);
});

it('does not complete an unpaid card lock', async () => {
  const player = await world.signIn();
  const { id } = (await player.lock(basket(1))).json();

  const answer = await confirm(player, id);

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'payment_required',
    detail: 'This purchase requires payment and cannot be completed with gateway keys only.',
  });
  expect(await world.count()).toMatchObject({ eggs: 0 });
});

it('gives the same answer for an unknown, foreign, expired or released lock', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const [key = 0] = await buyKeys(ada, 1);
  const { id } = (await ada.lock(voucherBasket([key]))).json();

  const answers = [await confirm(ada, 999_999), await confirm(ben, id)];
  world.clock.advance({ minutes: 10 });
  answers.push(await confirm(ada, id));
  await ada.delete(`/v1/eggs/spawn/lock/${id}`);
  answers.push(await confirm(ada, id));

  for (const answer of answers) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ detail: 'Purchase not found. The lock may have expired.' });
  }
});

it.each(['twelve', '', null, 1.5, -1])('refuses the purchase id %j', async (id) => {
  const player = await world.signIn();

  const answer = await confirm(player, id);

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ detail: 'Invalid purchase ID format' });
});

it('refuses ids that are not written in decimal digits', async () => {
  const player = await world.signIn();

  for (const id of ['0x1', '1e0', '%201', '+1', '1.0', '0', '9'.repeat(101), 'x'.repeat(10_000)]) {
    expect((await player.get(`/v1/purchases/${id}`)).json()).toMatchObject({
      status: 400,
      detail: 'Invalid purchase ID format',
    });
    expect((await player.get(`/v1/eggs/spawn/lock/${id}`)).statusCode).toBe(400);
  }
});

it('shows receipts only to the account that bought', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const { id, checkoutUrl } = (await ada.lock(basket(1))).json();
  await payByCard(checkoutUrl);

  expect((await ben.get('/v1/purchases')).json()).toEqual({ purchases: [], total: 0 });
  expect((await ben.get(`/v1/purchases/${id}`)).statusCode).toBe(404);
});
