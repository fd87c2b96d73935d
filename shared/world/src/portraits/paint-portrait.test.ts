import { measurePath } from './paint-portrait.ts';

it.each([
  ['M10 20L30 5L-4.5 8Z', { x: -4.5, y: 5, width: 34.5, height: 15 }],
  // A curve stays within the hull of its control points: the middle of this curve is at half of their height.
  ['M0 0Q50 100 100 0', { x: 0, y: 0, width: 100, height: 50 }],
  ['M10 10l5-5.5.5-1 4 0q0 40-10 0z', { x: 9.5, y: 3.5, width: 10, height: 20 }],
  // `s` mirrors the previous control point, so that both halves have the same shape.
  ['M0 0c0 40 50 40 50 0s50-40 50 0', { x: 0, y: -30, width: 100, height: 60 }],
])('measurePath returns the bounding box of %s', (d, expected) => {
  const bounds = measurePath(d);

  for (const [name, value] of Object.entries(expected))
    expect(Math.abs(Reflect.get(bounds, name) - value)).toBeLessThan(1);
});
