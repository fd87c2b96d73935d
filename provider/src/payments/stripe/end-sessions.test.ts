import { asOperator } from '../../testing/open-test-provider.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import type { TestSpawn } from '../../testing/open-test-spawn.ts';
import { basket, openTestSpawn } from '../../testing/open-test-spawn.ts';
import type { StripeDouble } from '../../testing/stripe-double.ts';
import { openStripeDouble } from '../../testing/stripe-double.ts';
import { StripeCheckout } from './stripe-checkout.ts';
import { stripeClient } from './stripe-client.ts';

let stripe: StripeDouble;
let world: TestSpawn;
let checkout: StripeCheckout;

beforeEach(async () => {
  const clock = new FakeClock();
  stripe = await openStripeDouble(clock);
  world = await openTestSpawn(
    { eggs: 30, keys: 5, cycleOpen: 7_200 },
    { payments: 'stripe', stripe: stripe.settings, publicUrl: 'https://emberclutch.example' },
    { clock },
  );
  checkout = new StripeCheckout({
    stripe: stripeClient(stripe.settings),
    db: world.db,
    clock,
    payments: world.payments,
    publicUrl: world.config.publicUrl,
  });
});
afterEach(async () => {
  await world.close();
  await stripe.close();
});

/** Locks an egg and opens its checkout. @returns the id of the session */
async function openCheckout(): Promise<string> {
  const player = await world.signIn();
  const { checkoutUrl } = (await player.lock(basket(1))).json();
  const answer = await world.inject({ url: checkoutUrl });
  return String(answer.headers.location).split('/').at(-1) ?? '';
}

async function openCheckouts(count: number): Promise<string[]> {
  const sessions: string[] = [];
  for (let made = 0; made < count; made += 1) sessions.push(await openCheckout());
  return sessions;
}

const expiriesOf = (id: string) => stripe.calls.filter((call) => call.endsWith(`/${id}/expire`)).length;

const sessionsIn = async (state: string) => {
  const { body } = await world.inject({ url: '/metrics', headers: asOperator });
  return Number(new RegExp(`emberclutch_payment_sessions\\{state="${state}"\\} (\\d+)`).exec(body)?.[1]);
};

it('returns the stock of sessions that Stripe does not know, and counts them', async () => {
  const sessions = await openCheckouts(12);
  for (const id of sessions.slice(0, 10)) stripe.forget(id);
  world.clock.advance({ minutes: 10 });
  const failures: unknown[] = [];

  await checkout.endSessions((failure) => failures.push(failure));
  await checkout.endSessions((failure) => failures.push(failure));
  await world.runMaintenance();

  expect(await world.count()).toMatchObject({ eggsLeft: 30 });
  expect(sessions.slice(10).map((id) => stripe.session(id).status)).toEqual(['expired', 'expired']);
  expect(failures).toEqual([]);
  expect([await sessionsIn('missing'), await sessionsIn('overdue')]).toEqual([10, 0]);
});

it('backs off from sessions that cannot be ended, and ends the others', async () => {
  const sessions = await openCheckouts(12);
  const [stuck = ''] = sessions;
  for (const id of sessions.slice(0, 10)) stripe.fail(id);
  world.clock.advance({ minutes: 10 });

  for (let run = 0; run < 12; run += 1) {
    await checkout.endSessions(() => undefined);
    world.clock.advance({ seconds: 5 });
  }

  expect(sessions.slice(10).map((id) => stripe.session(id).status)).toEqual(['expired', 'expired']);
  // After 0, 5, 15 and 35 seconds.
  expect(expiriesOf(stuck)).toBe(4);
  expect(await sessionsIn('overdue')).toBe(10);
  world.clock.advance({ hours: 1 });
  await checkout.endSessions(() => undefined);
  expect(expiriesOf(stuck)).toBe(5);
});
