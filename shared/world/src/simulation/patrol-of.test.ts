import { flockPositionOf, homeCapacity } from './flock-position-of.ts';
import { patrolOf, seaSlotCount } from './patrol-of.ts';
import { patrolPerchOf, perchOf } from './perch-of.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

it('gives each of the first 9,000 dragons on patrol an orbit of its own', () => {
  const orbits = upTo(seaSlotCount).map((index) => {
    const { x, y, radius, phase } = patrolOf(index).orbit;
    return [x, y, radius, phase].map((value) => value.toFixed(6)).join(' ');
  });

  expect(orbits.length).toBeGreaterThan(9_000);
  expect(new Set(orbits).size).toBe(orbits.length);
});

it('lets dragons on patrol that share a perch rest in different shifts, and away from dragons at home', () => {
  const resting = upTo(20_000).map((index) => {
    const { perch, shift } = patrolOf(index);
    const { x, y } = patrolPerchOf('AIR', perch);
    return `${x} ${y} ${shift}`;
  });
  const home = new Set(upTo(homeCapacity).map((id) => perchOf('AIR', flockPositionOf('AIR', id))));

  expect(new Set(resting).size).toBe(resting.length);
  for (const { x, y } of home) expect(resting).not.toContain(`${x} ${y} 0`);
});

it('spreads the patrols of a growing world over the whole sky', () => {
  const orbits = upTo(600).map((index) => patrolOf(index).orbit);

  for (const isWest of [true, false])
    for (const isNorth of [true, false])
      expect(
        orbits.filter(({ x, y }) => x < 6_000 === isWest && y < 4_000 === isNorth).length,
      ).toBeGreaterThan(60);
});
