import { Slots } from './slots.ts';

it('runs a bounded number of pieces of work at a time, and refuses what cannot wait', async () => {
  const slots = new Slots({ max: 2, maxWaiting: 3 });
  const { promise: end, resolve } = Promise.withResolvers<void>();
  let running = 0;
  const seen: number[] = [];
  const work = async () => {
    seen.push((running += 1));
    await end;
    running -= 1;
  };

  const results = Promise.allSettled(Array.from({ length: 7 }, () => slots.run(work)));
  resolve();

  expect(
    (await results).map((result) => (result.status === 'fulfilled' ? 'done' : result.reason.code)),
  ).toEqual(['done', 'done', 'done', 'done', 'done', 'unavailable', 'unavailable']);
  expect(Math.max(...seen)).toBe(2);
  await slots.run(work);
});
