import { RecentMap } from './recent-map.ts';

const create = () => ({});

it('keeps the half of its entries that was read last', () => {
  const map = new RecentMap(8);
  const values = Array.from({ length: 4 }, (_, key) => map.get(String(key), create));

  for (let key = 10; key < 13; key += 1) map.get(String(key), create);
  const readAgain = map.get('0', create);
  for (let key = 20; key < 24; key += 1) map.get(String(key), create);

  expect(readAgain).toBe(values[0]);
  expect(map.get('0', create)).toBe(values[0]);
  expect(map.get('1', create)).not.toBe(values[1]);
});
