import { FakeClock } from '../../testing/fake-clock.ts';
import type { Player, TestSpawn } from '../../testing/open-test-spawn.ts';
import { basket, openTestSpawn, voucherBasket } from '../../testing/open-test-spawn.ts';
import type { StripeDouble } from '../../testing/stripe-double.ts';
import { openStripeDouble } from '../../testing/stripe-double.ts';
import { ReconciliationService } from '../reconciliation/reconciliation-service.ts';

let stripe: StripeDouble;
let world: TestSpawn;
let player: Player;

beforeEach(async () => {
  const clock = new FakeClock();
  stripe = await openStripeDouble(clock);
  world = await openTestSpawn(
    { eggs: 50, keys: 20, cycleOpen: 7_200 },
    { payments: 'stripe', stripe: stripe.settings, publicUrl: 'https://emberclutch.example' },
    { clock },
  );
  player = await world.signIn();
});
afterEach(async () => {
  await world.close();
  await stripe.close();
});

async function send(type: string, id: string) {
  const answer = await world.inject({
    method: 'POST',
    url: '/v1/stripe/webhook',
    ...stripe.webhook(type, id),
  });
  expect(answer.statusCode).toBe(200);
}

/** Pays a basket at Stripe. @returns the lock, the payment intent and the bought assets */
async function buy(eggs: number, keys = 0) {
  const lock: { id: number; checkoutUrl: string } = (await player.lock(basket(eggs, keys))).json();
  const { headers } = await world.inject({ url: lock.checkoutUrl });
  const sessionId = String(headers.location).split('/').at(-1) ?? '';
  stripe.pay(sessionId);
  await send('checkout.session.completed', sessionId);
  return { id: lock.id, intent: `pi_${sessionId}`, assetIds: await assetsOf(lock.id) };
}

const assetsOf = async (purchaseId: number): Promise<number[]> =>
  (await player.get(`/v1/purchases/${purchaseId}`)).json().assetIds;

/** Runs the refund job once. */
const refundDue = () =>
  world.adapter.records?.refundDue((failure) => {
    throw failure;
  });

const refundOf = async (lockId: number) => (await player.get(`/v1/eggs/spawn/lock/${lockId}`)).json().refund;

const stateOf = async (assetId: number) => {
  const answer = await world.inject({ url: `/v1/assets/${assetId}` });
  return answer.statusCode === 200 ? answer.json().assetState : answer.statusCode;
};

/** What the ledger has moved for a refund or dispute, in order. */
const movementsOf = async (id: string) => {
  const rows = await world.db
    .selectFrom('ledger')
    .selectAll()
    .where('return_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ amount, from_place, to_place }) => `${amount} ${from_place} > ${to_place}`);
};

async function expectNoDifference() {
  const { db, clock, adapter } = world;
  const service = new ReconciliationService({ db, clock, records: adapter.records });
  expect((await service.reconcile(86_400)).differences).toEqual([]);
}

/** Pays with another amount than the lock's, so that the payment is to be refunded. */
async function payTooLittle() {
  const lock: { id: number; checkoutUrl: string } = (await player.lock(basket(1))).json();
  const { headers } = await world.inject({ url: lock.checkoutUrl });
  const sessionId = String(headers.location).split('/').at(-1) ?? '';
  stripe.pay(sessionId, { amount_total: 100 });
  await send('checkout.session.completed', sessionId);
  return { id: lock.id, intent: `pi_${sessionId}` };
}

describe('a refund that is due', () => {
  it('counts when it has succeeded, not when it was asked for', async () => {
    const { id } = await payTooLittle();
    stripe.returns.nextStatus = 'pending';
    await refundDue();
    expect(await refundOf(id)).toMatchObject({ state: 'refunding', amount: '1.00' });
    expect(await movementsOf('re_1')).toEqual([]);

    stripe.returns.setStatus('re_1', 'succeeded');
    await send('refund.updated', 're_1');
    // A report that was overtaken changes nothing.
    await send('refund.created', 're_1');

    expect(await refundOf(id)).toMatchObject({ state: 'refunded' });
    expect(await movementsOf('re_1')).toEqual(['1.00 owed > buyer']);
    await expectNoDifference();
  });

  it('is read by the job where no webhook comes, and not made twice meanwhile', async () => {
    const { id } = await payTooLittle();
    stripe.returns.nextStatus = 'pending';
    await refundDue();
    stripe.returns.setStatus('re_1', 'succeeded');
    world.clock.advance({ minutes: 59 });
    await refundDue();
    expect(await refundOf(id)).toMatchObject({ state: 'refunding' });

    world.clock.advance({ minutes: 1 });
    await refundDue();

    expect(await refundOf(id)).toMatchObject({ state: 'refunded' });
    expect(stripe.calls.filter((call) => call === 'POST /v1/refunds')).toHaveLength(1);
  });

  it('is due again when it fails after all, and is made by another one', async () => {
    const { id } = await payTooLittle();
    await refundDue();
    expect(await refundOf(id)).toMatchObject({ state: 'refunded' });

    stripe.returns.setStatus('re_1', 'failed');
    await send('refund.failed', 're_1');
    expect(await refundOf(id)).toMatchObject({ state: 'refunding' });
    world.clock.advance({ minutes: 1 });
    await refundDue();

    expect(await refundOf(id)).toMatchObject({ state: 'refunded' });
    expect(await movementsOf('re_1')).toEqual(['1.00 owed > buyer', '1.00 buyer > owed']);
    expect(await movementsOf('re_2')).toEqual(['1.00 owed > buyer']);
    await expectNoDifference();
  });

  it('is recorded where it was made at Stripe before', async () => {
    const { id, intent } = await payTooLittle();
    stripe.returns.refund(intent);

    await refundDue();

    expect(await refundOf(id)).toMatchObject({ state: 'refunded' });
    expect(await movementsOf('re_1')).toEqual(['1.00 owed > buyer']);
  });
});

describe('a refund of a sale, made at Stripe', () => {
  it('of everything takes the eggs out of all lists, and gives them back when it fails', async () => {
    const { id, intent, assetIds } = await buy(2);
    const [egg = 0] = assetIds;
    const before = await world.db.selectFrom('assets').selectAll().where('id', '=', egg).executeTakeFirst();
    const refund = stripe.returns.refund(intent);

    await send('refund.created', refund?.id ?? '');
    expect([await stateOf(egg), await assetsOf(id)]).toEqual([404, []]);
    expect(await world.count()).toMatchObject({ eggs: 0, eggsLeft: 48 });
    expect(await movementsOf('re_1')).toEqual(['50.00 sales > buyer']);
    await expectNoDifference();

    stripe.returns.setStatus('re_1', 'failed');
    await send('refund.failed', 're_1');

    expect(await assetsOf(id)).toEqual(assetIds);
    const after = await world.db.selectFrom('assets').selectAll().where('id', '=', egg).executeTakeFirst();
    expect(after).toEqual(before);
    await expectNoDifference();
  });

  it('of a part leaves the eggs', async () => {
    const { id, intent, assetIds } = await buy(2);
    const refund = stripe.returns.refund(intent, 1_000);

    await send('refund.created', refund?.id ?? '');

    expect(await assetsOf(id)).toEqual(assetIds);
    expect(await movementsOf('re_1')).toEqual(['10.00 sales > buyer']);
    await expectNoDifference();
  });

  it('of another program changes nothing', async () => {
    const { id, assetIds } = await buy(1);
    stripe.returns.refund('pi_other', 0);
    const dispute = stripe.returns.dispute('pi_other', 'needs_response', 2_500);

    await send('charge.dispute.created', dispute.id);

    expect(await assetsOf(id)).toEqual(assetIds);
    await expectNoDifference();
  });
});

describe('a disputed sale', () => {
  const hatched = { hours: 24 * 30 };

  it('freezes the egg, which then does not hatch, and releases it when the dispute is won', async () => {
    const { intent, assetIds } = await buy(1);
    const [egg = 0] = assetIds;
    const { id } = stripe.returns.dispute(intent);
    await send('charge.dispute.created', id);
    world.clock.advance(hatched);
    expect(await stateOf(egg)).toBe('SEALED');
    expect(await movementsOf(id)).toEqual(['25.00 sales > disputed']);
    await expectNoDifference();

    stripe.returns.setStatus(id, 'won');
    await send('charge.dispute.closed', id);

    expect(await stateOf(egg)).toBe('HATCHED');
    expect(await movementsOf(id)).toEqual(['25.00 sales > disputed', '25.00 disputed > sales']);
    await expectNoDifference();
  });

  it('withdraws the egg when the dispute is lost, and freezes it again while an appeal is decided', async () => {
    const { intent, assetIds } = await buy(1);
    const [egg = 0] = assetIds;
    const { id } = stripe.returns.dispute(intent);
    await send('charge.dispute.created', id);

    stripe.returns.setStatus(id, 'lost');
    await send('charge.dispute.closed', id);
    world.clock.advance(hatched);
    expect(await stateOf(egg)).toBe(404);
    expect(await movementsOf(id)).toEqual(['25.00 sales > disputed', '25.00 disputed > buyer']);
    await expectNoDifference();

    stripe.returns.setStatus(id, 'appeal_under_review');
    await send('charge.dispute.updated', id);
    expect(await stateOf(egg)).toBe('HATCHED');
  });

  it('moves no money during an inquiry, and freezes all the same', async () => {
    const { intent, assetIds } = await buy(1);
    const { id } = stripe.returns.dispute(intent, 'warning_needs_response');
    await send('charge.dispute.created', id);
    world.clock.advance(hatched);

    expect(await stateOf(assetIds[0] ?? 0)).toBe('SEALED');
    stripe.returns.setStatus(id, 'warning_closed');
    await send('charge.dispute.closed', id);

    expect(await stateOf(assetIds[0] ?? 0)).toBe('HATCHED');
    expect(await movementsOf(id)).toEqual([]);
    await expectNoDifference();
  });

  /** Buys keys, pays for eggs with some of them, and one egg with a key of another purchase in the same lock. */
  async function buyEggsWithKeys() {
    const disputed = await buy(0, 3);
    const other = await buy(0, 1);
    const [first = 0, second = 0, spare = 0] = disputed.assetIds;
    const [own = 0] = other.assetIds;
    const { id } = (await player.lock(voucherBasket([own, first, second]))).json();
    await player.post('/v1/voucher/purchase', { purchaseId: id });
    return { disputed, spare, eggs: await assetsOf(id) };
  }

  it('of gateway keys freezes the eggs that they paid for, and no others', async () => {
    const { disputed, spare, eggs } = await buyEggsWithKeys();
    const held = (await player.lock(voucherBasket([spare]))).json();

    const { id } = stripe.returns.dispute(disputed.intent);
    await send('charge.dispute.created', id);
    world.clock.advance({ minutes: 1 });

    const refused = await player.post('/v1/voucher/purchase', { purchaseId: held.id });
    expect(refused.json()).toMatchObject({ code: 'key_unusable' });
    await player.delete(`/v1/eggs/spawn/lock/${held.id}`);
    expect((await player.lock(voucherBasket([spare]))).json()).toMatchObject({ code: 'key_unusable' });
    expect((await player.get('/v1/eggs/available')).json().gatewayKeys).toEqual([]);
    world.clock.advance(hatched);
    // The keys have the ids of their purchases: those of the disputed one come first, and so do their eggs.
    expect(await Promise.all(eggs.map(stateOf))).toEqual(['SEALED', 'SEALED', 'HATCHED']);
    await expectNoDifference();
  });

  it('of gateway keys withdraws keys and eggs when it is lost, and gives all of them back when it is won after all', async () => {
    const { disputed, spare, eggs } = await buyEggsWithKeys();
    const { id } = stripe.returns.dispute(disputed.intent);
    await send('charge.dispute.created', id);
    stripe.returns.setStatus(id, 'lost');
    await send('charge.dispute.closed', id);

    expect(await Promise.all([...eggs, spare].map(stateOf))).toEqual([404, 404, 'SEALED', 404]);
    await expectNoDifference();
    stripe.returns.setStatus(id, 'won');
    await send('charge.dispute.updated', id);

    expect(await Promise.all([...eggs, spare].map(stateOf))).toEqual([
      'SEALED',
      'SEALED',
      'SEALED',
      'UNUSED',
    ]);
    expect((await player.lock(voucherBasket([spare]))).statusCode).toBe(200);
    await expectNoDifference();
  });
});

it('reads a session whose webhook Stripe wrote in another version of its API', async () => {
  const { id, checkoutUrl } = (await player.lock(basket(1))).json();
  const { headers } = await world.inject({ url: checkoutUrl });
  const sessionId = String(headers.location).split('/').at(-1) ?? '';
  const event = stripe.webhook('checkout.session.completed', sessionId, { apiVersion: '2020-08-27' });
  stripe.pay(sessionId);

  await world.inject({ method: 'POST', url: '/v1/stripe/webhook', ...event });

  expect(await assetsOf(id)).toHaveLength(1);
  expect(stripe.calls.at(-1)).toBe(`GET /v1/checkout/sessions/${sessionId}`);
});
