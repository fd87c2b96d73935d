import { buildIslands } from '../map/map-layout.ts';
import { dragonLength } from './dragon-length.ts';
import { findFlockPosition } from './find-flock-position.ts';
import { regions } from './regions.ts';
import { findPerch } from './find-perch.ts';
import { findWatchFires } from './resting-cells.ts';

const houses = ['FIRE', 'WATER', 'EARTH', 'AIR'] as const;

it.each(houses)('resting dragons of %s are on dry ground beside their watch fires, not in them', (house) => {
  const islands = buildIslands().filter(({ region }) => region === house);
  const perches = Array.from({ length: 1_680 }, (_, index) =>
    findPerch(house, findFlockPosition(house, index)),
  );
  const fires = findWatchFires(regions[house]);

  expect(fires).toHaveLength(regions[house].roosts.length);
  for (const { x, y } of fires) {
    expect(islands.some(({ isOnLand }) => isOnLand({ x, y }))).toBe(true);
    const nearest = Math.min(...perches.map((perch) => Math.hypot(perch.x - x, perch.y - y)));
    expect(nearest).toBeGreaterThan(0.8 * dragonLength);
    expect(nearest).toBeLessThan(1.2 * dragonLength);
  }
});
