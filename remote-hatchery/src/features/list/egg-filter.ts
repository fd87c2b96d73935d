import type { AssetFilter } from '@emberclutch/shared/api/assets';
import { pageSize } from '@emberclutch/shared/contract/asset-query';
import type { DragonState } from '@emberclutch/shared/contract/asset';

export type EggList = 'all' | 'sealed' | 'incubating' | 'hatching';

/** Hatched dragons are not eggs and are not listed. */
const statesOf: Record<EggList, DragonState[]> = {
  all: ['SEALED', 'INCUBATING', 'HATCHING'],
  sealed: ['SEALED'],
  incubating: ['INCUBATING'],
  hatching: ['HATCHING'],
};

export interface EggView {
  order: 'newest' | 'rarest';
  isGoldenOnly: boolean;
}

export const readView = (params: URLSearchParams): EggView => ({
  order: params.get('order') === 'rarest' ? 'rarest' : 'newest',
  isGoldenOnly: params.get('golden') === 'true',
});

/** Query parameters of what differs from the default view. */
export const viewParams = ({ order, isGoldenOnly }: EggView): Record<string, string> => ({
  ...(order === 'rarest' && { order }),
  ...(isGoldenOnly && { golden: 'true' }),
});

export const eggFilter = (list: EggList, { order, isGoldenOnly }: EggView): AssetFilter => ({
  state: statesOf[list],
  ...(isGoldenOnly && { golden: true }),
  orderBy: order === 'rarest' ? 'rarity' : 'created',
  orderDir: 'desc',
});

/**
 * The first request of a list in its default view, which composed pages send before any script has loaded. It must equal
 * the request of `assetQueries.dragons` byte for byte, or the list is requested twice.
 */
export function firstCallOf(list: EggList): string {
  const states = statesOf[list].map((state) => `state=${state}`).join('&');
  return `/v1/assets/dragons?limit=${pageSize.default}&page=0&${states}&orderBy=created&orderDir=desc`;
}
