import { forgetOldest } from './forget-oldest.ts';

it('keeps the newest entries of a map that has outgrown its bound', () => {
  const map = new Map(Array.from({ length: 32 }, (_, key) => [key, key]));

  forgetOldest(map, 32);
  const within = map.size;
  map.set(32, 32);
  forgetOldest(map, 32);

  expect(within).toBe(32);
  expect([...map.keys()]).toEqual(Array.from({ length: 30 }, (_, index) => index + 3));
});
