import { IdleScheduler } from './idle-scheduler.ts';

beforeEach(() => void jest.useFakeTimers());

afterEach(() => void jest.useRealTimers());

it('the scheduler grants slices one after another, and none before it is open', async () => {
  const scheduler = new IdleScheduler();
  const order: string[] = [];
  const runJob = async (name: string) => {
    expect(await scheduler.waitForSlice()).toBe(true);
    order.push(name);
  };
  const jobs = [runJob('the ground'), runJob('a portrait')];
  await jest.runAllTimersAsync();
  expect(order).toEqual([]);

  scheduler.open();
  await jest.advanceTimersToNextTimerAsync();
  expect(order).toEqual(['the ground']);
  await jest.advanceTimersToNextTimerAsync();

  expect(order).toEqual(['the ground', 'a portrait']);
  await Promise.all(jobs);
  scheduler.close();
});

it('a closed scheduler resolves all waiting calls', async () => {
  const scheduler = new IdleScheduler();
  const calls = [scheduler.waitForSlice(), scheduler.waitForSlice()];

  scheduler.close();

  expect(await Promise.all(calls)).toEqual([false, false]);
  expect(await scheduler.waitForSlice()).toBe(false);
});
