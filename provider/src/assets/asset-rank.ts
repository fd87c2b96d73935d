import type { AssetRank } from '@emberclutch/shared/contract/asset-rank';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { findAsset } from './asset-repository.ts';

/**
 * How rare an egg or dragon is among all eggs and dragons its season brought.
 * @throws {ProblemError} `not_found` for what has no rarity
 */
export async function rankAsset(db: Kysely<Database>, id: number, now: number): Promise<AssetRank> {
  const asset = await findAsset(db, id);
  if (asset?.type !== 'DRAGON' || asset.rarity === null)
    throw new ProblemError('not_found', `There is no egg or dragon ${id}.`);
  const { season, season_age: age, rarity } = asset;
  const [{ rarer, total }, seasonRow] = await Promise.all([
    db
      .selectFrom('assets')
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('rarity', '>', rarity).as('rarer'),
        fn.countAll<number>().as('total'),
      ])
      .where('type', '=', 'DRAGON')
      .where('season', '=', season)
      .where('season_age', '=', age)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('seasons')
      .select('ends_at')
      .where('name', '=', season)
      .where('age', '=', age)
      .executeTakeFirst(),
  ]);
  const rank = Number(rarer) + 1;
  return {
    id,
    season,
    age,
    rarity,
    rank,
    total: Number(total),
    topPercent: Math.round((rank / Number(total)) * 1_000) / 10,
    isProvisional: seasonRow !== undefined && seasonRow.ends_at > now,
  };
}
