import { setImmediate as nextTurn } from 'node:timers/promises';
import { BatchReader } from './batch-reader.ts';
import { BatchWriter } from './batch-writer.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const unavailable = { status: 'rejected', reason: expect.objectContaining({ code: 'unavailable' }) };

it('answers lookups with 503 while the database does not respond, and drops them', async () => {
  const { promise: outage, resolve: endOutage } = Promise.withResolvers<void>();
  const batches: string[][] = [];
  const reader = new BatchReader<string>(async (keys) => {
    batches.push(keys);
    await outage;
    return keys.map((key) => `found ${key}`);
  });
  const first = reader.find('a');
  await nextTurn();

  const lookups = Promise.allSettled([first, reader.find('b'), reader.find('c')]);
  jest.advanceTimersByTime(10_000);

  expect(await lookups).toEqual([unavailable, unavailable, unavailable]);
  endOutage();
  expect(await reader.find('e')).toBe('found e');
  // The waiting requests are no longer looked up.
  expect(batches).toEqual([['a'], ['e']]);
});

it('answers writes with 503 while the database does not respond, and drops waiting requests', async () => {
  const { promise: outage, resolve: endOutage } = Promise.withResolvers<void>();
  const accountIds: string[] = [];
  const writer = new BatchWriter<{ accountId: string }, string>(async (requests, settle) => {
    await outage;
    accountIds.push(...requests.map(({ accountId }) => accountId));
    settle(requests.map((request) => [request, { result: `wrote ${request.accountId}` }]));
  });
  const first = writer.add({ accountId: 'a' });
  await nextTurn();

  const writes = Promise.allSettled([first, ...['b', 'c'].map((accountId) => writer.add({ accountId }))]);
  jest.advanceTimersByTime(10_000);

  expect(await writes).toEqual([unavailable, unavailable, unavailable]);
  endOutage();
  expect(await writer.add({ accountId: 'e' })).toBe('wrote e');
  // The work in progress is finished.
  expect(accountIds).toEqual(['a', 'e']);
});

it('answers 503 at once while 20,000 requests wait', async () => {
  const { promise: outage, resolve: endOutage } = Promise.withResolvers<void>();
  const reader = new BatchReader<string>((keys) => outage.then(() => keys));
  const waiting = Array.from({ length: 20_000 }, (_, index) => reader.find(String(index)));

  await expect(reader.find('one more')).rejects.toMatchObject({ code: 'unavailable' });

  endOutage();
  expect(await Promise.all(waiting)).toHaveLength(20_000);
});
