import type { Player } from '../../testing/open-test-spawn.ts';
import { openStripeSales } from '../../testing/open-stripe-sales.ts';
import type { StripeSales } from '../../testing/open-stripe-sales.ts';
import { ReturnService } from './return-service.ts';

let sales: StripeSales;
let player: Player;
beforeEach(async () => {
  sales = await openStripeSales();
  player = await sales.world.signIn();
});
afterEach(() => sales.close());

const refundOf = async (lockId: number) => (await player.get(`/v1/eggs/spawn/lock/${lockId}`)).json().refund;

/** Pays another amount than the lock's, so that the payment has to be refunded. */
async function payTooLittle() {
  const sale = await sales.openSession(player, 1);
  sales.stripe.pay(sale.sessionId, { amount_total: 100 });
  await sales.report('checkout.session.completed', sale.sessionId);
  return sale;
}

describe('a refund that is due', () => {
  it('counts when it has succeeded, not when it was requested', async () => {
    const { id } = await payTooLittle();
    sales.stripe.returns.nextStatus = 'pending';
    await sales.refundDue();
    expect(await refundOf(id)).toMatchObject({ state: 'refunding', amount: '1.00' });
    expect(await sales.movementsOf('re_1')).toEqual([]);

    sales.stripe.returns.setStatus('re_1', 'succeeded');
    await sales.report('refund.updated', 're_1');
    // A report that arrives after a newer one changes nothing.
    await sales.report('refund.created', 're_1');

    expect(await refundOf(id)).toMatchObject({ state: 'refunded' });
    expect(await sales.movementsOf('re_1')).toEqual(['1.00 owed > buyer']);
    expect(await sales.findDifferences()).toEqual([]);
  });

  it('is read by the job if no webhook comes, and is not made twice', async () => {
    const { id } = await payTooLittle();
    sales.stripe.returns.nextStatus = 'pending';
    await sales.refundDue();
    sales.stripe.returns.setStatus('re_1', 'succeeded');
    sales.world.clock.advance({ minutes: 59 });
    await sales.refundDue();
    expect(await refundOf(id)).toMatchObject({ state: 'refunding' });

    sales.world.clock.advance({ minutes: 1 });
    await sales.refundDue();

    expect(await refundOf(id)).toMatchObject({ state: 'refunded' });
    expect(sales.stripe.calls.filter((call) => call === 'POST /v1/refunds')).toHaveLength(1);
  });

  it('is due again when it fails after its success, and is made by a second refund', async () => {
    const { id } = await payTooLittle();
    await sales.refundDue();
    expect(await refundOf(id)).toMatchObject({ state: 'refunded' });

    sales.stripe.returns.setStatus('re_1', 'failed');
    await sales.report('refund.failed', 're_1');
    expect(await refundOf(id)).toMatchObject({ state: 'refunding' });
    sales.world.clock.advance({ minutes: 1 });
    await sales.refundDue();

    expect(await refundOf(id)).toMatchObject({ state: 'refunded' });
    expect(await sales.movementsOf('re_1')).toEqual(['1.00 owed > buyer', '1.00 buyer > owed']);
    expect(await sales.movementsOf('re_2')).toEqual(['1.00 owed > buyer']);
    expect(await sales.findDifferences()).toEqual([]);
  });

  it('has failed even if two simultaneous reads, before and after the failure, are recorded in reverse order', async () => {
    const { id, intent } = await payTooLittle();
    const { db, clock } = sales.world;
    const returns = new ReturnService({ db, clock });
    const refund = {
      id: 're_1',
      kind: 'refund',
      intent,
      amount: '1.00',
      currency: 'USD',
      createdAt: 1,
    } as const;

    await returns.record({ ...refund, state: 'failed' }, clock.now());
    await returns.record({ ...refund, state: 'succeeded' }, clock.now());

    expect(await refundOf(id)).toMatchObject({ state: 'refunding' });
    expect(await sales.movementsOf('re_1')).toEqual([]);
  });

  it('is recorded if it was already made at Stripe', async () => {
    const { id, intent } = await payTooLittle();
    sales.stripe.returns.refund(intent);

    await sales.refundDue();

    expect(await refundOf(id)).toMatchObject({ state: 'refunded' });
    expect(await sales.movementsOf('re_1')).toEqual(['1.00 owed > buyer']);
  });
});

describe('a refund of a sale, made at Stripe', () => {
  it('of everything takes the eggs out of all lists, and returns them when it fails', async () => {
    const { id, intent, assetIds } = await sales.buy(player, 2);
    const [egg = 0] = assetIds;
    const before = await sales.world.db
      .selectFrom('assets')
      .selectAll()
      .where('id', '=', egg)
      .executeTakeFirst();
    const refund = sales.stripe.returns.refund(intent);

    await sales.report('refund.created', refund?.id ?? '');
    expect([await sales.stateOf(egg), await sales.assetsOf(player, id)]).toEqual([404, []]);
    expect(await sales.world.count()).toMatchObject({ eggs: 0, eggsLeft: 48 });
    expect(await sales.movementsOf('re_1')).toEqual(['50.00 sales > buyer']);
    expect(await sales.findDifferences()).toEqual([]);

    sales.stripe.returns.setStatus('re_1', 'failed');
    await sales.report('refund.failed', 're_1');

    expect(await sales.assetsOf(player, id)).toEqual(assetIds);
    const after = await sales.world.db
      .selectFrom('assets')
      .selectAll()
      .where('id', '=', egg)
      .executeTakeFirst();
    expect(after).toEqual(before);
    expect(await sales.findDifferences()).toEqual([]);
  });

  it('of a part does not affect the eggs', async () => {
    const { id, intent, assetIds } = await sales.buy(player, 2);
    const refund = sales.stripe.returns.refund(intent, 1_000);

    await sales.report('refund.created', refund?.id ?? '');

    expect(await sales.assetsOf(player, id)).toEqual(assetIds);
    expect(await sales.movementsOf('re_1')).toEqual(['10.00 sales > buyer']);
    expect(await sales.findDifferences()).toEqual([]);
  });

  it('that is reported before its payment withdraws the eggs too', async () => {
    const { id, sessionId, intent } = await sales.openSession(player, 1);
    sales.stripe.pay(sessionId);
    const refund = sales.stripe.returns.refund(intent)?.id ?? '';

    await sales.report('refund.created', refund);
    await sales.report('checkout.session.completed', sessionId);

    expect(await sales.assetsOf(player, id)).toEqual([]);
    expect(await sales.movementsOf(refund)).toEqual(['25.00 sales > buyer']);
    expect(await sales.findDifferences()).toEqual([]);
  });

  it('in another currency does not count towards the price, and is a difference', async () => {
    const { id, sessionId, intent, assetIds } = await sales.buy(player, 1);
    const refund = sales.stripe.returns.refund(intent)?.id ?? '';
    sales.stripe.returns.setCurrency(refund, 'eur');

    await sales.report('refund.created', refund);

    expect(await sales.assetsOf(player, id)).toEqual(assetIds);
    expect(await sales.findDifferences()).toEqual([
      `The refund ${refund} returned 25.00 EUR, and payment ${sessionId} was of 25.00 USD: it is not counted as part of it.`,
    ]);
  });

  it('of another program changes nothing', async () => {
    const { id, assetIds } = await sales.buy(player, 1);
    sales.stripe.returns.refund('pi_other', 0);
    const dispute = sales.stripe.returns.dispute('pi_other', 'needs_response', 2_500);

    await sales.report('charge.dispute.created', dispute.id);

    expect(await sales.assetsOf(player, id)).toEqual(assetIds);
    expect(await sales.findDifferences()).toEqual([]);
  });
});
