import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import { districtCapacity } from './districts.ts';

/** The home of a dragon in a flock. Four dragons share its perch and orbits in shifts: one of them rests at any instant. */
export interface FlockPosition {
  /** 0 is the main island of the region. */
  district: number;
  /** Index of the roost on the main island; 0 in a district, which has only one. */
  roost: number;
  /** Index of the flock at the roost. */
  flock: number;
  index: number;
  /** The quarter of the period in which this dragon rests. */
  shift: number;
  /** Number of the flock among all flocks. Dragons of the same number have the same period. */
  group: number;
}

/** Number of dragons that take turns at one position. */
export const shiftCount = 4;

/** Fraction of a period between leaving the perch and leaving the orbit. */
export const airborneShare = 1 - 1 / shiftCount;

/** Roosts per main island, flocks per roost, and positions per flock. */
export const [roostCount, flockCount, flockSize] = [4, 3, 35] as const;

/** Number of dragons of a flock that fly side by side. */
export const flockWidth = 5;

/** Dragons with lower ids live on the main island of their region, all others in its districts. */
export const mainCapacity = roostCount * flockCount * flockSize * shiftCount;

/** A district in which a dragon lives. */
export interface OpenDistrict {
  house: Element;
  /** Counted from 1. */
  district: number;
}

/** The districts in which dragons live, each once. */
export function listOpenDistricts(
  dragons: readonly { readonly id: number; readonly home?: number; readonly house: Element }[],
): OpenDistrict[] {
  const districts = new Map<string, OpenDistrict>();
  for (const { id, home = id, house } of dragons) {
    if (home < mainCapacity) continue;
    const { district } = findFlockPosition(house, home);
    districts.set(`${house} ${district}`, { house, district });
  }
  return [...districts.values()];
}

/** The position of a dragon by its id or `home`. Consecutive ids fill a flock; the following flocks have other roosts and shifts. */
export function findFlockPosition(house: Element, id: number): FlockPosition {
  const district = id < mainCapacity ? 0 : 1 + Math.floor((id - mainCapacity) / districtCapacity);
  const roosts = district === 0 ? roostCount : 1;
  const rank = district === 0 ? id : (id - mainCapacity) % districtCapacity;
  const block = Math.floor(rank / flockSize);
  const roost = block % roosts;
  const shift = Math.floor(block / roosts) % shiftCount;
  const flock = Math.floor(block / (roosts * shiftCount)) % flockCount;
  return {
    district,
    roost,
    flock,
    index: rank % flockSize,
    shift,
    group:
      ((district === 0 ? roost : roostCount + district) * elements.length + elements.indexOf(house)) *
        flockCount +
      flock,
  };
}
