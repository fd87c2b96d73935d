import { openForEach } from '../../testing/open-for-tests.ts';
import { openStripeSales } from '../../testing/open-stripe-sales.ts';
import type { Player } from '../../testing/open-test-spawn.ts';
import { basket } from '../../testing/open-test-spawn.ts';
import { CheckoutLimits } from './checkout-limits.ts';

const sales = openForEach(() => openStripeSales({ eggs: 200, keys: 5, cycleOpen: 3_600 }));

const countCalls = (call: string) => sales.stripe.calls.filter((made) => made === call).length;
const creations = () => countCalls('POST /v1/checkout/sessions');
const countReads = () => countCalls('GET /v1/checkout/sessions/cs_test_1');

const parseLock = async (player?: Player, eggs = 1): Promise<string> =>
  (await (player ?? (await sales.signIn())).lock(basket(eggs))).json().checkoutUrl;
const lockMany = (count: number) => Promise.all(Array.from({ length: count }, () => parseLock()));

const open = (url: string, remoteAddress = '192.0.2.1') => sales.inject({ url, remoteAddress });

it('reads an already opened checkout from the database', async () => {
  const url = await parseLock();
  const first = await open(url);
  sales.stripe.goAway();

  const answers = await Promise.all(Array.from({ length: 30 }, () => open(url)));

  expect(creations()).toBe(1);
  for (const { statusCode, headers } of answers)
    expect([statusCode, headers.location]).toEqual([303, first.headers.location]);
});

it('stops calling Stripe for a checkout that fails repeatedly, until the window ends', async () => {
  const url = await parseLock();
  sales.stripe.goAway();
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await open(url)).statusCode).toBe(503);
  const calls = sales.stripe.calls.length;

  const refused = await open(url, '198.51.100.9');

  expect(refused.statusCode).toBe(429);
  expect(refused.body).toContain('This checkout was opened too often');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(sales.stripe.calls).toHaveLength(calls);
});

it('limits the sessions of one account, no matter how many locks it makes', async () => {
  const greedy = await sales.signIn();
  const statuses: number[] = [];
  // Another basket replaces the lock, which gets another checkout.
  for (let index = 0; index < 22; index += 1)
    statuses.push((await open(await parseLock(greedy, 1 + (index % 2)), `192.0.2.${index}`)).statusCode);

  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(creations()).toBe(20);
  expect((await open(await parseLock())).statusCode).toBe(303);
});

it('limits the sessions of one network, but not of other networks', async () => {
  const urls = await lockMany(61);
  const statuses: number[] = [];
  for (const url of urls) statuses.push((await open(url, '203.0.113.7')).statusCode);

  expect(statuses.filter((status) => status === 303)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect((await open(urls.at(-1) ?? '', '203.0.113.8')).statusCode).toBe(303);
});

it('limits a /48 of IPv6 like four of its networks', async () => {
  const limits = new CheckoutLimits(sales);
  /** @returns whether an account may make a call from an address */
  const isAllowed = (id: number, clientAddress: string) =>
    limits.run({ lock: { id, accountId: String(id) }, clientAddress }, async () => true).catch(() => false);
  let count = 0;
  for (let network = 1; network <= 242; network += 1)
    if (await isAllowed(network, `2001:db8:0:${network.toString(16)}::1`)) count += 1;

  expect(count).toBe(240);
  expect(await isAllowed(300, '2001:db8:1::1')).toBe(true);
});

it('makes few concurrent calls, and rejects no buyer in a rush', async () => {
  const urls = await lockMany(40);
  const release = sales.stripe.hold();

  const pending = urls.map((url, index) => open(url, `192.0.2.${index}`));
  await sales.stripe.untilHeld(16);
  const atOnce = creations();
  release();

  expect(atOnce).toBe(16);
  const statuses = (await Promise.all(pending)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(urls.map(() => 303));
});

it('lets a buyer pay while another network exceeds its limit of concurrent checkouts', async () => {
  const [last = '', ...urls] = await lockMany(80);
  const release = sales.stripe.hold();

  const statuses: number[] = [];
  const { promise: refused, resolve } = Promise.withResolvers<void>();
  const flood = urls.map(async (url) => {
    statuses.push((await open(url, '203.0.113.7')).statusCode);
    // Four are held, and 64 wait.
    if (statuses.length === 79 - 4 - 64) resolve();
  });
  await sales.stripe.untilHeld(4);
  const honest = open(last, '192.0.2.1');
  await sales.stripe.untilHeld(5);
  // The requests of a network start one after another.
  await refused;
  release();

  expect((await honest).statusCode).toBe(303);
  await Promise.all(flood);
  expect(statuses.filter((status) => status === 503)).toHaveLength(79 - 4 - 64);
});

it('limits the reads of a checkout whose buyer returns repeatedly', async () => {
  const url = await parseLock();
  await open(url);

  for (let visit = 0; visit < 30; visit += 1) expect((await open(`${url}/return`)).statusCode).toBe(303);

  expect(countReads()).toBeLessThanOrEqual(10);
});

it('reads a paid checkout from the database', async () => {
  const url = await parseLock();
  await open(url);
  sales.stripe.pay('cs_test_1');
  await open(`${url}/return`);
  const before = countReads();

  await open(`${url}/return`);

  expect(countReads()).toBe(before);
});
