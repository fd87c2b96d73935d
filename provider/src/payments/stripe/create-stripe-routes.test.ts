import { openForEach } from '../../testing/open-for-tests.ts';
import { openStripeSales } from '../../testing/open-stripe-sales.ts';
import { createBasket } from '../../testing/open-test-spawn.ts';
import type { Player } from '../../testing/open-test-spawn.ts';

const sales = openForEach(() => openStripeSales({ eggs: 10, keys: 5, cycleDuration: 3_600 }));

const openCheckout = async (player?: Player, eggs = 2) =>
  sales.openSession(player ?? (await sales.signIn()), eggs);

const listPayments = () =>
  sales.db.selectFrom('payments').select(['lock_id', 'amount', 'state', 'reason']).orderBy('id').execute();

const nothingSold = { eggsLeft: 10, keysLeft: 5, eggs: 0, keys: 0 };

it('redirects the buyer to Stripe with the basket, and grants it by webhook', async () => {
  const player = await sales.signIn();
  const { id, checkoutUrl, sessionId } = await openCheckout(player);
  expect(sales.stripe.getSession(sessionId)).toMatchObject({ amount_total: 5_000, currency: 'usd' });
  sales.stripe.pay(sessionId);

  const response = await sales.sendWebhook(sessionId);

  expect(response.statusCode).toBe(200);
  expect(await sales.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
  expect((await player.confirm(id)).json()).toMatchObject({ total: '50.00' });
  expect((await sales.get(checkoutUrl)).headers.location).toBe(
    `https://emberclutch.example/spawn?step=confirm&lock=${id}&payment=paid`,
  );
  expect(sales.stripe.returns.refundedIntents).toEqual([]);
});

it('reads the session from Stripe when the buyer returns before the webhook', async () => {
  const { id, checkoutUrl, sessionId } = await openCheckout();
  expect(sales.stripe.getSession(sessionId).success_url).toBe(
    `https://emberclutch.example${checkoutUrl}/return`,
  );
  sales.stripe.pay(sessionId);

  const response = await sales.get(`${checkoutUrl}/return`);
  await sales.sendWebhook(sessionId);

  expect(response.headers.location).toContain(`lock=${id}&payment=paid`);
  expect(await sales.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
});

it('grants once if webhooks are repeated or parallel', async () => {
  const { sessionId } = await openCheckout();
  sales.stripe.pay(sessionId);

  const responses = await Promise.all([1, 2, 3].map(() => sales.sendWebhook(sessionId)));
  await sales.sendWebhook(sessionId, 'checkout.session.expired');

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await sales.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
  expect(await listPayments()).toMatchObject([{ state: 'granted' }]);
});

it('rejects a webhook whose signature is missing, forged, old or for another body', async () => {
  const { sessionId } = await openCheckout();
  const at = sales.now();
  const unpaidWebhook = sales.stripe.createWebhook('checkout.session.completed', sessionId);
  sales.stripe.pay(sessionId);
  const sign = (options: object) =>
    sales.stripe.createWebhook('checkout.session.completed', sessionId, options);
  const { payload, headers } = sign({});
  const changedPayload = unpaidWebhook.payload.replace('"unpaid"', '"paid"').replace('"open"', '"complete"');

  for (const forgedWebhook of [
    sign({ secret: 'whsec_forged' }),
    sign({ at: at - 301 }),
    { payload: changedPayload, headers: unpaidWebhook.headers },
    { payload, headers: { 'content-type': 'application/json' } },
    { payload: '', headers },
    { payload: 'not json', headers },
    { payload, headers: { 'stripe-signature': `t=${at},v1=` } },
  ])
    expect(await sales.inject({ method: 'POST', url: '/v1/stripe/webhook', ...forgedWebhook })).toMatchObject(
      {
        statusCode: 400,
      },
    );
  expect(await sales.count()).toMatchObject({ eggsLeft: 8, eggs: 0 });
});

it('refunds a payment whose amount or currency differs from the lock', async () => {
  const [cheapSale, foreignSale] = [await openCheckout(), await openCheckout()];
  sales.stripe.pay(cheapSale.sessionId, { amount_total: 1 });
  sales.stripe.pay(foreignSale.sessionId, { currency: 'jpy' });

  for (const { sessionId } of [cheapSale, foreignSale]) await sales.sendWebhook(sessionId);
  await sales.runJobs();

  expect(await sales.count()).toMatchObject({ eggs: 0 });
  expect(sales.stripe.returns.refundedIntents).toEqual([cheapSale.intent, foreignSale.intent]);
  expect(await listPayments()).toMatchObject([
    { state: 'refunded', reason: 'You paid 0.01 USD, and the price was 50.00 USD.' },
    { state: 'refunded', reason: 'You paid 50.00 JPY, and the price was 50.00 USD.' },
  ]);
});

it('refunds a payment in a second session of a lock, and ignores sessions of other programs', async () => {
  const { sessionId } = await openCheckout();
  sales.stripe.addForeignSession({ id: 'cs_test_twin' });
  sales.stripe.addForeignSession({ id: 'cs_test_other', client_reference_id: 'order-17' });
  const sessions = ['cs_test_twin', 'cs_test_other', sessionId];
  for (const id of sessions) sales.stripe.pay(id);

  for (const id of sessions) expect((await sales.sendWebhook(id)).statusCode).toBe(200);
  await sales.runJobs();

  expect(sales.stripe.returns.refundedIntents).toEqual(['pi_cs_test_twin']);
  expect(await sales.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
});

it('ends the session when the lock expires, and then returns the stock', async () => {
  const { checkoutUrl, sessionId } = await openCheckout();
  sales.clock.advance({ minutes: 10 });
  await sales.runMaintenance();
  expect(await sales.count()).toMatchObject({ eggsLeft: 8 });

  await sales.runJobs();

  expect(sales.stripe.getSession(sessionId).status).toBe('expired');
  expect(await sales.count()).toEqual(nothingSold);
  expect((await sales.get(checkoutUrl)).body).toContain('Your time ran out');
});

it('ends each session once in parallel runs, and takes over the claim of a killed process', async () => {
  const [killedSale, ...otherSales] = await Promise.all(Array.from({ length: 5 }, () => openCheckout()));
  const listExpiries = () => sales.stripe.calls.filter((call) => call.endsWith('/expire'));
  await sales.db
    .updateTable('payment_sessions')
    .set({ end_due_at: sales.now() + 660 })
    .where('id', '=', killedSale?.sessionId ?? '')
    .execute();
  sales.clock.advance({ minutes: 10 });

  await Promise.all([sales.runJobs(), sales.runJobs(), sales.runJobs()]);
  expect(listExpiries().toSorted()).toEqual(
    otherSales.map(({ sessionId }) => `POST /v1/checkout/sessions/${sessionId}/expire`).toSorted(),
  );
  expect(await sales.count()).toMatchObject({ eggsLeft: 8 });

  sales.clock.advance({ minutes: 1 });
  await sales.runJobs();
  expect(listExpiries()).toHaveLength(5);
  expect(await sales.count()).toEqual(nothingSold);
});

it('grants an expired lock that was paid before its session could be ended', async () => {
  const [ada, ben] = [await sales.signIn(), await sales.signIn()];
  const { id, sessionId } = await openCheckout(ada, 8);
  sales.stripe.pay(sessionId);
  sales.clock.advance({ minutes: 10 });

  expect((await ben.lock(createBasket(8))).json()).toMatchObject({ code: 'sold_out', current: { eggs: 2 } });
  await sales.runJobs();
  await sales.sendWebhook(sessionId);

  expect(await sales.count()).toMatchObject({ eggsLeft: 2, eggs: 8 });
  expect((await ada.get(`/v1/purchases/${id}`)).statusCode).toBe(200);
  expect(sales.stripe.returns.refundedIntents).toEqual([]);
});

it('grants a payment made in time even if its cycle closes before the report', async () => {
  sales.clock.advance({ minutes: 55 });
  const { sessionId } = await openCheckout();
  sales.stripe.pay(sessionId);
  sales.clock.advance({ minutes: 30 });

  await sales.runJobs();

  expect(await sales.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
});

describe('a payment after the lock was released', () => {
  /** Pays on Stripe's page while the lock is released, because its session was recorded as ended. */
  async function payLate() {
    const lateSale = await openCheckout(undefined, 8);
    sales.clock.advance({ minutes: 10 });
    await sales.checkout.markSessionEnded(lateSale.sessionId);
    await sales.runMaintenance();
    sales.stripe.pay(lateSale.sessionId);
    return lateSale;
  }

  it('a payment after the lock was released is granted while the stock covers it, and refunded when the cycle is over', async () => {
    const { sessionId } = await payLate();
    await sales.sendWebhook(sessionId);
    await sales.runJobs();
    expect(await sales.count()).toMatchObject({ eggsLeft: 2, eggs: 8 });
    expect(sales.stripe.returns.refundedIntents).toEqual([]);

    const lateSale = await openCheckout();
    sales.clock.advance({ minutes: 10 });
    await sales.checkout.markSessionEnded(lateSale.sessionId);
    sales.stripe.pay(lateSale.sessionId);
    sales.clock.advance({ hours: 1 });
    await sales.runMaintenance();
    await sales.sendWebhook(lateSale.sessionId);
    await sales.runJobs();

    expect(sales.stripe.returns.refundedIntents).toEqual([lateSale.intent]);
    expect(await sales.count()).toMatchObject({ eggs: 8 });
  });

  it('a payment after the lock was released is refunded once if another account has locked the stock, regardless of how often it is reported', async () => {
    const { id, sessionId } = await payLate();
    await (await sales.signIn()).lock(createBasket(8));

    await Promise.all([sales.sendWebhook(sessionId), sales.sendWebhook(sessionId)]);
    await Promise.all([sales.runJobs(), sales.runJobs()]);
    await sales.sendWebhook(sessionId);
    await sales.runJobs();

    expect(sales.stripe.calls.filter((call) => call === 'POST /v1/refunds')).toHaveLength(1);
    expect(await sales.count()).toMatchObject({ eggsLeft: 2, eggs: 0 });
    const reason = 'Your time ran out and others were faster.';
    expect(await listPayments()).toEqual([{ lock_id: id, amount: '200.00', state: 'refunded', reason }]);
  });

  it('a payment after the lock was released is refunded later, not granted, if Stripe is unreachable', async () => {
    const { sessionId } = await payLate();
    const otherPlayer = await sales.signIn();
    const { id } = (await otherPlayer.lock(createBasket(8))).json();
    await sales.sendWebhook(sessionId);
    sales.stripe.disconnect();
    await sales.returns.refundPayments(() => undefined);
    await otherPlayer.delete(`/v1/eggs/spawn/lock/${id}`);

    sales.stripe.reconnect();
    await sales.sendWebhook(sessionId);
    await sales.refundDuePayments();
    expect(sales.stripe.returns.refundedIntents).toEqual([]);
    sales.clock.advance({ minutes: 1 });
    await sales.refundDuePayments();

    expect(sales.stripe.returns.refundedIntents).toHaveLength(1);
    expect(await sales.count()).toEqual(nothingSold);
  });
});

it('ends the session of a released lock, and refunds a payment in it', async () => {
  const [ada, ben] = [await sales.signIn(), await sales.signIn()];
  const [adaSale, benSale] = [await openCheckout(ada), await openCheckout(ben)];
  sales.stripe.pay(benSale.sessionId);
  await ada.delete(`/v1/eggs/spawn/lock/${adaSale.id}`);
  await ben.delete(`/v1/eggs/spawn/lock/${benSale.id}`);

  await sales.runJobs();

  expect(sales.stripe.getSession(adaSale.sessionId).status).toBe('expired');
  expect(sales.stripe.returns.refundedIntents).toEqual([benSale.intent]);
  expect(await sales.count()).toEqual(nothingSold);
});

it('shows a page if Stripe is unreachable, and answers 404 for unknown checkouts', async () => {
  const { checkoutUrl } = (await (await sales.signIn()).lock(createBasket(1))).json();
  sales.stripe.disconnect();

  expect((await sales.get(checkoutUrl)).body).toContain('The card service is away');
  for (const path of ['/v1/checkouts/1', '/v1/checkouts/1/return', '/v1/checkouts/%00/return'])
    expect((await sales.get(path)).statusCode).toBe(404);
});
