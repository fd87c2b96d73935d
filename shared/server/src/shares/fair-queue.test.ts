import { FairQueue } from './fair-queue.ts';

/** A queue whose tasks end when the test says so. */
function open(limits: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) {
  const queue = new FairQueue({ max: 1, maxWaiting: 4, createError: () => new Error('full'), ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const add = (...names: string[]) => {
    for (const name of names)
      queue
        .run(name.slice(0, 1), async () => {
          begun.push(name);
          await new Promise<void>((end) => ends.push(end));
        })
        .catch(() => refused.push(name));
  };
  const endNext = async () => {
    await new Promise(setImmediate);
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  /** Ends all tasks, one after another. @returns the order in which they began */
  const runAll = async () => {
    while (queue.count > 0) await endNext();
    return begun;
  };
  return { add, begun, refused, endNext, runAll };
}

it('the queue serves the share that was served longest ago, and each share in order of arrival', async () => {
  const { add, runAll } = open();

  add('a1', 'a2', 'a3', 'b1', 'c1');

  expect(await runAll()).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

it('the queue serves the newest task first where clients no longer wait for older ones', async () => {
  const { add, runAll } = open({ order: 'newest' });

  add('a1', 'a2', 'a3', 'b1', 'c1');

  expect(await runAll()).toEqual(['a1', 'c1', 'b1', 'a3', 'a2']);
});

it.each([
  { order: 'oldest' as const, refused: ['a4', 'a3'] },
  { order: 'newest' as const, refused: ['a2', 'a3'] },
])(
  'the queue drops a task of the share with the most waiting tasks, $order first',
  async ({ order, refused }) => {
    const queue = open({ order, maxWaiting: 3 });

    queue.add('a1', 'a2', 'a3', 'a4', 'b1', 'c1');
    await queue.runAll();

    expect(queue.refused).toEqual(refused);
  },
);

it('the queue runs no more tasks of one share than its maximum, even if slots are free', async () => {
  const { add, begun, endNext, runAll } = open({ max: 3, maxPerShare: 2 });

  add('a1', 'a2', 'a3', 'b1');
  await new Promise(setImmediate);

  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await endNext();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  await runAll();
});

it('the queue rests after a task for as long as the task took', async () => {
  let now = 0;
  const rests: [end: () => void, milliseconds?: number][] = [];
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const timer = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((...rest: [() => void, number]) => {
    rests.push(rest);
    return { unref: () => undefined };
  }) as never);
  const queue = new FairQueue({
    max: 1,
    maxWaiting: 2,
    hasCooldown: true,
    createError: () => new Error('full'),
  });
  const begun: string[] = [];
  try {
    const first = queue.run('a', async () => void (now += 40));
    const second = queue.run('a', async () => void begun.push('second'));
    await first;

    expect(begun).toEqual([]);
    const [[endRest, milliseconds] = []] = rests;
    expect(milliseconds).toBe(40);
    endRest?.();
    await second;
    expect(begun).toEqual(['second']);
  } finally {
    clock.mockRestore();
    timer.mockRestore();
  }
});

it('the queue passes on the failure of a task, and serves the next one', async () => {
  const queue = new FairQueue({ max: 1, maxWaiting: 1, createError: () => new Error('full') });

  const failed = queue.run('a', () => Promise.reject(new Error('broken')));
  const next = queue.run('a', async () => 'done');

  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
