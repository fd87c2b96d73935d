import { MapPositions } from './map-positions.ts';

it('the index finds the nearest wanted position within reach', () => {
  const positions = new MapPositions();
  positions.resize(3);
  positions.set(0, 100, 100);
  positions.set(1, 130, 100);
  positions.set(2, 900, 900);

  expect(positions.findNearest({ x: 104, y: 100 }, 60, () => true)).toBe(0);
  expect(positions.findNearest({ x: 104, y: 100 }, 60, (index) => index !== 0)).toBe(1);
  expect(positions.findNearest({ x: 500, y: 500 }, 60, () => true)).toBeNull();
});
