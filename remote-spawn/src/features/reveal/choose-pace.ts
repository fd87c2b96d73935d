import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';

/**
 * How many times longer an asset takes to emerge from its paper than the most common egg, from 1 to 2.2. Rare assets take longer,
 * and golden ones longest, which builds suspense.
 */
export const choosePace = ({ golden, rarity }: Pick<AssetInfo, 'golden' | 'rarity'>): number =>
  1 + (rarity ?? 0) / 160 + (golden ? 0.55 : 0);
