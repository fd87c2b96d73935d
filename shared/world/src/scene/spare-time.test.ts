import { SpareTime } from './spare-time.ts';

it('gives time to one piece of work after the other, urgent work first', async () => {
  const spareTime = new SpareTime();
  const order: string[] = [];
  const work = async (name: string, isUrgent: boolean) => {
    expect(await spareTime.next(isUrgent)).toBeGreaterThan(0);
    order.push(name);
  };

  spareTime.open();
  await Promise.all([work('a portrait', false), work('the ground', true), work('another portrait', false)]);

  expect(order).toEqual(['the ground', 'a portrait', 'another portrait']);
  spareTime.close();
});

it('ends all waiting when it is closed', async () => {
  const spareTime = new SpareTime();
  const waiting = [spareTime.next(true), spareTime.next(false)];

  spareTime.close();

  expect(await Promise.all(waiting)).toEqual([0, 0]);
  expect(await spareTime.next(true)).toBe(0);
});
