import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import {
  findDistrictCenter,
  findDistrictHouse,
  districtRadius,
  computeDistrictReach,
  worldCenter,
} from './districts.ts';
import { findFlockPosition, mainCapacity, listOpenDistricts } from './find-flock-position.ts';
import { findRegion, genesis, regions } from './regions.ts';
import { locateDragon } from './locate-dragon.ts';
import { findPerch } from './find-perch.ts';

const noon = Date.UTC(2026, 2, 21, 12);
const listNumbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const [minutes, step] = [10, 5_000];

/** The share of ten minutes for which a dragon is in the region of its house. */
function computeShareAtHome(flyer: { id: number; house: Element; magic: Element }): number {
  const sampleCount = (minutes * 60_000) / step;
  const atHome = listNumbers(sampleCount).filter(
    (sample) => findRegion(locateDragon(flyer, noon + sample * step)) === flyer.house,
  );
  return atHome.length / sampleCount;
}

it.each([1, 1_000, 1_700, 5_000, 100_000, 1_000_000])(
  'dragons are at home for at least 60 %% of ten minutes, with ids around %i',
  (id) => {
    // The ids are 29 apart, which is less than a flock: they cover all shifts, and flocks that visit Genesis.
    const flyers = listNumbers(48).flatMap((index) =>
      elements.flatMap((house) =>
        elements.slice(0, 2).map((magic) => ({ id: id + 29 * index, house, magic })),
      ),
    );

    expect(Math.min(...flyers.map(computeShareAtHome))).toBeGreaterThanOrEqual(0.6);
  },
);

it('no two ids of a house have the same perch in the same shift', () => {
  const perches = listNumbers(mainCapacity + 3_000).map((id) => {
    const position = findFlockPosition('FIRE', id);
    const { x, y } = findPerch('FIRE', position);
    return `${x} ${y} ${position.shift}`;
  });

  expect(new Set(perches).size).toBe(perches.length);
});

it('districts open one by one, without overlap with each other, a main island or Genesis', () => {
  expect(listOpenDistricts([{ id: mainCapacity - 1, house: 'AIR' }])).toEqual([]);
  expect(
    listOpenDistricts([mainCapacity, mainCapacity + 1, 999_999].map((id) => ({ id, house: 'AIR' }))),
  ).toEqual([
    { house: 'AIR', district: 1 },
    { house: 'AIR', district: 2_377 },
  ]);
  const radius = { radiusX: districtRadius.x, radiusY: districtRadius.y };
  const islands = [
    ...Object.values(regions),
    { ...genesis, radiusX: genesis.radius * 1.25, radiusY: genesis.radius },
    ...elements.flatMap((house) =>
      listNumbers(60).map((index) => ({ ...findDistrictCenter(house, index + 1), ...radius })),
    ),
  ];

  const gaps = islands.flatMap((island, index) =>
    islands
      .slice(index + 1)
      .map((other) =>
        Math.hypot(
          (island.x - other.x) / (island.radiusX + other.radiusX),
          (island.y - other.y) / (island.radiusY + other.radiusY),
        ),
      ),
  );

  expect(Math.min(...gaps)).toBeGreaterThan(1);
});

it.each(elements)(
  'the centers of the districts of %s are in its quarter, within the computed reach',
  (house) => {
    for (const count of [1, 2, 3, 5, 6, 40]) {
      const { x, y } = computeDistrictReach(count);
      const distances = listNumbers(count).map((index) => {
        const center = findDistrictCenter(house, index + 1);
        expect(findDistrictHouse({ x: center.x + 700, y: center.y - 300 })).toBe(house);
        return [Math.abs(center.x - worldCenter.x), Math.abs(center.y - worldCenter.y)] as const;
      });

      expect(Math.max(...distances.map(([across]) => across))).toBe(x - districtRadius.x);
      expect(Math.max(...distances.map(([, down]) => down))).toBeLessThanOrEqual(y - districtRadius.y);
    }
  },
);
