import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { mainCapacity } from './find-flock-position.ts';
import { hash } from './hash.ts';

/**
 * Limits that decide which position each dragon of a world gets. A position belongs to a number, which for nearly all dragons is
 * their id. An id far above the number of dragons would open distant districts for a single dragon, so such dragons get free
 * numbers below `settledCount`.
 */
interface HomeLimits {
  /** Minimum id that is far above the number of dragons. */
  limit: number;
  /** Position numbers below this one are on land that is open. */
  settledCount: number;
}

/** Maximum ratio of ids to dragons. Eggs and gateway keys also take ids, so ids grow faster than the number of dragons. */
const idsPerDragon = 8;

const homeSalt = 41;

interface Resident {
  readonly id: number;
  readonly house: Element;
  readonly hatchedAt: number;
  /** The number of its position. If undefined, it is the id. */
  readonly home?: number;
}

/** Computes limits for these dragons: capacity follows their number. The limit is a power of two, so that it rarely changes. */
function computeHomeLimits(dragons: readonly { readonly id: number }[]): HomeLimits {
  const limit = Math.max(mainCapacity, 2 ** Math.ceil(Math.log2(idsPerDragon * Math.max(1, dragons.length))));
  let settledCount = Math.max(mainCapacity, dragons.length);
  for (const { id } of dragons) if (id < limit && id >= settledCount) settledCount = id + 1;
  return { limit, settledCount };
}

/** Gives each dragon whose id is far above their number a free position in its house, the same in every browser. */
export function assignHomes<Dragon extends Resident>(dragons: readonly Dragon[]): readonly Dragon[] {
  const { limit, settledCount } = computeHomeLimits(dragons);
  const strays = dragons.filter(({ id }) => id >= limit);
  if (strays.length === 0) return dragons;
  const taken = new Set(dragons.filter(({ id }) => id < limit).map(({ house, id }) => `${house} ${id}`));
  const homesById = new Map<number, number>();
  // In order of hatching, so that a later dragon never moves an earlier one.
  for (const { id, house } of strays.toSorted(compareHatching)) {
    let home = Math.floor(settledCount * hash(id, homeSalt));
    while (taken.has(`${house} ${home}`)) home = (home + 1) % limit;
    taken.add(`${house} ${home}`);
    homesById.set(id, home);
  }
  return dragons.map((dragon) => {
    const home = homesById.get(dragon.id);
    return home === undefined ? dragon : { ...dragon, home };
  });
}

const compareHatching = (one: Resident, other: Resident) =>
  one.hatchedAt - other.hatchedAt || one.id - other.id;
