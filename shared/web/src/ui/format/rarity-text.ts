import type { AssetRank } from '@emberclutch/contract/asset/asset-rank.ts';
import { formatSeasonTitle } from './format-season-title.ts';
import { formatWholeNumber } from './format-whole-number.ts';

/** Texts for how rare an egg or dragon is. */
export const rarityText = {
  of: (rarity: number) => `${formatFigure(rarity)} of 100`,
  /** Omits the top share for the more common half. */
  rank: ({ topPercent, rank, total }: AssetRank) =>
    `${topPercent > 50 ? 'Rank' : `Top ${formatFigure(topPercent)}\u00a0%, rank`} ${formatWholeNumber(rank)} of ${formatWholeNumber(total)}`,
  among: ({ season, age, isProvisional }: AssetRank) =>
    `Among all of ${formatSeasonTitle(season, age)}.${isProvisional ? ' Provisional while the season is open.' : ''}`,
};

/** In English notation, so that the edge and every browser write the same. */
const formatFigure = (value: number) => String(Math.round(value * 10) / 10);
