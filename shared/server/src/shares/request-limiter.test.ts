import fastify from 'fastify';
import { RequestLimiter } from './request-limiter.ts';

/** Opens a limiter that allows 10 requests per second with a burst of 100, and at most 50 requests in flight. */
function openLimiter() {
  let now = 0;
  const limiter = new RequestLimiter({ perSecond: 10, maxInFlight: 50 }, () => now);
  /** Sends requests, which are answered immediately. @returns the number of admitted requests */
  const send = (count: number, toAddress: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => {
      const leave = limiter.enter(toAddress(index));
      leave?.();
      return leave !== null;
    }).filter(Boolean).length;
  return { limiter, send, advance: (seconds: number) => (now += seconds * 1_000) };
}

afterEach(() => void jest.useRealTimers());

it('the limiter limits the rate of an IPv4 address, and of no other address', () => {
  const { send, advance } = openLimiter();

  expect(send(300, () => '203.0.113.7')).toBe(100);
  expect(send(10, () => '203.0.113.8')).toBe(10);
  advance(2);
  expect(send(300, () => '::ffff:203.0.113.7')).toBe(20);
});

it('the limiter admits a whole burst even if the clock is at a fraction of a millisecond', () => {
  const { send, advance } = openLimiter();

  const admittedCounts = Array.from({ length: 100 }, () => {
    advance(20 + 1 / 7_000);
    return send(101, () => '203.0.113.7');
  });
  expect(admittedCounts).toEqual(admittedCounts.map(() => 100));
});

it('the limiter limits each IPv4 address separately, even within a /24 on a server that listens on IPv6', () => {
  const { send } = openLimiter();

  expect(send(800, (index) => `::ffff:203.0.113.${index % 8}`)).toBe(800);
});

it('the limiter limits the addresses of a /64 of IPv6 together, and its /48 to four times as many', () => {
  const { send } = openLimiter();

  expect(send(300, (index) => `2001:db8:0:1::${(index + 1).toString(16)}`)).toBe(100);
  expect(send(1_000, (index) => `2001:db8:0:${(index + 2).toString(16)}::1`)).toBe(300);
  expect(send(10, () => '2001:db8:1::1')).toBe(10);
});

it('the limiter limits the unanswered requests of a network', () => {
  const { limiter, send } = openLimiter();
  const leaveFunctions = Array.from({ length: 60 }, () => limiter.enter('203.0.113.7'));

  expect(leaveFunctions.filter((leave) => leave !== null)).toHaveLength(50);
  expect(send(1, () => '203.0.113.7')).toBe(0);
  leaveFunctions[0]?.();
  expect(send(1, () => '203.0.113.7')).toBe(1);
});

it('the limiter begins a few requests of each network at a time, and all requests of this machine immediately', async () => {
  const app = fastify();
  const { limiter } = openLimiter();
  app.addHook('onRequest', (request, reply, done) => void limiter.admit(request, reply, done));
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  app.get('/', async ({ ip }) => {
    begun.push(ip);
    await new Promise<void>((end) => ends.push(end));
  });
  const send = (remoteAddress: string, count: number) =>
    Array.from({ length: count }, async () => app.inject({ url: '/', remoteAddress }));

  const responses = [...send('203.0.113.7', 20), ...send('203.0.113.8', 1), ...send('127.0.0.1', 5)];
  while (!begun.includes('127.0.0.1')) await new Promise(setImmediate);
  const firstBegun = begun.filter((ip) => ip === '203.0.113.7');
  while (ends.length > 0 || begun.length < responses.length) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all(responses);
  await app.close();

  expect(firstBegun.length).toBeLessThan(20);
  expect(begun).toHaveLength(responses.length);
});

it('the limiter begins fewer requests of each network while many networks send, and at least one of each', () => {
  const { limiter } = openLimiter();
  const begun: Record<string, number> = {};
  const send = (ip: string, count: number) =>
    Array.from({ length: count }, () =>
      limiter.enqueue({ ip, headers: {} }, () => (begun[ip] = (begun[ip] ?? 0) + 1)),
    );

  const ends = [1, 2, 3, 4, 5].flatMap((host) => send(`203.0.113.${host}`, 20));

  expect(Object.values(begun)).toEqual([3, 3, 1, 1, 1]);
  for (const end of ends.slice(20)) end();
  ends[0]?.();
  ends[0]?.();
  expect(begun['203.0.113.1']).toBe(4);
  for (const end of ends) end();
});

it('the limiter begins the next requests of a network after a second, even if its running requests are slow', () => {
  jest.useFakeTimers();
  const { limiter } = openLimiter();
  let begun = 0;
  const ends = Array.from({ length: 7 }, () =>
    limiter.enqueue({ ip: '203.0.113.1', headers: {} }, () => (begun += 1)),
  );

  jest.advanceTimersByTime(999);
  expect(begun).toBe(3);
  jest.advanceTimersByTime(1);
  expect(begun).toBe(6);
  ends[0]?.();
  expect(begun).toBe(6);
  ends[3]?.();
  expect(begun).toBe(7);
  for (const end of ends) end();
});
