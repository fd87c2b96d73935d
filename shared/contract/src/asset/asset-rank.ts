import { SeasonAge } from '../season/season-age.ts';
import { spawnSeasons } from '../season/spawn-season.ts';
import { entityId } from '../shape/entity-id.ts';
import { flag } from '../shape/flag.ts';
import { required, withDefault } from '../shape/modifiers.ts';
import { number } from '../shape/number.ts';
import { oneOf } from '../shape/one-of.ts';
import { optionalResponse } from '../shape/optional-response.ts';
import { record } from '../shape/record.ts';
import type { Lenient } from '../shape/shape.ts';

/** Response of `GET /v1/assets/{id}/rank`: how rare an egg or dragon is among all eggs and dragons of its season. */
export const AssetRank = record({
  id: required(entityId),
  season: required(oneOf(spawnSeasons)),
  age: withDefault(SeasonAge, 0),
  /** 0 to 100. */
  rarity: required(number),
  /** 1 is the rarest; equally rare assets share a rank. */
  rank: required(entityId),
  total: required(entityId),
  /** Rank as a share of the total, in per cent: "top 1.2 %". */
  topPercent: required(number),
  /** Whether the season is still open, so that the rank may change. */
  isProvisional: flag,
});
export type AssetRank = Lenient<typeof AssetRank>;

/** A response in any other form counts as no rank, because another provider may use this path for something else. */
export const AssetRankResponse = optionalResponse(AssetRank);
