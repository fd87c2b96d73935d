import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';

/**
 * How much longer than the most common egg an asset takes to come out of its paper, from 1 to 2.2: a rare one takes its time,
 * and a golden one is felt before it is seen.
 */
export const choosePace = ({ golden, rarity }: Pick<AssetInfo, 'golden' | 'rarity'>): number =>
  1 + (rarity ?? 0) / 160 + (golden ? 0.55 : 0);
