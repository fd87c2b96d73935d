import { coastOf, polygonTest } from './coast.ts';

it('tells land from sea', () => {
  const isOnLand = polygonTest(coastOf({ x: 1_000, y: -500, radiusX: 900, radiusY: 500 }, 7, 0.2));

  for (const point of [
    { x: 1_000, y: -500 },
    { x: 400, y: -500 },
    { x: 1_000, y: -130 },
  ])
    expect(isOnLand(point)).toBe(true);
  for (const point of [
    { x: -800, y: -500 },
    { x: 1_000, y: 900 },
    { x: 9_000, y: -500 },
  ])
    expect(isOnLand(point)).toBe(false);
});

it('finds the inside of a concave polygon', () => {
  const isInside = polygonTest([
    { x: 0, y: 0 },
    { x: 300, y: 0 },
    { x: 300, y: 300 },
    { x: 200, y: 300 },
    { x: 200, y: 100 },
    { x: 0, y: 100 },
  ]);

  expect(isInside({ x: 50, y: 50 })).toBe(true);
  expect(isInside({ x: 250, y: 250 })).toBe(true);
  expect(isInside({ x: 50, y: 250 })).toBe(false);
});
