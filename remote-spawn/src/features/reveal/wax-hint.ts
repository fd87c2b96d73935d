import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';

/** The hint that the wax gives before it is broken. */
export interface WaxHint {
  /** Colours the wax; null for a key, whose wax has the colour of its season. */
  house: 'FIRE' | 'WATER' | 'EARTH' | 'AIR' | null;
  /** Rings pressed into its rim, from 0 for a common egg to 3 for one of the rarest twentieth. */
  rings: number;
}

/** Rarity, from 0 to 100, from which the wax has a ring more. */
const ringsFrom = [60, 85, 95];

/** House and rarity are public while an egg is sealed. There is no hint of gold: the player feels it first, then sees it. */
export const toWaxHint = ({ dragon, rarity }: Pick<AssetInfo, 'dragon' | 'rarity'>): WaxHint => ({
  house: dragon?.house ?? null,
  rings: ringsFrom.filter((from) => (rarity ?? 0) >= from).length,
});
