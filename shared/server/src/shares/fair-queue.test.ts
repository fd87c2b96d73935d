import { FairQueue } from './fair-queue.ts';

/** Opens a queue whose tasks end when the test ends them. */
function openQueue(limits: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) {
  const queue = new FairQueue({ max: 1, maxWaiting: 4, createError: () => new Error('full'), ...limits });
  const begunNames: string[] = [];
  const endTasks: (() => void)[] = [];
  const refusedNames: string[] = [];
  const add = (...names: string[]) => {
    for (const name of names)
      queue
        .run(name.slice(0, 1), async () => {
          begunNames.push(name);
          await new Promise<void>((end) => endTasks.push(end));
        })
        .catch(() => refusedNames.push(name));
  };
  const endNext = async () => {
    await new Promise(setImmediate);
    endTasks.shift()?.();
    await new Promise(setImmediate);
  };
  /** Ends all tasks, one after another. @returns the order in which they began */
  const runAll = async () => {
    do await endNext();
    while (endTasks.length > 0);
    return begunNames;
  };
  return { add, begunNames, refusedNames, endNext, runAll };
}

it('the queue serves the share that was served longest ago, and each share in order of arrival', async () => {
  const { add, runAll } = openQueue();

  add('a1', 'a2', 'a3', 'b1', 'c1');

  expect(await runAll()).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

it('the queue serves the newest task first if clients no longer wait for older tasks', async () => {
  const { add, runAll } = openQueue({ order: 'newest' });

  add('a1', 'a2', 'a3', 'b1', 'c1');

  expect(await runAll()).toEqual(['a1', 'c1', 'b1', 'a3', 'a2']);
});

it.each([
  { order: 'oldest' as const, refusedNames: ['a4', 'a3'] },
  { order: 'newest' as const, refusedNames: ['a2', 'a3'] },
])(
  'the queue drops a task of the share with the most waiting tasks, $order first',
  async ({ order, refusedNames }) => {
    const queue = openQueue({ order, maxWaiting: 3 });

    queue.add('a1', 'a2', 'a3', 'a4', 'b1', 'c1');
    await queue.runAll();

    expect(queue.refusedNames).toEqual(refusedNames);
  },
);

it('the queue runs no more tasks of one share than its maximum, even if slots are free', async () => {
  const { add, begunNames, endNext, runAll } = openQueue({ max: 3, maxPerShare: 2 });

  add('a1', 'a2', 'a3', 'b1');
  await new Promise(setImmediate);

  expect(begunNames).toEqual(['a1', 'a2', 'b1']);
  await endNext();
  expect(begunNames).toEqual(['a1', 'a2', 'b1', 'a3']);
  await runAll();
});

it('the queue pauses after a task for the duration of the task', async () => {
  let now = 0;
  const pauses: [end: () => void, milliseconds?: number][] = [];
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const timer = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((...rest: [() => void, number]) => {
    pauses.push(rest);
    return { unref: () => undefined };
  }) as never);
  const queue = new FairQueue({
    max: 1,
    maxWaiting: 2,
    hasCooldown: true,
    createError: () => new Error('full'),
  });
  const begunNames: string[] = [];
  try {
    const first = queue.run('a', async () => void (now += 40));
    const second = queue.run('a', async () => void begunNames.push('second'));
    await first;

    expect(begunNames).toEqual([]);
    const [[endPause, milliseconds] = []] = pauses;
    expect(milliseconds).toBe(40);
    endPause?.();
    await second;
    expect(begunNames).toEqual(['second']);
  } finally {
    clock.mockRestore();
    timer.mockRestore();
  }
});

it('the queue reports the failure of a task, and serves the next task', async () => {
  const queue = new FairQueue({ max: 1, maxWaiting: 1, createError: () => new Error('full') });

  const failingTask = queue.run('a', () => Promise.reject(new Error('broken')));
  const nextTask = queue.run('a', async () => 'done');

  await expect(failingTask).rejects.toThrow('broken');
  expect(await nextTask).toBe('done');
});
