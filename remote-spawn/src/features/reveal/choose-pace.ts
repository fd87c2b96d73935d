import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';

/**
 * The factor, from 1 to 2.2, by which an asset takes longer to come out of its paper than the most common egg. Rare assets take longer, and
 * golden ones longest, which raises suspense.
 */
export const choosePace = ({ golden, rarity }: Pick<AssetInfo, 'golden' | 'rarity'>): number =>
  1 + (rarity ?? 0) / 160 + (golden ? 0.55 : 0);
