import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { mainCapacity } from './find-flock-position.ts';
import { hash } from './hash.ts';

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

/**
 * Assigns a free position of its house to each dragon whose id is far above the number of dragons: by its id, it would open a distant
 * district for itself alone. All other dragons have the position of their id. The result is the same in every browser.
 */
export function assignHomes<Dragon extends Resident>(dragons: readonly Dragon[]): readonly Dragon[] {
  // A power of two, so that the limit rarely changes.
  const idLimit = Math.max(
    mainCapacity,
    2 ** Math.ceil(Math.log2(idsPerDragon * Math.max(1, dragons.length))),
  );
  const settled = dragons.filter(({ id }) => id < idLimit);
  if (settled.length === dragons.length) return dragons;
  /** Positions below this number are on open land. */
  const openCount = settled.reduce(
    (count, { id }) => Math.max(count, id + 1),
    Math.max(mainCapacity, dragons.length),
  );
  const takenHomes = new Set(settled.map(({ house, id }) => `${house} ${id}`));
  const homesById = new Map<number, number>();
  // In order of hatching, so that a later dragon never moves an earlier one.
  for (const { id, house } of dragons.filter((dragon) => dragon.id >= idLimit).toSorted(compareHatching)) {
    let home = Math.floor(openCount * hash(id, homeSalt));
    while (takenHomes.has(`${house} ${home}`)) home = (home + 1) % idLimit;
    takenHomes.add(`${house} ${home}`);
    homesById.set(id, home);
  }
  return dragons.map((dragon) => {
    const home = homesById.get(dragon.id);
    return home === undefined ? dragon : { ...dragon, home };
  });
}

const compareHatching = (a: Resident, b: Resident) => a.hatchedAt - b.hatchedAt || a.id - b.id;
