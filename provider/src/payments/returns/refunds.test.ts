import { openForEach } from '../../testing/open-for-tests.ts';
import { openSalesWithPlayer } from '../../testing/open-stripe-sales.ts';
import { recordReturn } from './record-return.ts';

const sales = openForEach(openSalesWithPlayer);

const readRefund = async (lockId: number) =>
  (await sales.player.get(`/v1/eggs/spawn/lock/${lockId}`)).json().refund;
const setStatus = async (id: string, status: string, type = 'refund.updated') => {
  sales.stripe.returns.change(id, { status });
  await sales.reportEvent(type, id);
};

/** Pays an amount that differs from the lock's, so that the payment must be refunded. */
async function payTooLittle() {
  const sale = await sales.openSession(sales.player, 1);
  sales.stripe.pay(sale.sessionId, { amount_total: 100 });
  await sales.reportEvent('checkout.session.completed', sale.sessionId);
  return sale;
}

describe('a refund that is due', () => {
  it('a refund that is due counts when it has succeeded, not when it was requested', async () => {
    const { id } = await payTooLittle();
    sales.stripe.returns.nextStatus = 'pending';
    await sales.refundDuePayments();
    expect(await readRefund(id)).toMatchObject({ state: 'refunding', amount: '1.00' });
    expect(await sales.listMovements('re_1')).toEqual([]);

    await setStatus('re_1', 'succeeded');
    // A report that arrives after a newer one changes nothing.
    await sales.reportEvent('refund.created', 're_1');

    expect(await readRefund(id)).toMatchObject({ state: 'refunded' });
    expect(await sales.listMovements('re_1')).toEqual(['1.00 owed > buyer']);
    expect(await sales.findDifferences()).toEqual([]);
  });

  it('a refund that is due is read by the job if no webhook arrives, and is not made twice', async () => {
    const { id } = await payTooLittle();
    sales.stripe.returns.nextStatus = 'pending';
    await sales.refundDuePayments();
    sales.stripe.returns.change('re_1', { status: 'succeeded' });
    sales.clock.advance({ minutes: 59 });
    await sales.refundDuePayments();
    expect(await readRefund(id)).toMatchObject({ state: 'refunding' });

    sales.clock.advance({ minutes: 1 });
    await sales.refundDuePayments();

    expect(await readRefund(id)).toMatchObject({ state: 'refunded' });
    expect(sales.stripe.calls.filter((call) => call === 'POST /v1/refunds')).toHaveLength(1);
  });

  it('a refund that fails after its success is due again, and is made by a second refund', async () => {
    const { id } = await payTooLittle();
    await sales.refundDuePayments();
    expect(await readRefund(id)).toMatchObject({ state: 'refunded' });

    await setStatus('re_1', 'failed', 'refund.failed');
    expect(await readRefund(id)).toMatchObject({ state: 'refunding' });
    sales.clock.advance({ minutes: 1 });
    await sales.refundDuePayments();

    expect(await readRefund(id)).toMatchObject({ state: 'refunded' });
    expect(await sales.listMovements('re_1')).toEqual(['1.00 owed > buyer', '1.00 buyer > owed']);
    expect(await sales.listMovements('re_2')).toEqual(['1.00 owed > buyer']);
    expect(await sales.findDifferences()).toEqual([]);
  });

  it.each([
    ['stays failed if a simultaneous read then reports success', 'failed', 'succeeded', 0, 'refunding'],
    ['stays made if an older read then reports failure', 'succeeded', 'failed', -1, 'refunded'],
    ['does not become pending again', 'succeeded', 'pending', 1, 'refunded'],
  ] as const)('a refund that is due %s', async (_what, first, second, delayMs, state) => {
    const { id, intent } = await payTooLittle();
    const now = sales.clock.now();
    const refund = {
      id: 're_1',
      kind: 'refund',
      intent,
      amount: '1.00',
      currency: 'USD',
      createdAt: 1,
    } as const;

    await recordReturn(sales, { ...refund, state: first }, now);
    await recordReturn(sales, { ...refund, state: second }, now + delayMs);

    expect(await readRefund(id)).toMatchObject({ state });
    expect(await sales.listMovements('re_1')).toEqual(state === 'refunded' ? ['1.00 owed > buyer'] : []);
  });

  it('a refund that is due is only recorded if it was already made at Stripe', async () => {
    const { id, intent } = await payTooLittle();
    sales.stripe.returns.refund(intent);

    await sales.refundDuePayments();

    expect(await readRefund(id)).toMatchObject({ state: 'refunded' });
    expect(await sales.listMovements('re_1')).toEqual(['1.00 owed > buyer']);
  });
});

describe('a refund of a sale at Stripe', () => {
  it('a refund of the full amount of a sale at Stripe removes the eggs from all lists, and returns them when it fails', async () => {
    const { id, intent, assetIds } = await sales.buyFor(2);
    const { player, db } = sales;
    const listAssets = () => db.selectFrom('assets').selectAll().orderBy('id').execute();
    const assetsBefore = await listAssets();
    sales.stripe.returns.refund(intent);

    await sales.reportEvent('refund.created', 're_1');
    expect([await sales.readState(assetIds[0] ?? 0), await player.listAssetIds(id)]).toEqual([404, []]);
    expect(await sales.count()).toMatchObject({ eggs: 0, eggsLeft: 48 });
    expect(await sales.listMovements('re_1')).toEqual(['50.00 sales > buyer']);
    expect(await sales.findDifferences()).toEqual([]);

    await setStatus('re_1', 'failed', 'refund.failed');

    expect(await player.listAssetIds(id)).toEqual(assetIds);
    expect(await listAssets()).toEqual(assetsBefore);
    expect(await sales.findDifferences()).toEqual([]);
  });

  it('a refund of a part of a sale at Stripe does not affect the eggs', async () => {
    const { id, intent, assetIds } = await sales.buyFor(2);
    sales.stripe.returns.refund(intent, 1_000);

    await sales.reportEvent('refund.created', 're_1');

    expect(await sales.player.listAssetIds(id)).toEqual(assetIds);
    expect(await sales.listMovements('re_1')).toEqual(['10.00 sales > buyer']);
    expect(await sales.findDifferences()).toEqual([]);
  });

  it('a refund of a sale at Stripe that is reported before its payment withdraws the eggs too', async () => {
    const { id, sessionId, intent } = await sales.openSession(sales.player, 1);
    sales.stripe.pay(sessionId);
    sales.stripe.returns.refund(intent);

    await sales.reportEvent('refund.created', 're_1');
    await sales.reportEvent('checkout.session.completed', sessionId);

    expect(await sales.player.listAssetIds(id)).toEqual([]);
    expect(await sales.listMovements('re_1')).toEqual(['25.00 sales > buyer']);
    expect(await sales.findDifferences()).toEqual([]);
  });

  it('a refund of a sale at Stripe in another currency does not count towards the price, and is a difference', async () => {
    const { id, sessionId, intent, assetIds } = await sales.buyFor(1);
    sales.stripe.returns.refund(intent);
    sales.stripe.returns.change('re_1', { currency: 'eur' });

    await sales.reportEvent('refund.created', 're_1');

    expect(await sales.player.listAssetIds(id)).toEqual(assetIds);
    expect(await sales.findDifferences()).toEqual([
      `The refund re_1 returned 25.00 EUR, and payment ${sessionId} was of 25.00 USD: it is not counted as part of it.`,
    ]);
  });

  it('a dispute about a sale of another program changes nothing', async () => {
    const { id, assetIds } = await sales.buyFor(1);
    const dispute = sales.stripe.returns.dispute('pi_other', 'needs_response', 2_500);

    await sales.reportEvent('charge.dispute.created', dispute.id);

    expect(await sales.player.listAssetIds(id)).toEqual(assetIds);
    expect(await sales.findDifferences()).toEqual([]);
  });
});
