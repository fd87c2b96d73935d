import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { mainCapacity } from './find-flock-position.ts';
import { hash } from './hash.ts';

/**
 * Which positions the dragons of a world live in. A position belongs to a number, for nearly all dragons to their id. An id far above
 * the number of dragons would open districts far out for a single dragon: such dragons get numbers within the land that is settled.
 */
export interface Homes {
  /** Ids from this one on are far above the number of dragons. */
  limit: number;
  /** The numbers below this one are settled. */
  settled: number;
}

/** Ids count eggs and gateway keys as well, so that they run ahead of the number of dragons. */
const idsPerDragon = 8;

const homeSalt = 41;

interface Resident {
  readonly id: number;
  readonly house: Element;
  readonly hatchedAt: number;
  /** The number of its position; its id if it is undefined. */
  readonly home?: number;
}

/** The districts that these dragons settle: capacity follows their number. The limit is a power of two, so that it rarely changes. */
export function homesFor(dragons: readonly { readonly id: number }[]): Homes {
  const limit = Math.max(mainCapacity, 2 ** Math.ceil(Math.log2(idsPerDragon * Math.max(1, dragons.length))));
  let settled = Math.max(mainCapacity, dragons.length);
  for (const { id } of dragons) if (id < limit && id >= settled) settled = id + 1;
  return { limit, settled };
}

/** The number of the position of an asset, if no other one has it. */
export const homeOf = ({ limit, settled }: Homes, id: number): number =>
  id < limit ? id : Math.floor(settled * hash(id, homeSalt));

/**
 * Gives dragons with ids far above their number a position each that no dragon of their house has. The same dragons get the same
 * positions in every browser. @returns the same array if there are none
 */
export function withHomes<Dragon extends Resident>(dragons: readonly Dragon[]): readonly Dragon[] {
  const homes = homesFor(dragons);
  const strays = dragons.filter(({ id }) => id >= homes.limit);
  if (strays.length === 0) return dragons;
  const taken = new Set(
    dragons.filter(({ id }) => id < homes.limit).map(({ house, id }) => `${house} ${id}`),
  );
  const byId = new Map<number, number>();
  // Those who hatch later move none that lives already.
  for (const { id, house } of strays.toSorted(byHatching)) {
    let home = homeOf(homes, id);
    while (taken.has(`${house} ${home}`)) home = (home + 1) % homes.limit;
    taken.add(`${house} ${home}`);
    byId.set(id, home);
  }
  return dragons.map((dragon) => {
    const home = byId.get(dragon.id);
    return home === undefined ? dragon : { ...dragon, home };
  });
}

const byHatching = (one: Resident, other: Resident) => one.hatchedAt - other.hatchedAt || one.id - other.id;
