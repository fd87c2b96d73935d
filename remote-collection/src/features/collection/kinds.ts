import type { Asset } from '@emberclutch/shared/contract/asset';

/** What a collection may be narrowed to, as the address says it: `?show=eggs`. */
export const kinds = ['eggs', 'dragons', 'keys'] as const;
export type Kind = (typeof kinds)[number];

/** An egg is an egg until it has hatched. */
export function kindOf({ assetType, assetState }: Asset): Kind {
  if (assetType === 'GATEWAY_KEY') return 'keys';
  return assetState === 'HATCHED' ? 'dragons' : 'eggs';
}

export const countOf = (assets: Asset[], kind: Kind) =>
  assets.filter((asset) => kindOf(asset) === kind).length;
