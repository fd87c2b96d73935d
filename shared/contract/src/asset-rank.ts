import * as z from 'zod/mini';
import { AssetId } from './ids.ts';
import { SeasonAge, SpawnSeason } from './season.ts';

/** Answer of `GET /v1/assets/{id}/rank`: how rare an egg or dragon is among all of its season. */
export const AssetRank = z.object({
  id: AssetId,
  season: SpawnSeason,
  age: SeasonAge,
  /** 0 to 100. */
  rarity: z.number(),
  /** 1 is the rarest; equally rare ones share a rank. */
  rank: z.int().check(z.positive()),
  total: z.int().check(z.positive()),
  /** Rank as a share of the total, in per cent: "top 1.2 %". */
  topPercent: z.number(),
  /** Whether the season is still open, so that the rank may change. */
  isProvisional: z.boolean(),
});
export type AssetRank = z.infer<typeof AssetRank>;
