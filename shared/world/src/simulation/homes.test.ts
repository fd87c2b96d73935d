import { computeWorldArea } from '../map/world-area.ts';
import { districtCapacity } from './districts.ts';
import { toFlightTraits } from './to-flight-traits.ts';
import { mainCapacity, listOpenDistricts } from './find-flock-position.ts';
import { chooseHome, computeHomeLimits, assignHomes } from './homes.ts';
import { findNest } from './find-nest.ts';

const houses = ['FIRE', 'WATER', 'EARTH', 'AIR'] as const;
const dragon = (id: number) => ({
  id,
  house: houses[id % 4] ?? 'FIRE',
  magic: houses[(id >> 2) % 4] ?? 'FIRE',
  hatchedAt: id,
});
const upTo = (count: number) => Array.from({ length: count }, (_, index) => dragon(index + 1));

it('a single dragon with a very high id opens no district', () => {
  for (const id of [999_999, 2 ** 31 - 1, Number.MAX_SAFE_INTEGER]) {
    const world = assignHomes([...upTo(60), dragon(id)]);

    expect(listOpenDistricts(world)).toEqual([]);
    expect(findNest(world.at(-1) ?? dragon(id))).not.toEqual(findNest(dragon(id)));
  }
  const large = assignHomes([...upTo(5_000), dragon(4_000_000_000)]);
  expect(listOpenDistricts(large)).toHaveLength(listOpenDistricts(upTo(5_000)).length);
});

it('dragons stay whose ids exceed the number of dragons only because eggs and keys also take ids', () => {
  const world = upTo(4_000).map(({ id }) => dragon(id * 5));

  expect(assignHomes(world)).toBe(world);
});

it('scattered ids open only as many districts as they need, and each dragon has its own position', () => {
  const world = assignHomes(
    Array.from({ length: 4_000 }, (_, index) => dragon(1_000_003 * (index + 1) + 7 * index)),
  );
  const districts = Math.max(...listOpenDistricts(world).map(({ district }) => district));
  const positions = world.map((one) => {
    const { perch, phase, period } = toFlightTraits(one);
    return `${perch.x} ${perch.y} ${(phase / period).toFixed(6)}`;
  });

  expect(districts).toBeLessThanOrEqual(1 + Math.ceil((4_000 - mainCapacity) / districtCapacity));
  expect(computeWorldArea(districts).islands.width).toBeLessThan(25_000);
  expect(new Set(positions).size).toBe(world.length);
});

it('no existing dragon moves when another one hatches', () => {
  const before = assignHomes([...upTo(60), dragon(7_000_000), dragon(8_000_000)]);
  const after = assignHomes([...upTo(60), dragon(9_000_000), dragon(8_000_000), dragon(7_000_000)]);

  for (const one of before) expect(after).toContainEqual(one);
});

it('the nest of an egg with a very high id is known before the egg hatches', () => {
  const homes = computeHomeLimits(upTo(60));
  const egg = dragon(7_000_000);

  expect(chooseHome(homes, 12)).toBe(12);
  expect(assignHomes([...upTo(60), egg]).at(-1)).toMatchObject({ home: chooseHome(homes, egg.id) });
});
