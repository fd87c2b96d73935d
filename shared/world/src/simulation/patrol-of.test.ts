import { patrolOf, placesOverSea } from './patrol-of.ts';
import { patrolPerchOf, perchOf } from './perch-of.ts';
import { seatOf, seats } from './seat-of.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

it('gives each of the first 9,000 dragons on patrol a place in the sky of its own', () => {
  const places = upTo(placesOverSea).map((index) => {
    const { x, y, radius, start } = patrolOf(index).station;
    return [x, y, radius, start].map((value) => value.toFixed(6)).join(' ');
  });

  expect(places.length).toBeGreaterThan(9_000);
  expect(new Set(places).size).toBe(places.length);
});

it('lets dragons on patrol that share a perch rest in different watches, and away from those with a seat', () => {
  const resting = upTo(20_000).map((index) => {
    const { perch, watch } = patrolOf(index);
    const { x, y } = patrolPerchOf('AIR', perch);
    return `${x} ${y} ${watch}`;
  });
  const seated = new Set(upTo(seats).map((id) => perchOf('AIR', seatOf('AIR', id))));

  expect(new Set(resting).size).toBe(resting.length);
  for (const { x, y } of seated) expect(resting).not.toContain(`${x} ${y} 0`);
});

it('spreads the patrols of a growing world over the whole sky', () => {
  const stations = upTo(600).map((index) => patrolOf(index).station);

  for (const isWest of [true, false])
    for (const isNorth of [true, false])
      expect(
        stations.filter(({ x, y }) => x < 6_000 === isWest && y < 4_000 === isNorth).length,
      ).toBeGreaterThan(60);
});
