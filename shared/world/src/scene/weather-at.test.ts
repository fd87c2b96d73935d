import { mapArea } from '../map/map-area.ts';
import { weatherAt } from './weather-at.ts';

const minute = 60_000;
const start = 1_000 * 12 * minute;

it('lets a front cross the whole world from west to east, and then the sky is clear', () => {
  const places = Array.from({ length: 8 }, (_, index) => weatherAt(start + index * minute));
  const [first, last] = [weatherAt(start), weatherAt(start + 8 * minute - 1)];

  expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).toSorted((one, other) => one - other));
  expect(first.x).toBeLessThan(mapArea.x);
  expect(last.x).toBeGreaterThan(mapArea.x + mapArea.width);
  expect(weatherAt(start + 4 * minute).strength).toBe(1);
  for (const time of [8, 9, 11]) expect(weatherAt(start + time * minute).strength).toBe(0);
});

it('neither appears nor disappears at once', () => {
  for (let second = 0; second < 12 * 60; second += 1) {
    const change =
      weatherAt(start + (second + 1) * 1_000).strength - weatherAt(start + second * 1_000).strength;
    expect(Math.abs(change)).toBeLessThan(0.02);
  }
});
