import { computeWorldArea } from '../map/world-area.ts';
import { districtCapacity } from './districts.ts';
import { toFlightTraits } from './to-flight-traits.ts';
import { mainCapacity, listOpenDistricts } from './find-flock-position.ts';
import { assignHomes } from './assign-homes.ts';
import { findNest } from './find-perch.ts';

const houses = ['FIRE', 'WATER', 'EARTH', 'AIR'] as const;
const createDragon = (id: number) => ({
  id,
  house: houses[id % 4] ?? 'FIRE',
  magic: houses[(id >> 2) % 4] ?? 'FIRE',
  hatchedAt: id,
});
const createDragons = (count: number) => Array.from({ length: count }, (_, index) => createDragon(index + 1));

it('a single dragon with a very high id opens no district', () => {
  for (const id of [999_999, 2 ** 31 - 1, Number.MAX_SAFE_INTEGER]) {
    const world = assignHomes([...createDragons(60), createDragon(id)]);

    expect(listOpenDistricts(world)).toEqual([]);
    expect(findNest(world.at(-1) ?? createDragon(id))).not.toEqual(findNest(createDragon(id)));
  }
  const large = assignHomes([...createDragons(5_000), createDragon(4_000_000_000)]);
  expect(listOpenDistricts(large)).toHaveLength(listOpenDistricts(createDragons(5_000)).length);
});

it('dragons keep their positions if their ids exceed the number of dragons only because eggs and keys also take ids', () => {
  const world = createDragons(4_000).map(({ id }) => createDragon(id * 5));

  expect(assignHomes(world)).toBe(world);
});

it('scattered ids open only as many districts as they need, and each dragon has its own position', () => {
  const world = assignHomes(
    Array.from({ length: 4_000 }, (_, index) => createDragon(1_000_003 * (index + 1) + 7 * index)),
  );
  const districts = Math.max(...listOpenDistricts(world).map(({ district }) => district));
  const positions = world.map((dragon) => {
    const { perch, phase, period } = toFlightTraits(dragon);
    return `${perch.x} ${perch.y} ${(phase / period).toFixed(6)}`;
  });

  expect(districts).toBeLessThanOrEqual(1 + Math.ceil((4_000 - mainCapacity) / districtCapacity));
  expect(computeWorldArea(districts).islands.width).toBeLessThan(25_000);
  expect(new Set(positions).size).toBe(world.length);
});

it('no existing dragon moves when another one hatches', () => {
  const before = assignHomes([...createDragons(60), createDragon(7_000_000), createDragon(8_000_000)]);
  const after = assignHomes([
    ...createDragons(60),
    createDragon(9_000_000),
    createDragon(8_000_000),
    createDragon(7_000_000),
  ]);

  for (const dragon of before) expect(after).toContainEqual(dragon);
});
