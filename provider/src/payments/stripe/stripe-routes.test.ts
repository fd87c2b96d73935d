import type { Player, TestSpawn } from '../../testing/open-test-spawn.ts';
import { basket, openTestSpawn } from '../../testing/open-test-spawn.ts';
import type { StripeDouble } from '../../testing/stripe-double.ts';
import { openStripeDouble } from '../../testing/stripe-double.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { ReturnService } from '../returns/return-service.ts';
import { StripeCheckout } from './stripe-checkout.ts';
import { stripeClient } from './stripe-client.ts';
import { StripeReturns } from './stripe-returns.ts';

let stripe: StripeDouble;
let world: TestSpawn;
let checkout: StripeCheckout;
let returns: StripeReturns;

beforeEach(async () => {
  const clock = new FakeClock();
  stripe = await openStripeDouble(clock);
  world = await openTestSpawn(
    { eggs: 10, keys: 5, cycleOpen: 3_600 },
    { payments: 'stripe', stripe: stripe.settings, publicUrl: 'https://emberclutch.example' },
    { clock },
  );
  const { db, payments } = world;
  const client = stripeClient(stripe.settings);
  const { publicUrl } = world.config;
  checkout = new StripeCheckout({ stripe: client, db, clock, payments, publicUrl });
  returns = new StripeReturns({
    stripe: client,
    db,
    clock,
    returns: new ReturnService({ db, clock }),
    checkout,
  });
});
afterEach(async () => {
  await world.close();
  await stripe.close();
});

const fail = (failure: unknown) => {
  throw failure;
};

/** Runs the background jobs once. */
async function runJobs() {
  await checkout.endSessions(fail);
  await returns.refundPayments(fail);
  await world.runMaintenance();
}

/** Locks eggs and follows the checkout link to Stripe. */
async function openCheckout(player: Player, eggs = 2) {
  const lock: { id: number; checkoutUrl: string } = (await player.lock(basket(eggs))).json();
  const answer = await world.inject({ url: lock.checkoutUrl });
  return { ...lock, sessionId: String(answer.headers.location).split('/').at(-1) ?? '' };
}

const sendWebhook = (sessionId: string, type = 'checkout.session.completed') =>
  world.inject({ method: 'POST', url: '/v1/stripe/webhook', ...stripe.webhook(type, sessionId) });

const payments = () =>
  world.db.selectFrom('payments').select(['lock_id', 'amount', 'state', 'reason']).orderBy('id').execute();

const nothingSold = { eggsLeft: 10, keysLeft: 5, eggs: 0, keys: 0 };

it('redirects the buyer to Stripe with the basket, and grants it by webhook', async () => {
  const player = await world.signIn();
  const { id, checkoutUrl, sessionId } = await openCheckout(player);
  expect(stripe.session(sessionId)).toMatchObject({ amount_total: 5_000, currency: 'usd' });
  stripe.pay(sessionId);

  const answer = await sendWebhook(sessionId);

  expect(answer.statusCode).toBe(200);
  expect(await world.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
  expect((await player.post('/v1/voucher/purchase', { purchaseId: id })).json()).toMatchObject({
    total: '50.00',
  });
  expect((await world.inject({ url: checkoutUrl })).headers.location).toBe(
    `https://emberclutch.example/spawn?step=confirm&lock=${id}&payment=paid`,
  );
  expect(stripe.returns.refundedIntents.length).toBe(0);
});

it('opens one session when the buyer follows the link several times', async () => {
  const player = await world.signIn();
  const { checkoutUrl, sessionId } = await openCheckout(player);

  const again = await Promise.all([1, 2].map(() => world.inject({ url: checkoutUrl })));

  for (const { headers } of again) expect(headers.location).toContain(sessionId);
});

it('reads the session from Stripe when the buyer returns before the webhook', async () => {
  const { id, checkoutUrl, sessionId } = await openCheckout(await world.signIn());
  expect(stripe.session(sessionId).success_url).toBe(`https://emberclutch.example${checkoutUrl}/return`);
  stripe.pay(sessionId);

  const answer = await world.inject({ url: `${checkoutUrl}/return` });
  await sendWebhook(sessionId);

  expect(answer.headers.location).toContain(`lock=${id}&payment=paid`);
  expect(await world.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
});

it('grants once when webhooks are repeated and parallel', async () => {
  const { sessionId } = await openCheckout(await world.signIn());
  stripe.pay(sessionId);

  const answers = await Promise.all([sendWebhook(sessionId), sendWebhook(sessionId), sendWebhook(sessionId)]);
  await sendWebhook(sessionId, 'checkout.session.expired');

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await world.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
  expect(await payments()).toMatchObject([{ state: 'granted' }]);
});

it.each([
  ['another secret', (at: number) => ({ secret: 'whsec_forged', at })],
  ['an old timestamp', (at: number) => ({ secret: undefined, at: at - 301 })],
])('refuses a webhook signed with %s', async (_case, forge) => {
  const { sessionId } = await openCheckout(await world.signIn());
  stripe.pay(sessionId);
  const webhook = stripe.webhook('checkout.session.completed', sessionId, forge(world.clock.now() / 1000));

  const answer = await world.inject({ method: 'POST', url: '/v1/stripe/webhook', ...webhook });

  expect(answer.statusCode).toBe(400);
  expect(await world.count()).toMatchObject({ eggsLeft: 8, eggs: 0 });
});

it('refuses a webhook with a changed body or without a signature', async () => {
  const { sessionId } = await openCheckout(await world.signIn());
  const { payload, headers } = stripe.webhook('checkout.session.completed', sessionId);
  const post = (body: string, signed: Record<string, string>) =>
    world.inject({ method: 'POST', url: '/v1/stripe/webhook', payload: body, headers: signed });

  const answers = [
    await post(payload.replace('"unpaid"', '"paid"').replace('"open"', '"complete"'), headers),
    await post(payload, { 'content-type': 'application/json' }),
    await post('', headers),
    await post('not json', headers),
    await post(payload, { 'stripe-signature': `t=${world.clock.now() / 1000},v1=` }),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
  expect(await world.count()).toMatchObject({ eggs: 0 });
});

it('refunds a payment whose amount or currency differs from the lock', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const [cheap, foreign] = [await openCheckout(ada), await openCheckout(ben)];
  stripe.pay(cheap.sessionId, { amount_total: 1 });
  stripe.pay(foreign.sessionId, { currency: 'jpy' });

  await sendWebhook(cheap.sessionId);
  await sendWebhook(foreign.sessionId);
  await runJobs();

  expect(await world.count()).toMatchObject({ eggs: 0 });
  expect(stripe.returns.refundedIntents).toEqual([`pi_${cheap.sessionId}`, `pi_${foreign.sessionId}`]);
  expect(await payments()).toMatchObject([
    { state: 'refunded', reason: 'You paid 0.01 USD, and the price was 50.00 USD.' },
    { state: 'refunded', reason: 'You paid 50.00 JPY, and the price was 50.00 USD.' },
  ]);
});

it('refunds a payment in a second session of a lock, and ignores sessions of other programs', async () => {
  const { sessionId } = await openCheckout(await world.signIn());
  stripe.adopt({ id: 'cs_test_twin' });
  stripe.adopt({ id: 'cs_test_other', client_reference_id: 'order-17' });
  for (const id of ['cs_test_twin', 'cs_test_other', sessionId]) stripe.pay(id);

  for (const id of ['cs_test_twin', 'cs_test_other', sessionId])
    expect((await sendWebhook(id)).statusCode).toBe(200);
  await runJobs();

  expect(stripe.returns.refundedIntents).toEqual(['pi_cs_test_twin']);
  expect(await world.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
});

it('ends the session when the lock expires, and then returns the stock', async () => {
  const { checkoutUrl, sessionId } = await openCheckout(await world.signIn());
  world.clock.advance({ minutes: 10 });
  await world.runMaintenance();
  expect(await world.count()).toMatchObject({ eggsLeft: 8 });

  await runJobs();

  expect(stripe.session(sessionId).status).toBe('expired');
  expect(await world.count()).toEqual(nothingSold);
  expect((await world.inject({ url: checkoutUrl })).body).toContain('Your time ran out');
});

it('ends each session once in parallel runs, and takes over the claim of a killed process', async () => {
  const players = await Promise.all(Array.from({ length: 5 }, () => world.signIn()));
  const [killed, ...others] = await Promise.all(players.map((player) => openCheckout(player)));
  const expiries = () => stripe.calls.filter((call) => call.endsWith('/expire'));
  await world.db
    .updateTable('payment_sessions')
    .set({ end_due_at: world.clock.now() / 1000 + 660 })
    .where('id', '=', killed?.sessionId ?? '')
    .execute();
  world.clock.advance({ minutes: 10 });

  await Promise.all([runJobs(), runJobs(), runJobs()]);
  expect(expiries().toSorted()).toEqual(
    others.map(({ sessionId }) => `POST /v1/checkout/sessions/${sessionId}/expire`).toSorted(),
  );
  expect(await world.count()).toMatchObject({ eggsLeft: 8 });

  world.clock.advance({ minutes: 1 });
  await runJobs();
  expect(expiries()).toHaveLength(5);
  expect(await world.count()).toEqual(nothingSold);
});

it('grants an expired lock that was paid before its session could be ended', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const { id, sessionId } = await openCheckout(ada, 8);
  stripe.pay(sessionId);
  world.clock.advance({ minutes: 10 });

  expect((await ben.lock(basket(8))).json()).toMatchObject({ code: 'sold_out', current: { eggs: 2 } });
  await runJobs();
  await sendWebhook(sessionId);

  expect(await world.count()).toMatchObject({ eggsLeft: 2, eggs: 8 });
  expect((await ada.get(`/v1/purchases/${id}`)).statusCode).toBe(200);
  expect(stripe.returns.refundedIntents.length).toBe(0);
});

it('grants a payment made in time although its cycle has closed before the report', async () => {
  world.clock.advance({ minutes: 55 });
  const { sessionId } = await openCheckout(await world.signIn());
  stripe.pay(sessionId);
  world.clock.advance({ minutes: 30 });

  await runJobs();

  expect(await world.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
});

it('keeps the lock while Stripe cannot be reached', async () => {
  const { sessionId } = await openCheckout(await world.signIn());
  world.clock.advance({ minutes: 10 });
  const failures: unknown[] = [];

  stripe.goAway();
  await checkout.endSessions((failure) => failures.push(failure));
  await world.runMaintenance();
  expect(failures).toHaveLength(1);
  expect(await world.count()).toMatchObject({ eggsLeft: 8 });

  stripe.comeBack();
  world.clock.advance({ seconds: 5 });
  await runJobs();
  expect(stripe.session(sessionId).status).toBe('expired');
  expect(await world.count()).toEqual(nothingSold);
});

describe('a payment after the lock was released', () => {
  /** Pays on Stripe's page while the lock is released, because its session was recorded as ended. */
  async function payLate(player: Player, eggs: number) {
    const late = await openCheckout(player, eggs);
    world.clock.advance({ minutes: 10 });
    await checkout.markSessionEnded(late.sessionId);
    await world.runMaintenance();
    stripe.pay(late.sessionId);
    return late;
  }

  it('is granted while the stock has it', async () => {
    const { sessionId } = await payLate(await world.signIn(), 8);

    await sendWebhook(sessionId);
    await runJobs();

    expect(await world.count()).toMatchObject({ eggsLeft: 2, eggs: 8 });
    expect(stripe.returns.refundedIntents.length).toBe(0);
  });

  it('is refunded once when another account has locked the stock, however often it is reported', async () => {
    const { id, sessionId } = await payLate(await world.signIn(), 8);
    const fast = await world.signIn();
    await fast.lock(basket(8));

    await Promise.all([sendWebhook(sessionId), sendWebhook(sessionId)]);
    await Promise.all([runJobs(), runJobs()]);
    await sendWebhook(sessionId);
    await runJobs();

    expect(stripe.returns.refundedIntents.length).toBe(1);
    expect(stripe.calls.filter((call) => call === 'POST /v1/refunds')).toHaveLength(1);
    expect(await world.count()).toMatchObject({ eggsLeft: 2, eggs: 0 });
    expect(await payments()).toEqual([
      {
        lock_id: id,
        amount: '200.00',
        state: 'refunded',
        reason: 'Your time ran out and others were faster.',
      },
    ]);
  });

  it('is refunded when the cycle is over', async () => {
    const { sessionId } = await payLate(await world.signIn(), 2);
    world.clock.advance({ hours: 1 });

    await sendWebhook(sessionId);
    await runJobs();

    expect(stripe.returns.refundedIntents.length).toBe(1);
    expect(await world.count()).toMatchObject({ eggs: 0 });
  });

  it('is refunded later when Stripe cannot be reached, and not granted instead', async () => {
    const { sessionId } = await payLate(await world.signIn(), 8);
    const fast = await world.signIn();
    const { id } = (await fast.lock(basket(8))).json();
    await sendWebhook(sessionId);
    stripe.goAway();
    await returns.refundPayments(() => undefined);
    await fast.delete(`/v1/eggs/spawn/lock/${id}`);

    stripe.comeBack();
    await sendWebhook(sessionId);
    await returns.refundPayments(fail);
    expect(stripe.returns.refundedIntents.length).toBe(0);
    world.clock.advance({ minutes: 1 });
    await returns.refundPayments(fail);

    expect(stripe.returns.refundedIntents.length).toBe(1);
    expect(await world.count()).toEqual(nothingSold);
  });
});

it('ends the session of a released lock, and refunds a payment in it', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const [first, second] = [await openCheckout(ada), await openCheckout(ben)];
  stripe.pay(second.sessionId);
  await ada.delete(`/v1/eggs/spawn/lock/${first.id}`);
  await ben.delete(`/v1/eggs/spawn/lock/${second.id}`);

  await runJobs();

  expect(stripe.session(first.sessionId).status).toBe('expired');
  expect(stripe.returns.refundedIntents).toEqual([`pi_${second.sessionId}`]);
  expect(await world.count()).toEqual(nothingSold);
});

it('shows a page when Stripe cannot be reached, and answers 404 for unknown checkouts', async () => {
  const player = await world.signIn();
  const { checkoutUrl } = (await player.lock(basket(1))).json();
  stripe.goAway();

  expect((await world.inject({ url: checkoutUrl })).body).toContain('The card service is away');
  expect((await world.inject({ url: '/v1/checkouts/1' })).statusCode).toBe(404);
  expect((await world.inject({ url: '/v1/checkouts/1/return' })).statusCode).toBe(404);
  expect((await world.inject({ url: '/v1/checkouts/%00/return' })).statusCode).toBe(404);
  expect((await world.inject({ url: '/sandbox/checkout/1' })).statusCode).toBe(404);
});
