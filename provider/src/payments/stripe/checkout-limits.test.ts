import { FakeClock } from '../../testing/fake-clock.ts';
import type { Player, TestSpawn } from '../../testing/open-test-spawn.ts';
import { basket, openTestSpawn } from '../../testing/open-test-spawn.ts';
import type { StripeDouble } from '../../testing/stripe-double.ts';
import { openStripeDouble } from '../../testing/stripe-double.ts';
import { CheckoutLimits } from './checkout-limits.ts';

let stripe: StripeDouble;
let world: TestSpawn;

beforeEach(async () => {
  const clock = new FakeClock();
  stripe = await openStripeDouble(clock);
  world = await openTestSpawn(
    { eggs: 200, keys: 5, cycleOpen: 3_600 },
    { payments: 'stripe', stripe: stripe.settings, publicUrl: 'https://emberclutch.example' },
    { clock },
  );
});
afterEach(async () => {
  await world.close();
  await stripe.close();
});

const callsOf = (call: string) => stripe.calls.filter((made) => made === call).length;
const creations = () => callsOf('POST /v1/checkout/sessions');

const lockOf = async (player: Player, eggs = 1): Promise<string> =>
  (await player.lock(basket(eggs))).json().checkoutUrl;

const open = (url: string, remoteAddress = '192.0.2.1') => world.inject({ url, remoteAddress });

it('answers an already opened checkout from the database', async () => {
  const url = await lockOf(await world.signIn());
  const first = await open(url);
  stripe.goAway();

  const answers = await Promise.all(Array.from({ length: 30 }, () => open(url)));

  expect(creations()).toBe(1);
  for (const { statusCode, headers } of answers)
    expect([statusCode, headers.location]).toEqual([303, first.headers.location]);
});

it('stops calling Stripe for one checkout that fails again and again, until the window ends', async () => {
  const url = await lockOf(await world.signIn());
  stripe.goAway();
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await open(url)).statusCode).toBe(503);
  const calls = stripe.calls.length;

  const refused = await open(url, '198.51.100.9');

  expect(refused.statusCode).toBe(429);
  expect(refused.body).toContain('This checkout was opened too often');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(stripe.calls).toHaveLength(calls);
});

it('bounds the sessions of one account, however many locks it makes', async () => {
  const greedy = await world.signIn();
  const statuses: number[] = [];
  for (let index = 0; index < 22; index += 1) {
    // Another basket replaces the lock, which gets another checkout.
    const url = await lockOf(greedy, 1 + (index % 2));
    statuses.push((await open(url, `192.0.2.${index}`)).statusCode);
  }

  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(creations()).toBe(20);
  expect((await open(await lockOf(await world.signIn()))).statusCode).toBe(303);
});

it('bounds the sessions of one network, and leaves other networks alone', async () => {
  const urls = await Promise.all(Array.from({ length: 61 }, async () => lockOf(await world.signIn())));
  const statuses: number[] = [];
  for (const url of urls) statuses.push((await open(url, '203.0.113.7')).statusCode);

  expect(statuses.filter((status) => status === 303)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect((await open(urls.at(-1) ?? '', '203.0.113.8')).statusCode).toBe(303);
});

it('bounds a /48 of IPv6 as four of its networks', async () => {
  const limits = new CheckoutLimits(world);
  /** @returns whether an account may cause a call from an address */
  const isAllowed = (id: number, clientAddress: string) =>
    limits.run({ lock: { id, accountId: String(id) }, clientAddress }, async () => true).catch(() => false);
  const statuses: boolean[] = [];
  for (let network = 1; network <= 242; network += 1)
    statuses.push(await isAllowed(network, `2001:db8:0:${network.toString(16)}::1`));

  expect(statuses.filter(Boolean)).toHaveLength(240);
  expect(await isAllowed(300, '2001:db8:1::1')).toBe(true);
});

it('limits the calls in flight, and asks the others to try again', async () => {
  const urls = await Promise.all(Array.from({ length: 12 }, async () => lockOf(await world.signIn())));
  const release = stripe.hold();

  const early: Awaited<ReturnType<typeof open>>[] = [];
  const { promise: fourAnswers, resolve } = Promise.withResolvers<void>();
  const pending = urls.map(async (url, index) => {
    const answer = await open(url, `192.0.2.${index}`);
    if (early.push(answer) === 4) resolve();
    return answer;
  });
  await stripe.untilHeld(8);
  await fourAnswers;
  const refusals = early.map(({ statusCode, headers }) => [statusCode, headers['retry-after']]);
  release();
  const statuses = (await Promise.all(pending)).map(({ statusCode }) => statusCode);

  expect(refusals).toEqual(Array.from({ length: 4 }, () => [503, '5']));
  expect(statuses.filter((status) => status === 303)).toHaveLength(8);
  expect(statuses.filter((status) => status === 503)).toHaveLength(4);
});

it('bounds the reads of a checkout that is returned to again and again', async () => {
  const url = await lockOf(await world.signIn());
  await open(url);

  for (let visit = 0; visit < 30; visit += 1) expect((await open(`${url}/return`)).statusCode).toBe(303);

  expect(callsOf('GET /v1/checkout/sessions/cs_test_1')).toBeLessThanOrEqual(10);
});

it('reads a paid checkout from the database', async () => {
  const url = await lockOf(await world.signIn());
  await open(url);
  stripe.pay('cs_test_1');
  await open(`${url}/return`);
  const reads = callsOf('GET /v1/checkout/sessions/cs_test_1');

  await open(`${url}/return`);

  expect(callsOf('GET /v1/checkout/sessions/cs_test_1')).toBe(reads);
});
