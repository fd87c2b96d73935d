import { mapArea } from '../map/map-area.ts';
import { dragonLength } from './dragon-length.ts';
import { slotsOverLand } from './home-orbit-of.ts';
import { flattening, spacing } from './orbit-group.ts';
import { seaCircles } from './sea-circles.ts';
import { innerRadius } from './slots-around.ts';

/** Outlines of all orbits, as circles; on the screen they are flatter. */
const overSea = seaCircles.map(({ center, rings }) => ({
  ...center,
  radius: innerRadius + (rings - 1) * spacing,
}));
const overLand = [
  ...new Map(
    slotsOverLand
      .map(({ group, sector, ring }) => group.orbitAt(sector, ring))
      .toSorted((one, other) => one.radius - other.radius)
      .map(({ x, y, radius }) => [`${x} ${y}`, { x, y, radius }]),
  ).values(),
];

it('keeps circles over the sea apart from each other and from the orbits over the lands', () => {
  const gaps = overSea.flatMap((one, index) =>
    [...overSea.slice(index + 1), ...overLand].map(
      (other) => Math.hypot(one.x - other.x, (one.y - other.y) / flattening) - one.radius - other.radius,
    ),
  );

  expect(overLand).toHaveLength(29);
  // The width of a dragon that flies beside another one (`overlaps.test.ts`).
  expect(Math.min(...gaps)).toBeGreaterThan(0.64 * dragonLength);
});

it('keeps circles over the sea within the painted map', () => {
  for (const { x, y, radius } of overSea) {
    expect(Math.abs(x - mapArea.x - mapArea.width / 2) + radius).toBeLessThan(mapArea.width / 2);
    expect(Math.abs(y - mapArea.y - mapArea.height / 2) + radius * flattening).toBeLessThan(
      mapArea.height / 2,
    );
  }
});
