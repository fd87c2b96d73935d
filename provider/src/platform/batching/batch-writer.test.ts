import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Outcome } from './batch-writer.ts';
import { BatchWriter } from './batch-writer.ts';

afterEach(() => jest.useRealTimers());

const createRequest = (accountId: string) => ({ accountId });

const toOutcome = ({ accountId }: { accountId: string }): Outcome<string> =>
  accountId === 'refused' ? { problem: new Error('no') } : { result: accountId };

/** Creates a writer that records its batches. The first batch ends when the test releases it, the others immediately. */
function createRecorder() {
  const batches: string[][] = [];
  const first = Promise.withResolvers<void>();
  const writer = new BatchWriter<{ accountId: string }, string>(async (requests, settle) => {
    batches.push(requests.map(({ accountId }) => accountId));
    await first.promise;
    settle(requests.map((request) => [request, toOutcome(request)]));
  });
  return { writer, batches, endFirst: first.resolve };
}

it('combines concurrent requests, up to the size of a batch', async () => {
  const { writer, batches, endFirst } = createRecorder();

  const accounts = Array.from({ length: 130 }, (_, index) => `account ${index}`);

  const results = accounts.map((account) => writer.add(createRequest(account)));
  endFirst();

  expect(await Promise.all(results)).toEqual(accounts);
  expect(batches).toEqual([accounts.slice(0, 128), accounts.slice(128)]);
});

it('writes two requests of one account in separate batches, in order', async () => {
  const { writer, batches, endFirst } = createRecorder();

  const results = ['a', 'b', 'b', 'c'].map((account) => writer.add(createRequest(account)));
  endFirst();
  await Promise.all(results);

  expect(batches).toEqual([['a', 'b', 'c'], ['b']]);
});

it('rejects one request of a batch and grants the others', async () => {
  const { writer, endFirst } = createRecorder();

  const first = writer.add(createRequest('a'));
  const rejectedResult = writer.add(createRequest('refused'));
  const grantedResult = writer.add(createRequest('b'));
  endFirst();

  await expect(rejectedResult).rejects.toThrow('no');
  await expect(Promise.all([first, grantedResult])).resolves.toEqual(['a', 'b']);
});

it('writes each request separately when a batch cannot be written as a whole', async () => {
  const sizes: number[] = [];
  const writer = new BatchWriter<{ accountId: string }, string>(async (requests, settle) => {
    sizes.push(requests.length);
    if (requests.some(({ accountId }) => accountId === 'poison')) throw new Error('cannot be written');
    settle(requests.map((request) => [request, toOutcome(request)]));
  });

  const results = await Promise.allSettled(
    ['a', 'b', 'poison', 'c'].map((account) => writer.add(createRequest(account))),
  );

  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(sizes).toEqual([4, 1, 1, 1, 1]);
});

it('answers committed requests while others of the batch are still being written, but does not write them again', async () => {
  const batches: string[][] = [];
  const pendingBatch = Promise.withResolvers<void>();
  const writer = new BatchWriter<{ accountId: string }, string>(async (requests, settle) => {
    batches.push(requests.map(({ accountId }) => accountId));
    settle(requests.slice(0, 1).map((request) => [request, toOutcome(request)]));
    if (requests.length > 1) await pendingBatch.promise;
  });

  const [committedResult, retriedResult] = ['a', 'b'].map((account) => writer.add(createRequest(account)));
  expect(await committedResult).toBe('a');
  pendingBatch.reject(new Error('cannot be written'));

  expect(await retriedResult).toBe('b');
  expect(batches).toEqual([['a', 'b'], ['b']]);
});

it('does not retry a request that was rejected while its batch failed', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const sizes: number[] = [];
  const pendingBatch = Promise.withResolvers<void>();
  const writer = new BatchWriter<{ accountId: string }, string>(async (requests) => {
    sizes.push(requests.length);
    if (requests.length > 1) await pendingBatch.promise;
    throw new Error('cannot be written');
  });

  const waiting = Promise.allSettled(['a', 'b'].map((account) => writer.add(createRequest(account))));
  await nextTurn();
  jest.advanceTimersByTime(10_000);
  const results = await waiting;
  pendingBatch.resolve();
  await writer.waitForIdle();

  expect(results).toMatchObject([{ reason: { code: 'unavailable' } }, { reason: { code: 'unavailable' } }]);
  expect(sizes).toEqual([2]);
});

it('resolves waitForIdle() once every request is written, even without a waiting client', async () => {
  const { writer, batches, endFirst } = createRecorder();
  await writer.waitForIdle();
  const results = ['a', 'b', 'b'].map((account) => writer.add(createRequest(account)));
  let isSettled = false;
  const idle = writer.waitForIdle().then(() => (isSettled = true));
  await nextTurn();

  expect(isSettled).toBe(false);
  endFirst();
  await idle;

  expect(batches).toEqual([['a', 'b'], ['b']]);
  await Promise.all(results);
});
