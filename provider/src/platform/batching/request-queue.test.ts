import { BatchReader } from './batch-reader.ts';
import { BatchWriter } from './batch-writer.ts';

const limits = { max: 3, deadlineMs: 1_000 };
const unavailable = { status: 'rejected', reason: expect.objectContaining({ code: 'unavailable' }) };

it('answers lookups with 503 while the database does not respond, and drops them', async () => {
  const { promise: silence, resolve: answer } = Promise.withResolvers<void>();
  const batches: string[][] = [];
  const reader = new BatchReader<string>(async (keys) => {
    batches.push(keys);
    await silence;
    return keys.map((key) => `found ${key}`);
  }, limits);
  const first = reader.find('a');
  await new Promise((done) => setTimeout(done, 5));

  const answers = await Promise.allSettled([first, reader.find('b'), reader.find('c'), reader.find('d')]);
  answer();

  expect(answers).toEqual([unavailable, unavailable, unavailable, unavailable]);
  expect(await reader.find('e')).toBe('found e');
  // The waiting requests are no longer looked up.
  expect(batches).toEqual([['a'], ['e']]);
});

it('answers writes with 503 while the database does not respond, and drops waiting requests', async () => {
  const { promise: silence, resolve: answer } = Promise.withResolvers<void>();
  const accountIds: string[] = [];
  const writer = new BatchWriter<{ accountId: string }, string>(
    async (requests, settle) => {
      await silence;
      accountIds.push(...requests.map(({ accountId }) => accountId));
      settle(requests.map((request) => [request, { answer: `wrote ${request.accountId}` }]));
    },
    { limits },
  );
  const first = writer.add({ accountId: 'a' });
  await new Promise((done) => setTimeout(done, 5));

  const answers = await Promise.allSettled([
    first,
    ...['b', 'c', 'd'].map((accountId) => writer.add({ accountId })),
  ]);
  answer();

  expect(answers).toEqual([unavailable, unavailable, unavailable, unavailable]);
  expect(await writer.add({ accountId: 'e' })).toBe('wrote e');
  // The work in progress is finished.
  expect(accountIds).toEqual(['a', 'e']);
});
