import { SeenPlaces } from './seen-places.ts';

it('finds the nearest within reach, of those that are wanted', () => {
  const places = new SeenPlaces();
  places.resize(3);
  places.set(0, 100, 100);
  places.set(1, 130, 100);
  places.set(2, 900, 900);

  expect(places.nearest({ x: 104, y: 100 }, 60, () => true)).toBe(0);
  expect(places.nearest({ x: 104, y: 100 }, 60, (index) => index !== 0)).toBe(1);
  expect(places.nearest({ x: 500, y: 500 }, 60, () => true)).toBeNull();
});
