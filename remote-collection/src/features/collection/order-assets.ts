import { dragonStates, elements, keyStates } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';

/** The value that an order compares; null if unknown for the asset. */
type Value = (asset: AssetInfo) => number | string | null;

interface Order {
  direction: 'ascending' | 'descending';
  /** A later value decides between assets with equal earlier values. */
  values: readonly Value[];
}

/** The direction of an order of `collectionPlan` unless it is reversed. */
export const readDirection = (order: string): Order['direction'] => (orders[order] ?? newest).direction;

/**
 * The assets in an order of `collectionPlan`. Assets with an unknown value come last. The order is total: assets with equal
 * values are sorted newest first, so that adding assets never changes the order of the others.
 */
export function orderAssets(
  assets: readonly AssetInfo[],
  order: string,
  { isReversed = false } = {},
): AssetInfo[] {
  const { direction, values } = orders[order] ?? newest;
  const sign = (direction === 'ascending') === isReversed ? -1 : 1;
  return assets.toSorted(
    (one, other) => compareBy(values, one, other, sign) || compareBy(newest.values, one, other, -1),
  );
}

/** @returns when an egg hatches, in epoch seconds; null for everything else */
export const readHatchInstant = ({ assetState, dragon }: AssetInfo): number | null =>
  assetState === 'HATCHED' ? null : (dragon?.egg.hatchesAt ?? null);

/** A key has the season in which it was bought. */
export const readSeason = ({ dragon, gatewayKey }: AssetInfo) => dragon?.spawn ?? gatewayKey?.season ?? null;

/** Age of the season; 0 for GENESIS. */
export const readAge = ({ dragon, gatewayKey }: AssetInfo) => dragon?.spawnAge ?? gatewayKey?.age ?? null;

/** @param sign 1 for ascending, -1 for descending */
function compareBy(values: readonly Value[], one: AssetInfo, other: AssetInfo, sign: number): number {
  for (const value of values) {
    const [first, second] = [value(one), value(other)];
    if (first === second) continue;
    if (first === null) return 1;
    if (second === null) return -1;
    return (
      sign * (isText(first) && isText(second) ? first.localeCompare(second) : Number(first) - Number(second))
    );
  }
  return 0;
}

const isText = (value: number | string) => typeof value === 'string';

/** Compares values by their position in a list. */
const readPlace =
  (words: readonly string[], word: (asset: AssetInfo) => string | null | undefined): Value =>
  (asset) => {
    const index = words.indexOf(word(asset) ?? '');
    return index < 0 ? null : index;
  };

const newest: Order = { direction: 'descending', values: [({ created }) => created ?? 0, ({ id }) => id] };

const orders: Record<string, Order> = {
  newest,
  rarest: { direction: 'descending', values: [({ rarity }) => rarity] },
  hatching: { direction: 'ascending', values: [readHatchInstant] },
  name: { direction: 'ascending', values: [formatAssetTitle] },
  number: { direction: 'ascending', values: [({ id }) => id] },
  state: {
    direction: 'ascending',
    values: [readPlace([...dragonStates, ...keyStates], ({ assetState }) => assetState)],
  },
  house: { direction: 'ascending', values: [readPlace(elements, ({ dragon }) => dragon?.house)] },
  season: { direction: 'ascending', values: [readAge, readPlace(spawnSeasons, readSeason)] },
};
