import { openForEach } from '../../testing/open-for-tests.ts';
import { openStripeSales } from '../../testing/open-stripe-sales.ts';
import type { Player } from '../../testing/open-test-spawn.ts';
import { createBasket } from '../../testing/open-test-spawn.ts';
import { CheckoutLimits } from './checkout-limits.ts';

const sales = openForEach(() => openStripeSales({ eggs: 200, keys: 5, cycleDuration: 3_600 }));

const countCalls = (call: string) =>
  sales.stripe.calls.filter((recordedCall) => recordedCall === call).length;
const countCreations = () => countCalls('POST /v1/checkout/sessions');
const countReads = () => countCalls('GET /v1/checkout/sessions/cs_test_1');

const lockCheckout = async (player?: Player, eggs = 1): Promise<string> =>
  (await (player ?? (await sales.signIn())).lock(createBasket(eggs))).json().checkoutUrl;
const lockMany = (count: number) => Promise.all(Array.from({ length: count }, () => lockCheckout()));

const openPage = (url: string, remoteAddress = '192.0.2.1') => sales.inject({ url, remoteAddress });

it('reads an already opened checkout from the database', async () => {
  const url = await lockCheckout();
  const firstResponse = await openPage(url);
  sales.stripe.disconnect();

  const responses = await Promise.all(Array.from({ length: 30 }, () => openPage(url)));

  expect(countCreations()).toBe(1);
  for (const { statusCode, headers } of responses)
    expect([statusCode, headers.location]).toEqual([303, firstResponse.headers.location]);
});

it('stops calling Stripe for a checkout that fails repeatedly, until the window ends', async () => {
  const url = await lockCheckout();
  sales.stripe.disconnect();
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await openPage(url)).statusCode).toBe(503);
  const calls = sales.stripe.calls.length;

  const rejection = await openPage(url, '198.51.100.9');

  expect(rejection.statusCode).toBe(429);
  expect(rejection.body).toContain('This checkout was opened too often');
  expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(0);
  expect(sales.stripe.calls).toHaveLength(calls);
});

it('limits the sessions of one account, regardless of the number of its locks', async () => {
  const greedyPlayer = await sales.signIn();
  const statuses: number[] = [];
  // Another basket replaces the lock, which gets another checkout.
  for (let index = 0; index < 22; index += 1)
    statuses.push(
      (await openPage(await lockCheckout(greedyPlayer, 1 + (index % 2)), `192.0.2.${index}`)).statusCode,
    );

  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(countCreations()).toBe(20);
  expect((await openPage(await lockCheckout())).statusCode).toBe(303);
});

it('limits the sessions of one network, but not of other networks', async () => {
  const urls = await lockMany(61);
  const statuses: number[] = [];
  for (const url of urls) statuses.push((await openPage(url, '203.0.113.7')).statusCode);

  expect(statuses.filter((status) => status === 303)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect((await openPage(urls.at(-1) ?? '', '203.0.113.8')).statusCode).toBe(303);
});

it('allows a /48 of IPv6 four times the calls of one of its networks', async () => {
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

it('makes few concurrent calls, and rejects no buyer during a rush', async () => {
  const urls = await lockMany(40);
  const release = sales.stripe.hold();

  const pendingResponses = urls.map((url, index) => openPage(url, `192.0.2.${index}`));
  await sales.stripe.waitForHeldCalls(16);
  const concurrentCount = countCreations();
  release();

  expect(concurrentCount).toBe(16);
  const statuses = (await Promise.all(pendingResponses)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(urls.map(() => 303));
});

it('lets a buyer pay while another network exceeds its limit of concurrent checkouts', async () => {
  const [honestUrl = '', ...urls] = await lockMany(80);
  const release = sales.stripe.hold();

  const statuses: number[] = [];
  const { promise: rejection, resolve } = Promise.withResolvers<void>();
  const flood = urls.map(async (url) => {
    statuses.push((await openPage(url, '203.0.113.7')).statusCode);
    // Four are held, and 64 wait.
    if (statuses.length === 79 - 4 - 64) resolve();
  });
  await sales.stripe.waitForHeldCalls(4);
  const honestResponse = openPage(honestUrl, '192.0.2.1');
  await sales.stripe.waitForHeldCalls(5);
  // The requests of a network start one after another.
  await rejection;
  release();

  expect((await honestResponse).statusCode).toBe(303);
  await Promise.all(flood);
  expect(statuses.filter((status) => status === 503)).toHaveLength(79 - 4 - 64);
});

it('limits the reads of a checkout whose buyer returns repeatedly', async () => {
  const url = await lockCheckout();
  await openPage(url);

  for (let visit = 0; visit < 30; visit += 1) expect((await openPage(`${url}/return`)).statusCode).toBe(303);

  expect(countReads()).toBeLessThanOrEqual(10);
});

it('reads a paid checkout from the database', async () => {
  const url = await lockCheckout();
  await openPage(url);
  sales.stripe.pay('cs_test_1');
  await openPage(`${url}/return`);
  const readsBefore = countReads();

  await openPage(`${url}/return`);

  expect(countReads()).toBe(readsBefore);
});
