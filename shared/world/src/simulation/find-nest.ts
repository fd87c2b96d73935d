import { findDistrictCenter } from './districts.ts';
import type { Flyer } from './to-flight-traits.ts';
import { findFlockPosition } from './find-flock-position.ts';
import { lands } from './lands.ts';
import type { Point } from './point.ts';
import { findWatchFires } from './resting-cells.ts';

/** The nest from which a dragon rises when it hatches: beside the watch fire of its roost. */
export function findNest({ id, home = id, house }: Pick<Flyer, 'id' | 'home' | 'house'>): Point {
  const { district, roost } = findFlockPosition(house, home);
  return district > 0
    ? findDistrictCenter(house, district)
    : (findWatchFires(lands[house])[roost] ?? lands[house]);
}
