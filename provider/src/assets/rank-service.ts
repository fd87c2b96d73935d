import type { AssetRank } from '@emberclutch/contract/asset/asset-rank.ts';
import type { Clock } from '../platform/clock.ts';
import { nowInSeconds } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { findAsset } from './asset-repository.ts';
import { countRarerAssets, findSeasonEnd } from './rank-repository.ts';

/** Ranks eggs and dragons by rarity. */
export class RankService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * The rank of an egg or dragon among all eggs and dragons of its season; provisional until the season has ended.
   * @throws {ProblemError} `not_found` for an asset without a rarity
   */
  async getRank(id: number): Promise<AssetRank> {
    const asset = await findAsset(this.#db, id);
    if (asset?.type !== 'DRAGON' || asset.rarity === null)
      throw new ProblemError('not_found', `There is no egg or dragon ${id}.`);
    const { season, seasonAge: age, rarity } = asset;
    const [{ rarer, total }, seasonEnd] = await Promise.all([
      countRarerAssets(this.#db, { season, age }, rarity),
      findSeasonEnd(this.#db, { season, age }),
    ]);
    const rank = rarer + 1;
    return {
      id,
      season,
      age,
      rarity,
      rank,
      total,
      topPercent: Math.round((rank / total) * 1_000) / 10,
      isProvisional: seasonEnd !== undefined && seasonEnd > nowInSeconds(this.#clock),
    };
  }
}
