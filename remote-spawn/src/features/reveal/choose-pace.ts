import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';

/** How many times longer than the most common egg an asset takes to emerge, from 1 to 2.2: the rarer, the more suspense. */
export const choosePace = ({ golden, rarity }: Pick<AssetInfo, 'golden' | 'rarity'>): number =>
  1 + (rarity ?? 0) / 160 + (golden ? 0.55 : 0);
