import type { AssetRank } from '@emberclutch/contract/asset/asset-rank.ts';
import { seasonTitle } from './season-title.ts';
import { wholeNumber } from './whole-number.ts';

/** Texts for how rare an egg or dragon is. */
export const rarityText = {
  of: (rarity: number) => `${formatFigure(rarity)} of 100`,
  /** Omits the top share for the more common half. */
  rank: ({ topPercent, rank, total }: AssetRank) =>
    `${topPercent > 50 ? 'Rank' : `Top ${formatFigure(topPercent)}\u00a0%, rank`} ${wholeNumber(rank)} of ${wholeNumber(total)}`,
  among: ({ season, age, isProvisional }: AssetRank) =>
    `Among all of ${seasonTitle(season, age)}.${isProvisional ? ' Provisional while the season is open.' : ''}`,
};

/** In English notation, so that the edge and every browser write the same. */
const formatFigure = (value: number) => String(Math.round(value * 10) / 10);
