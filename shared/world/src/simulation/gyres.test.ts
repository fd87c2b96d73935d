import { mapArea } from '../map/map-area.ts';
import { dragonLength } from './dragon-length.ts';
import { gyres } from './gyres.ts';
import { innermost } from './spots-around.ts';
import { spotsOverLand } from './station-of.ts';
import { slant, spacing } from './wheel.ts';

/** Outlines of all that turns in the sky, as circles: what is seen of them is flatter. */
const overSea = gyres.map(({ middle, rings }) => ({
  ...middle,
  radius: innermost + (rings - 1) * spacing,
}));
const overLand = [
  ...new Map(
    spotsOverLand
      .map(({ wheel, sector, ring }) => wheel.station(sector, ring))
      .toSorted((one, other) => one.radius - other.radius)
      .map(({ x, y, radius }) => [`${x} ${y}`, { x, y, radius }]),
  ).values(),
];

it('keeps gyres apart from each other and from the wheels of the lands', () => {
  const gaps = overSea.flatMap((one, index) =>
    [...overSea.slice(index + 1), ...overLand].map(
      (other) => Math.hypot(one.x - other.x, (one.y - other.y) / slant) - one.radius - other.radius,
    ),
  );

  expect(overLand).toHaveLength(29);
  // The width of a dragon that flies beside another one (`overlaps.test.ts`).
  expect(Math.min(...gaps)).toBeGreaterThan(0.64 * dragonLength);
});

it('keeps gyres within the painted map', () => {
  for (const { x, y, radius } of overSea) {
    expect(Math.abs(x - mapArea.x - mapArea.width / 2) + radius).toBeLessThan(mapArea.width / 2);
    expect(Math.abs(y - mapArea.y - mapArea.height / 2) + radius * slant).toBeLessThan(mapArea.height / 2);
  }
});
