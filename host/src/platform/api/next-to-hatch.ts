import type { AssetList } from '@emberclutch/contract/asset/asset-page.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';

export interface EggToHatch {
  egg: AssetInfo;
  /** Whether it hatches before all other eggs of this world. */
  isNext: boolean;
}

/**
 * The egg of a list that hatches first. A provider may ignore the order: only the first of a list that is in order, or the one egg
 * there is, hatches before all others.
 * @param list its first eggs, asked for in the order of hatching
 * @param after epoch seconds: an egg that has hatched by then is left out where there is a later one, since the list may be old
 */
export function nextToHatch({ assets, total }: AssetList, after = 0): EggToHatch | null {
  const ordered = assets.toSorted((one, other) => instantOf(one) - instantOf(other));
  const egg = ordered.find((one) => instantOf(one) > after) ?? ordered[0];
  if (!egg) return null;
  const isOrdered = assets.every((one, index) => {
    const before = assets[index - 1];
    return Number.isFinite(instantOf(one)) && (!before || instantOf(before) <= instantOf(one));
  });
  return { egg, isNext: isOrdered && (assets.length > 1 || total === 1) };
}

/** Epoch seconds; Infinity where the provider does not say. */
const instantOf = ({ dragon }: AssetInfo): number => dragon?.egg?.hatchesAt ?? Infinity;
