import { IdleScheduler } from './idle-scheduler.ts';

it('grants slices one after another, to urgent work first', async () => {
  const scheduler = new IdleScheduler();
  const order: string[] = [];
  const work = async (name: string, isUrgent: boolean) => {
    expect(await scheduler.nextSlice(isUrgent)).toBeGreaterThan(0);
    order.push(name);
  };

  scheduler.open();
  await Promise.all([work('a portrait', false), work('the ground', true), work('another portrait', false)]);

  expect(order).toEqual(['the ground', 'a portrait', 'another portrait']);
  scheduler.close();
});

it('resolves all waiting calls when it is closed', async () => {
  const scheduler = new IdleScheduler();
  const waiting = [scheduler.nextSlice(true), scheduler.nextSlice(false)];

  scheduler.close();

  expect(await Promise.all(waiting)).toEqual([0, 0]);
  expect(await scheduler.nextSlice(true)).toBe(0);
});

it('grants a slice after a frame, not during it', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { requestIdleCallback: () => 0, cancelIdleCallback: () => undefined });
  jest.resetModules();
  const { IdleScheduler: Scheduler } = await import('./idle-scheduler.ts');
  let isInFrame = false;
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) =>
    Number(
      setTimeout(() => {
        isInFrame = true;
        setTimeout(() => (isInFrame = false));
        draw(performance.now());
      }),
    ),
  );
  const scheduler = new Scheduler();

  scheduler.open();
  const granted = scheduler.nextSlice(true).then(() => isInFrame);
  await jest.advanceTimersByTimeAsync(100);

  expect(await granted).toBe(false);
  expect(frames).toHaveBeenCalled();
  scheduler.close();
  frames.mockRestore();
  jest.useRealTimers();
});
