import { IdleScheduler } from './idle-scheduler.ts';

it('grants one slice after the other, urgent work first', async () => {
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

it('ends all waiting when it is closed', async () => {
  const scheduler = new IdleScheduler();
  const waiting = [scheduler.nextSlice(true), scheduler.nextSlice(false)];

  scheduler.close();

  expect(await Promise.all(waiting)).toEqual([0, 0]);
  expect(await scheduler.nextSlice(true)).toBe(0);
});
