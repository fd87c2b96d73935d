import { stripeClient } from './stripe-client.ts';
import { StripeCheckout } from './stripe-checkout.ts';
import type { Player, TestSpawn } from '../../testing/open-test-spawn.ts';
import { basket, openTestSpawn } from '../../testing/open-test-spawn.ts';
import type { StripeDouble } from '../../testing/stripe-double.ts';
import { openStripeDouble } from '../../testing/stripe-double.ts';
import { FakeClock } from '../../testing/fake-clock.ts';

let stripe: StripeDouble;
let world: TestSpawn;
let desk: StripeCheckout;

beforeEach(async () => {
  const clock = new FakeClock();
  stripe = await openStripeDouble(clock);
  world = await openTestSpawn(
    { eggs: 10, keys: 5, cycleOpen: 3_600 },
    { payments: 'stripe', stripe: stripe.settings, publicUrl: 'https://emberclutch.example' },
    { clock },
  );
  desk = new StripeCheckout({
    stripe: stripeClient(stripe.settings),
    db: world.db,
    clock,
    publicUrl: world.config.publicUrl,
  });
});
afterEach(async () => {
  await world.close();
  await stripe.close();
});

const fail = (failure: unknown) => {
  throw failure;
};

/** What the jobs do between two requests. */
async function work() {
  await desk.endSessions(fail);
  await desk.refund(fail);
  await world.runSpawnMaintenance();
}

/** Locks eggs and sets out to pay them. */
async function setOut(player: Player, eggs = 2) {
  const lock: { id: number; checkoutUrl: string } = (await player.lock(basket(eggs))).json();
  const answer = await world.inject({ url: lock.checkoutUrl });
  return { ...lock, sessionId: String(answer.headers.location).split('/').at(-1) ?? '' };
}

const tell = (sessionId: string, type = 'checkout.session.completed') =>
  world.inject({ method: 'POST', url: '/v1/stripe/webhook', ...stripe.notice(type, sessionId) });

const payments = () =>
  world.db.selectFrom('payments').select(['lock_id', 'amount', 'state', 'reason']).orderBy('id').execute();

const nothingSold = { eggsLeft: 10, keysLeft: 5, eggs: 0, keys: 0 };

it('sends the buyer to Stripe with what is bought, and grants it when Stripe tells', async () => {
  const player = await world.signIn();
  const { id, checkoutUrl, sessionId } = await setOut(player);
  expect(stripe.session(sessionId)).toMatchObject({ amount_total: 5_000, currency: 'usd' });
  stripe.pay(sessionId);

  const answer = await tell(sessionId);

  expect(answer.statusCode).toBe(200);
  expect(await world.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
  expect((await player.post('/v1/voucher/purchase', { purchaseId: id })).json()).toMatchObject({
    total: '50.00',
  });
  expect((await world.inject({ url: checkoutUrl })).headers.location).toBe(
    `https://emberclutch.example/spawn?step=confirm&lock=${id}&payment=paid`,
  );
  expect(stripe.refunds.size).toBe(0);
});

it('opens one session however often the buyer sets out', async () => {
  const player = await world.signIn();
  const { checkoutUrl, sessionId } = await setOut(player);

  const again = await Promise.all([1, 2].map(() => world.inject({ url: checkoutUrl })));

  for (const { headers } of again) expect(headers.location).toContain(sessionId);
});

it('asks Stripe itself when the buyer is back before the webhook', async () => {
  const { id, checkoutUrl, sessionId } = await setOut(await world.signIn());
  expect(stripe.session(sessionId).success_url).toBe(`https://emberclutch.example${checkoutUrl}/return`);
  stripe.pay(sessionId);

  const back = await world.inject({ url: `${checkoutUrl}/return` });
  await tell(sessionId);

  expect(back.headers.location).toContain(`lock=${id}&payment=paid`);
  expect(await world.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
});

it('grants once, however often and at once it is told', async () => {
  const { sessionId } = await setOut(await world.signIn());
  stripe.pay(sessionId);

  const answers = await Promise.all([tell(sessionId), tell(sessionId), tell(sessionId)]);
  await tell(sessionId, 'checkout.session.expired');

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await world.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
  expect(await payments()).toMatchObject([{ state: 'granted' }]);
});

it.each([
  ['another secret', (at: number) => ({ secret: 'whsec_forged', at })],
  ['an old timestamp', (at: number) => ({ secret: undefined, at: at - 301 })],
])('believes no webhook signed with %s', async (_what, forge) => {
  const { sessionId } = await setOut(await world.signIn());
  stripe.pay(sessionId);
  const notice = stripe.notice('checkout.session.completed', sessionId, forge(world.clock.now() / 1000));

  const answer = await world.inject({ method: 'POST', url: '/v1/stripe/webhook', ...notice });

  expect(answer.statusCode).toBe(400);
  expect(await world.count()).toMatchObject({ eggsLeft: 8, eggs: 0 });
});

it('believes no webhook whose body was changed, and none without a signature', async () => {
  const { sessionId } = await setOut(await world.signIn());
  const { payload, headers } = stripe.notice('checkout.session.completed', sessionId);
  const post = (body: string, signed: Record<string, string>) =>
    world.inject({ method: 'POST', url: '/v1/stripe/webhook', payload: body, headers: signed });

  const answers = [
    await post(payload.replace('"unpaid"', '"paid"').replace('"open"', '"complete"'), headers),
    await post(payload, { 'content-type': 'application/json' }),
    await post('', headers),
    await post('not json', headers),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  expect(await world.count()).toMatchObject({ eggs: 0 });
});

it('gives back what does not match the lock in amount or currency', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const [cheap, foreign] = [await setOut(ada), await setOut(ben)];
  stripe.pay(cheap.sessionId, { amount_total: 1 });
  stripe.pay(foreign.sessionId, { currency: 'jpy' });

  await tell(cheap.sessionId);
  await tell(foreign.sessionId);
  await work();

  expect(await world.count()).toMatchObject({ eggs: 0 });
  expect([...stripe.refunds.keys()]).toEqual([`pi_${cheap.sessionId}`, `pi_${foreign.sessionId}`]);
  expect(await payments()).toMatchObject([
    { state: 'refunded', reason: 'Paid were 0.01 USD, asked were 50.00 USD.' },
    { state: 'refunded', reason: 'Paid were 50.00 JPY, asked were 50.00 USD.' },
  ]);
});

it('gives back what was paid in another session of the same lock, and leaves strangers’ sessions alone', async () => {
  const { sessionId } = await setOut(await world.signIn());
  stripe.adopt({ id: 'cs_test_twin' });
  stripe.adopt({ id: 'cs_test_stranger', client_reference_id: 'order-17' });
  for (const id of ['cs_test_twin', 'cs_test_stranger', sessionId]) stripe.pay(id);

  for (const id of ['cs_test_twin', 'cs_test_stranger', sessionId])
    expect((await tell(id)).statusCode).toBe(200);
  await work();

  expect([...stripe.refunds.keys()]).toEqual(['pi_cs_test_twin']);
  expect(await world.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
});

it('ends the session by call when the lock ends, and then gives the eggs back', async () => {
  const { checkoutUrl, sessionId } = await setOut(await world.signIn());
  world.clock.advance({ minutes: 10 });
  await world.runSpawnMaintenance();
  expect(await world.count()).toMatchObject({ eggsLeft: 8 });

  await work();

  expect(stripe.session(sessionId).status).toBe('expired');
  expect(await world.count()).toEqual(nothingSold);
  expect((await world.inject({ url: checkoutUrl })).body).toContain('Your time ran out');
});

it('ends each session once, however many processes see to it, and takes over from one that was killed', async () => {
  const players = await Promise.all(Array.from({ length: 5 }, () => world.signIn()));
  const [killed, ...others] = await Promise.all(players.map((player) => setOut(player)));
  const expiries = () => stripe.calls.filter((call) => call.endsWith('/expire'));
  await world.db
    .updateTable('payment_sessions')
    .set({ end_tried_at: world.clock.now() / 1000 + 600 })
    .where('id', '=', killed?.sessionId ?? '')
    .execute();
  world.clock.advance({ minutes: 10 });

  await Promise.all([work(), work(), work()]);
  expect(expiries().toSorted()).toEqual(
    others.map(({ sessionId }) => `POST /v1/checkout/sessions/${sessionId}/expire`).toSorted(),
  );
  expect(await world.count()).toMatchObject({ eggsLeft: 8 });

  world.clock.advance({ minutes: 1 });
  await work();
  expect(expiries()).toHaveLength(5);
  expect(await world.count()).toEqual(nothingSold);
});

it('keeps the lock when that call says it was paid, though nobody has told yet and others wait', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const { id, sessionId } = await setOut(ada, 8);
  stripe.pay(sessionId);
  world.clock.advance({ minutes: 10 });

  expect((await ben.lock(basket(8))).json()).toMatchObject({ code: 'sold_out', current: { eggs: 2 } });
  await work();
  await tell(sessionId);

  expect(await world.count()).toMatchObject({ eggsLeft: 2, eggs: 8 });
  expect((await ada.get(`/v1/purchases/${id}`)).statusCode).toBe(200);
  expect(stripe.refunds.size).toBe(0);
});

it('grants what was paid in time though its cycle has closed before Stripe told', async () => {
  world.clock.advance({ minutes: 55 });
  const { sessionId } = await setOut(await world.signIn());
  stripe.pay(sessionId);
  world.clock.advance({ minutes: 30 });

  await work();

  expect(await world.count()).toMatchObject({ eggsLeft: 8, eggs: 2 });
});

it('keeps the lock while Stripe cannot be asked', async () => {
  const { sessionId } = await setOut(await world.signIn());
  world.clock.advance({ minutes: 10 });
  const failures: unknown[] = [];

  stripe.goAway();
  await desk.endSessions((failure) => failures.push(failure));
  await world.runSpawnMaintenance();
  expect(failures).toHaveLength(1);
  expect(await world.count()).toMatchObject({ eggsLeft: 8 });

  stripe.comeBack();
  await work();
  expect(stripe.session(sessionId).status).toBe('expired');
  expect(await world.count()).toEqual(nothingSold);
});

describe('a payment that comes after the end', () => {
  /** Paid on Stripe's page in the moment in which the basket went back: its session was believed to be over. */
  async function payLate(player: Player, eggs: number) {
    const late = await setOut(player, eggs);
    world.clock.advance({ minutes: 10 });
    await desk.markEnded(late.sessionId);
    await world.runSpawnMaintenance();
    stripe.pay(late.sessionId);
    return late;
  }

  it('is granted while the stock has it', async () => {
    const { sessionId } = await payLate(await world.signIn(), 8);

    await tell(sessionId);
    await work();

    expect(await world.count()).toMatchObject({ eggsLeft: 2, eggs: 8 });
    expect(stripe.refunds.size).toBe(0);
  });

  it('is given back when others were faster, once, however often it is told', async () => {
    const { id, sessionId } = await payLate(await world.signIn(), 8);
    const fast = await world.signIn();
    await fast.lock(basket(8));

    await Promise.all([tell(sessionId), tell(sessionId)]);
    await Promise.all([work(), work()]);
    await tell(sessionId);
    await work();

    expect(stripe.refunds.size).toBe(1);
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

  it('is given back when the cycle is over', async () => {
    const { sessionId } = await payLate(await world.signIn(), 2);
    world.clock.advance({ hours: 1 });

    await tell(sessionId);
    await work();

    expect(stripe.refunds.size).toBe(1);
    expect(await world.count()).toMatchObject({ eggs: 0 });
  });

  it('is given back later when Stripe is away, and never granted instead', async () => {
    const { sessionId } = await payLate(await world.signIn(), 8);
    const fast = await world.signIn();
    const { id } = (await fast.lock(basket(8))).json();
    await tell(sessionId);
    stripe.goAway();
    await desk.refund(() => undefined);
    await fast.delete(`/v1/eggs/spawn/lock/${id}`);

    stripe.comeBack();
    await tell(sessionId);
    await desk.refund(fail);
    expect(stripe.refunds.size).toBe(0);
    world.clock.advance({ minutes: 1 });
    await desk.refund(fail);

    expect(stripe.refunds.size).toBe(1);
    expect(await world.count()).toEqual(nothingSold);
  });
});

it('ends the session of a basket that was given back, and returns what was paid in it', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  const [first, second] = [await setOut(ada), await setOut(ben)];
  stripe.pay(second.sessionId);
  await ada.delete(`/v1/eggs/spawn/lock/${first.id}`);
  await ben.delete(`/v1/eggs/spawn/lock/${second.id}`);

  await work();

  expect(stripe.session(first.sessionId).status).toBe('expired');
  expect([...stripe.refunds.keys()]).toEqual([`pi_${second.sessionId}`]);
  expect(await world.count()).toEqual(nothingSold);
});

it('says so when Stripe is away, and knows no checkout that was never opened', async () => {
  const player = await world.signIn();
  const { checkoutUrl } = (await player.lock(basket(1))).json();
  stripe.goAway();

  expect((await world.inject({ url: checkoutUrl })).body).toContain('The card service is away');
  expect((await world.inject({ url: '/v1/checkouts/1' })).statusCode).toBe(404);
  expect((await world.inject({ url: '/v1/checkouts/1/return' })).statusCode).toBe(404);
  expect((await world.inject({ url: '/sandbox/checkout/1' })).statusCode).toBe(404);
});
