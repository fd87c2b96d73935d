import { RecentMap } from './recent-map.ts';

it('keeps the half of its entries that was read or written last', () => {
  const map = new RecentMap<number>(8);
  const fill = (from: number, count: number) => {
    for (let key = from; key < from + count; key += 1) map.set(String(key), key);
  };
  fill(0, 4);

  fill(10, 3);
  const readAgain = map.get('0');
  map.set('1', 100);
  fill(20, 3);

  expect(readAgain).toBe(0);
  expect(['0', '1', '2', '22'].map((key) => map.get(key))).toEqual([0, 100, undefined, 22]);
});
