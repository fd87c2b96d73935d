import type { AssetRank } from './asset-rank.ts';
import { readAge } from './readers/age.ts';
import { readEntityId } from './readers/entity-id.ts';
import { readFlag } from './readers/flag.ts';
import { readNumber } from './readers/number.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';
import { spawnSeasons } from './words.ts';

/**
 * Reads `AssetRank`. The call is an addition of our provider: another one may answer something else under its path, which
 * counts as no rank.
 */
export const LenientAssetRank = schemaOf((answer) => ({ rank: readRank(answer) }));

function readRank(value: unknown): AssetRank | null {
  const { isProvisional, ...answer } = readRecord(value);
  const [id, rank, total] = [answer.id, answer.rank, answer.total].map(readEntityId);
  const [rarity, topPercent] = [answer.rarity, answer.topPercent].map(readNumber);
  const [season, age] = [spawnSeasons.find((name) => name === answer.season), readAge(answer.age)];
  if (!id || !rank || !total || !season) return null;
  if (typeof rarity !== 'number' || typeof topPercent !== 'number') return null;
  return {
    id,
    season,
    age: age ?? 0,
    rarity,
    rank,
    total,
    topPercent,
    isProvisional: readFlag(isProvisional),
  };
}
