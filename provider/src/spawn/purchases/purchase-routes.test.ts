import { openForEach } from '../../testing/open-for-tests.ts';
import type { Player } from '../../testing/open-test-spawn.ts';
import { createBasket, openTestSpawn, testCard, createVoucherBasket } from '../../testing/open-test-spawn.ts';
import { listMailsTo } from '../../testing/sign-in.ts';

const world = openForEach(openTestSpawn);

const listReceiptMails = ({ id }: Player) => listMailsTo(world, `${id}@example.com`);

const listKeys = (player: Player) =>
  world.db
    .selectFrom('assets')
    .select(['id', 'key_used_at', 'lock_id'])
    .where('owner_id', '=', player.id)
    .where('type', '=', 'GATEWAY_KEY')
    .orderBy('id')
    .execute();

it('returns the receipt of a paid card lock to its buyer on every call', async () => {
  const [player, otherPlayer] = [await world.signIn(), await world.signIn()];
  const { id } = await player.buy(2);

  const firstResponse = await player.confirm(id);
  const secondResponse = await player.confirm(id);

  expect(firstResponse.json()).toEqual({
    purchaseId: id,
    completed: world.now(),
    paymentMethod: 'CREDIT_CARD',
    eggs: { count: 2, fee: '25.00' },
    keys: { count: 0, fee: '30.00' },
    total: '50.00',
    currency: 'USD',
    assetIds: [expect.any(Number), expect.any(Number)],
  });
  expect(secondResponse.json()).toEqual(firstResponse.json());
  expect((await player.get('/v1/purchases')).json()).toEqual({ purchases: [firstResponse.json()], total: 1 });
  expect((await player.get(`/v1/purchases/${id}`)).json()).toEqual(firstResponse.json());
  expect((await otherPlayer.get('/v1/purchases')).json()).toEqual({ purchases: [], total: 0 });
  expect((await otherPlayer.get(`/v1/purchases/${id}`)).statusCode).toBe(404);
});

it('lists purchases in pages, newest first', async () => {
  const player = await world.signIn();
  const purchaseIds: number[] = [];
  for (let count = 0; count < 3; count += 1) purchaseIds.unshift((await player.buy(1)).id);
  const listIds = async (page: number) => {
    const { purchases, total } = (await player.get(`/v1/purchases?limit=2&page=${page}`)).json();
    return { ids: purchases.map(({ purchaseId }: { purchaseId: number }) => purchaseId), total };
  };

  expect(await listIds(0)).toEqual({ ids: purchaseIds.slice(0, 2), total: 3 });
  expect(await listIds(1)).toEqual({ ids: purchaseIds.slice(2), total: 3 });
  expect(await listIds(2)).toEqual({ ids: [], total: 3 });
  expect((await player.get('/v1/purchases?limit=101')).statusCode).toBe(400);
});

it('mails the receipt once, even if the payment and the confirmation are sent several times', async () => {
  const player = await world.signIn();
  const { id, checkoutUrl } = (await player.lock(createBasket(2, 1))).json();
  const pay = () => world.post(checkoutUrl, testCard);
  expect((await player.confirm(id)).json()).toMatchObject({
    status: 400,
    code: 'payment_required',
    detail: 'This purchase requires payment and cannot be completed with gateway keys only.',
  });
  expect([await listReceiptMails(player), await world.count()]).toMatchObject([[], { eggs: 0 }]);

  await Promise.all([pay(), pay()]);
  await Promise.all([player.confirm(id), player.confirm(id), pay()]);

  const [mail, ...otherMails] = await listReceiptMails(player);
  expect(otherMails).toEqual([]);
  expect(mail).toMatchObject({ subject: `Your receipt for purchase ${id}`, code: null });
  const { publicUrl } = world.config;
  for (const fact of [
    '2 dragon eggs at 25.00 USD each',
    '1 gateway key at 30.00 USD each',
    'Total: 80.00 USD, paid by card',
    ...(await player.listAssetIds(id)).map((asset) => `${publicUrl}/details/${asset}`),
    `${publicUrl}/spawn?step=confirm&lock=${id}`,
  ])
    expect(mail?.text.split('\n')).toContainEqual(expect.stringContaining(fact));
});

it('completes a voucher lock once and uses up its keys', async () => {
  const player = await world.signIn();
  const { assetIds: keys } = await player.buy(0, 2);
  const lock = (await player.lock(createVoucherBasket(keys))).json();

  const responses = await Promise.all([player.confirm(lock.id), player.confirm(String(lock.id))]);

  expect(lock).not.toHaveProperty('checkoutUrl');
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(responses[0]?.json()).toMatchObject({ paymentMethod: 'VOUCHER', total: '0.00', eggs: { count: 2 } });
  const [mail, ...otherMails] = await listReceiptMails(player);
  expect(mail?.text).toContain('2 dragon eggs\nRedeemed: 2 gateway keys\n');
  // The receipt of the keys.
  expect(otherMails).toHaveLength(1);
  expect(await listKeys(player)).toMatchObject(keys.map((id) => ({ id, key_used_at: world.now() })));
  expect(await world.count()).toMatchObject({ eggs: 2, keys: 2 });
});

it('rejects a key of another account and a used key', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const [first = 0, second = 0] = (await ada.buy(0, 2)).assetIds;

  // The response is the same for a missing key: an account learns nothing about the keys of others.
  expect((await ben.lock(createVoucherBasket([first]))).json()).toMatchObject({
    code: 'not_found',
    detail: `Gateway key ${first} not found`,
  });
  await ada.redeem([first]);

  expect((await ada.lock(createVoucherBasket([first]))).json()).toMatchObject({ code: 'key_unusable' });
  expect((await ada.lock(createVoucherBasket([second]))).statusCode).toBe(200);
});

it('frees the keys of a lock that was replaced or expired', async () => {
  const player = await world.signIn();
  const [first = 0, second = 0] = (await player.buy(0, 2)).assetIds;

  await player.lock(createVoucherBasket([first, second]));
  expect((await player.lock(createVoucherBasket([first]))).statusCode).toBe(200);
  expect(await listKeys(player)).toMatchObject([{ lock_id: expect.any(Number) }, { lock_id: null }]);
  world.clock.advance({ minutes: 10 });
  await world.runMaintenance();

  expect(await listKeys(player)).toMatchObject([{ lock_id: null }, { lock_id: null }]);
});

it('gives the same response for an unknown, foreign, expired or released lock', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const { assetIds } = await ada.buy(0, 1);
  const lockKey = async (): Promise<number> => (await ada.lock(createVoucherBasket(assetIds))).json().id;
  const releasedId = await lockKey();

  const responses = [await ada.confirm(999_999), await ben.confirm(releasedId)];
  await ada.delete(`/v1/eggs/spawn/lock/${releasedId}`);
  responses.push(await ada.confirm(releasedId));
  const expiredId = await lockKey();
  world.clock.advance({ minutes: 10 });
  responses.push(await ada.confirm(expiredId));

  const notFound = { status: 404, detail: 'Purchase not found. The lock may have expired.' };
  expect(responses.map((response) => response.json())).toMatchObject([
    notFound,
    notFound,
    notFound,
    notFound,
  ]);
});

it('rejects ids that are not written in decimal digits', async () => {
  const player = await world.signIn();
  const invalidIdProblem = { status: 400, detail: 'Invalid purchase ID format' };

  for (const id of ['twelve', '', null, 1.5, -1])
    expect((await player.confirm(id)).json()).toMatchObject(invalidIdProblem);
  for (const id of ['0x1', '1e0', '%201', '+1', '1.0', '0', '9'.repeat(101), 'x'.repeat(10_000)]) {
    expect((await player.get(`/v1/purchases/${id}`)).json()).toMatchObject(invalidIdProblem);
    expect((await player.get(`/v1/eggs/spawn/lock/${id}`)).statusCode).toBe(400);
  }
});
