import type { AssetList } from '@emberclutch/contract/asset/asset-page.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';

export interface EggToHatch {
  egg: AssetInfo;
  /** Whether it hatches before all other eggs of this world. */
  isNext: boolean;
}

/**
 * The egg of a list that hatches first. A provider may ignore the order, so the egg counts as the first of all eggs only if the
 * list is in order, or has a single egg.
 * @param list its first eggs, requested in the order of hatching
 * @param after epoch seconds: skips an egg that has hatched by then if there is a later one, because the list may be old
 */
export function nextToHatch({ assets, total }: AssetList, after = 0): EggToHatch | null {
  const ordered = assets.toSorted((one, other) => toHatchInstant(one) - toHatchInstant(other));
  const egg = ordered.find((one) => toHatchInstant(one) > after) ?? ordered[0];
  if (!egg) return null;
  const isOrdered = assets.every((one, index) => {
    const before = assets[index - 1];
    return Number.isFinite(toHatchInstant(one)) && (!before || toHatchInstant(before) <= toHatchInstant(one));
  });
  return { egg, isNext: isOrdered && (assets.length > 1 || total === 1) };
}

/** Epoch seconds; Infinity if unknown. */
const toHatchInstant = ({ dragon }: AssetInfo): number => dragon?.egg?.hatchesAt ?? Infinity;
