import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { listDragons } from '@emberclutch/web/api/assets.ts';

/** The public facts of an egg that will hatch. */
export interface NextHatching {
  id: number;
  /** Number that determines its nest on the map, if it differs from the id. */
  home?: number;
  house: Element;
  golden: boolean;
  /** Epoch seconds. */
  hatchesAt: number;
}

/** The number is limited, because more countdowns would cover the map. */
const maxHatchings = 6;

/** The eggs that hatch next, the earliest first. Sorts the first page itself, because a provider may ignore the order. */
export async function listNextHatchings(signal?: AbortSignal): Promise<NextHatching[]> {
  const { assets } = await listDragons(
    { state: ['INCUBATING', 'HATCHING'], orderBy: 'hatching', orderDir: 'asc' },
    0,
    signal,
  );
  return assets
    .flatMap(toHatching)
    .toSorted((one, other) => one.hatchesAt - other.hatchesAt)
    .slice(0, maxHatchings);
}

/** Empty for an egg whose house or hatching time is unknown: it has no nest, or no countdown. */
function toHatching({ id, golden, assetState, dragon }: AssetInfo): NextHatching[] {
  const hatchesAt = dragon?.egg.hatchesAt;
  if (!dragon?.house || !hatchesAt || assetState === 'HATCHED') return [];
  return [{ id, house: dragon.house, golden, hatchesAt }];
}
