import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { findDistrictHouse, worldCenter } from './districts.ts';
import type { Point } from './point.ts';
import type { RestingGround } from './resting-cells.ts';

/** The lake in the middle of the world. */
export const genesis = { ...worldCenter, radius: 620 } as const;

/** The main island of a house: an ellipse. Its coast is drawn slightly larger and uneven. */
export interface HouseRegion extends RestingGround {
  house: Element;
  /** Columns of rising air, which solitary dragons circle. */
  thermals: readonly Point[];
}

type Coordinates = readonly [x: number, y: number];

interface RegionRow {
  center: Coordinates;
  radii: Coordinates;
  /** Relative to the center. */
  roosts: readonly Coordinates[];
  thermals: readonly Coordinates[];
}

// One line per region, to be read as a table. Roosts surround the center of a region, those near Genesis first. The orbits around two roosts do
// not overlap, and stay over the region. Thermals are at the coasts, roughly in the order of the nearest roosts.
// oxfmt-ignore
const table: Record<Element, RegionRow> = {
  AIR:   { center: [2700, 1850], radii: [2800, 1640], roosts: [[1718, 8], [-4, 869], [-1716, -2], [6, -863]],     thermals: [[1790, -1180], [-1790, 1180], [-1790, -1180]] },
  EARTH: { center: [9330, 1990], radii: [2700, 1730], roosts: [[-1608, -19], [-24, 962], [1607, 18], [22, -964]], thermals: [[-1760, -1220], [1760, 1220], [1760, -1220]] },
  FIRE:  { center: [9280, 6060], radii: [2760, 1690], roosts: [[-1663, -4], [-2, -921], [1663, -7], [2, 912]],    thermals: [[-1780, 1200], [1780, -1200], [1780, 1200]] },
  WATER: { center: [2700, 6090], radii: [2760, 1690], roosts: [[1667, -15], [-15, -913], [-1667, 13], [16, 911]], thermals: [[1780, 1200], [-1780, -1200], [-1780, 1200]] },
};

function toHouseRegion(house: Element): HouseRegion {
  const { center, radii, roosts, thermals } = table[house];
  const [radiusX, radiusY] = radii;
  const [left, top] = center;
  const toPoint = ([x, y]: Coordinates): Point => ({ x: left + x, y: top + y });
  const [regionRoosts, regionThermals] = [roosts.map(toPoint), thermals.map(toPoint)];
  return { house, x: left, y: top, radiusX, radiusY, roosts: regionRoosts, thermals: regionThermals };
}

export const regions: Record<Element, HouseRegion> = {
  AIR: toHouseRegion('AIR'),
  EARTH: toHouseRegion('EARTH'),
  FIRE: toHouseRegion('FIRE'),
  WATER: toHouseRegion('WATER'),
};

/** Finds the region at a point: the region of a house with its districts, the lake of Genesis, or the open sea. */
export function findRegion({ x, y }: Point): Element | 'GENESIS' | 'SEA' {
  if (Math.hypot(x - genesis.x, (y - genesis.y) * 1.4) < genesis.radius * 1.25) return 'GENESIS';
  const regionAtPoint = Object.values(regions).find(
    (region) => ((x - region.x) / region.radiusX) ** 2 + ((y - region.y) / region.radiusY) ** 2 < 1.06,
  );
  return regionAtPoint?.house ?? findDistrictHouse({ x, y }) ?? 'SEA';
}
