import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';

/** Filters of a collection, as in the URL: `?show=eggs`. */
export const kinds = ['eggs', 'dragons', 'keys'] as const;
export type Kind = (typeof kinds)[number];

/** A dragon is an egg until it has hatched. */
export function findKind({ assetType, assetState }: AssetInfo): Kind {
  if (assetType === 'GATEWAY_KEY') return 'keys';
  return assetState === 'HATCHED' ? 'dragons' : 'eggs';
}
