import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Outcome } from './batch-writer.ts';
import { BatchWriter } from './batch-writer.ts';

const from = (accountId: string) => ({ accountId });

const toOutcome = ({ accountId }: { accountId: string }): Outcome<string> =>
  accountId === 'refused' ? { problem: new Error('no') } : { answer: accountId };

/** Records the batches; the first ends when the test releases it, the others immediately. */
function recorder() {
  const batches: string[][] = [];
  const first = Promise.withResolvers<void>();
  const writer = new BatchWriter<{ accountId: string }, string>(
    async (requests, settle) => {
      batches.push(requests.map(({ accountId }) => accountId));
      await first.promise;
      settle(requests.map((request) => [request, toOutcome(request)]));
    },
    { maxRequests: 3 },
  );
  return { writer, batches, endFirst: first.resolve };
}

it('combines concurrent requests, up to the size of a batch', async () => {
  const { writer, batches, endFirst } = recorder();

  const all = ['a', 'b', 'c', 'd', 'e'].map((account) => writer.add(from(account)));
  endFirst();

  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(batches).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

it('writes two requests of one account in separate batches, in order', async () => {
  const { writer, batches, endFirst } = recorder();

  const all = ['a', 'b', 'b', 'c'].map((account) => writer.add(from(account)));
  endFirst();
  await Promise.all(all);

  expect(batches).toEqual([['a', 'b', 'c'], ['b']]);
});

it('rejects one request of a batch and grants the others', async () => {
  const { writer, endFirst } = recorder();

  const first = writer.add(from('a'));
  const refused = writer.add(from('refused'));
  const served = writer.add(from('b'));
  endFirst();

  await expect(refused).rejects.toThrow('no');
  await expect(Promise.all([first, served])).resolves.toEqual(['a', 'b']);
});

it('writes each request alone when a batch cannot be written as a whole', async () => {
  const sizes: number[] = [];
  const writer = new BatchWriter<{ accountId: string }, string>(async (requests, settle) => {
    sizes.push(requests.length);
    if (requests.some(({ accountId }) => accountId === 'poison')) throw new Error('cannot be written');
    settle(requests.map((request) => [request, toOutcome(request)]));
  });

  const results = await Promise.allSettled(
    ['a', 'b', 'poison', 'c'].map((account) => writer.add(from(account))),
  );

  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(sizes).toEqual([4, 1, 1, 1, 1]);
});

it('answers committed requests while others of the batch are still being written, and does not write them again', async () => {
  const written: string[][] = [];
  const isLate = Promise.withResolvers<void>();
  const writer = new BatchWriter<{ accountId: string }, string>(async (requests, settle) => {
    written.push(requests.map(({ accountId }) => accountId));
    settle(requests.slice(0, 1).map((request) => [request, toOutcome(request)]));
    if (requests.length > 1) await isLate.promise;
  });

  const [early, late] = ['a', 'b'].map((account) => writer.add(from(account)));
  expect(await early).toBe('a');
  isLate.reject(new Error('cannot be written'));

  expect(await late).toBe('b');
  expect(written).toEqual([['a', 'b'], ['b']]);
});

it('does not retry a request that was rejected while its batch failed', async () => {
  const sizes: number[] = [];
  const isLate = Promise.withResolvers<void>();
  const writer = new BatchWriter<{ accountId: string }, string>(
    async (requests) => {
      sizes.push(requests.length);
      if (requests.length > 1) await isLate.promise;
      throw new Error('cannot be written');
    },
    { limits: { max: 10, deadlineMs: 20 } },
  );

  const refused = await Promise.allSettled(['a', 'b'].map((account) => writer.add(from(account))));
  isLate.resolve();
  await writer.waitForIdle();

  expect(refused).toMatchObject([{ reason: { code: 'unavailable' } }, { reason: { code: 'unavailable' } }]);
  expect(sizes).toEqual([2]);
});

it('resolves waitForIdle() once every request is written, even without a waiting client', async () => {
  const { writer, batches, endFirst } = recorder();
  await writer.waitForIdle();
  const all = ['a', 'b', 'c', 'd'].map((account) => writer.add(from(account)));
  let isSettled = false;
  const settled = writer.waitForIdle().then(() => (isSettled = true));
  await nextTurn();

  expect(isSettled).toBe(false);
  endFirst();
  await settled;

  expect(batches).toEqual([['a', 'b', 'c'], ['d']]);
  await Promise.all(all);
});
