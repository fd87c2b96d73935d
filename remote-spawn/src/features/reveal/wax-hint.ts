import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';

/** The hint that the wax gives before it is broken. */
export interface WaxHint {
  /** Colours the wax; null for a key, whose wax has the colour of its season. */
  house: 'FIRE' | 'WATER' | 'EARTH' | 'AIR' | null;
  /** Rings pressed into its rim, from 0 for a common egg to 3 for a rarity of 95 or more. */
  rings: number;
}

/** Rarities, from 0 to 100, at which the wax gets another ring. */
const ringThresholds = [60, 85, 95];

/** House and rarity are public while an egg is sealed. Gold is not shown here: the heartbeat and the pace hint at it. */
export const toWaxHint = ({ dragon, rarity }: Pick<AssetInfo, 'dragon' | 'rarity'>): WaxHint => ({
  house: dragon?.house ?? null,
  rings: ringThresholds.filter((threshold) => (rarity ?? 0) >= threshold).length,
});
