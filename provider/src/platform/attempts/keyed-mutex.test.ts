import { KeyedMutex } from './keyed-mutex.ts';

it('runs work for one subject in turn, runs work for other subjects beside it, and bounds the queue', async () => {
  const turns = new KeyedMutex();
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const all = Array.from({ length: 21 }, (_, index) =>
    turns.run('moss', async () => {
      if (index === 0) await first.promise;
      order.push(`moss ${index}`);
      if (index === 1) throw new Error('failed');
    }),
  );
  const results = Promise.allSettled(all);
  await turns.run('fern', async () => void order.push('fern'));

  first.resolve();
  const rejected = (await results).flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));

  expect(order).toEqual(['fern', ...Array.from({ length: 20 }, (_, index) => `moss ${index}`)]);
  expect(rejected).toMatchObject([{ message: 'failed' }, { code: 'too_many_requests' }]);
  await expect(turns.run('moss', async () => 'free')).resolves.toBe('free');
});
