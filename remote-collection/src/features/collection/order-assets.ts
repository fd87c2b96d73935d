import { dragonStates, elements, keyStates } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';

/** Reads the value that an order compares; null if unknown for the asset. */
type ReadValue = (asset: AssetInfo) => number | string | null;

interface Order {
  direction: 'ascending' | 'descending';
  /** A later reader decides between assets with equal earlier values. */
  readers: readonly ReadValue[];
}

/** The direction of an order of `collectionFilterConfig` unless it is reversed. */
export const readDirection = (order: string): Order['direction'] => (orders[order] ?? newest).direction;

/**
 * The assets in an order of `collectionFilterConfig`. Assets with an unknown value come last. The order is total: assets with equal
 * values are sorted newest first, so that adding assets never changes the order of the others.
 */
export function orderAssets(
  assets: readonly AssetInfo[],
  order: string,
  { isReversed = false } = {},
): AssetInfo[] {
  const { direction, readers } = orders[order] ?? newest;
  const sign = (direction === 'ascending') === isReversed ? -1 : 1;
  return assets.toSorted(
    (left, right) => compareBy(readers, left, right, sign) || compareBy(newest.readers, left, right, -1),
  );
}

/** @returns when an egg hatches, in epoch seconds; null for everything else */
export const readHatchInstant = ({ assetState, dragon }: AssetInfo): number | null =>
  assetState === 'HATCHED' ? null : (dragon?.egg.hatchesAt ?? null);

/** The season in which an egg was spawned, or a key was bought. */
export const readSeason = ({ dragon, gatewayKey }: AssetInfo) => dragon?.spawn ?? gatewayKey?.season ?? null;

/** Age of the season; 0 for GENESIS. */
export const readAge = ({ dragon, gatewayKey }: AssetInfo) => dragon?.spawnAge ?? gatewayKey?.age ?? null;

/** @param sign 1 for ascending, -1 for descending */
function compareBy(readers: readonly ReadValue[], left: AssetInfo, right: AssetInfo, sign: number): number {
  for (const read of readers) {
    const [first, second] = [read(left), read(right)];
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

/** Creates a reader of a value's position in a list; null if the list does not contain the value. */
const createPositionReader =
  (values: readonly string[], readValue: (asset: AssetInfo) => string | null | undefined): ReadValue =>
  (asset) => {
    const index = values.indexOf(readValue(asset) ?? '');
    return index < 0 ? null : index;
  };

const newest: Order = { direction: 'descending', readers: [({ created }) => created ?? 0, ({ id }) => id] };

const orders: Record<string, Order> = {
  newest,
  rarest: { direction: 'descending', readers: [({ rarity }) => rarity] },
  hatching: { direction: 'ascending', readers: [readHatchInstant] },
  name: { direction: 'ascending', readers: [formatAssetTitle] },
  number: { direction: 'ascending', readers: [({ id }) => id] },
  state: {
    direction: 'ascending',
    readers: [createPositionReader([...dragonStates, ...keyStates], ({ assetState }) => assetState)],
  },
  house: { direction: 'ascending', readers: [createPositionReader(elements, ({ dragon }) => dragon?.house)] },
  season: { direction: 'ascending', readers: [readAge, createPositionReader(spawnSeasons, readSeason)] },
};
