import type { AssetRank } from '@emberclutch/contract/asset/asset-rank.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { findAsset } from './asset-repository.ts';
import { countRarerAssets, findSeasonEnd } from './rank-repository.ts';

/** Ranks eggs and dragons by rarity. */
export class RankService {
  readonly #deps: ServiceContext;

  constructor(dependencies: ServiceContext) {
    this.#deps = dependencies;
  }

  /**
   * The rank of an egg or dragon among all eggs and dragons of its season; provisional until the season has ended.
   * @throws {ProblemError} `not_found` for an asset without a rarity
   */
  async getRank(id: number): Promise<AssetRank> {
    const asset = await findAsset(this.#deps.db, id);
    if (asset?.type !== 'DRAGON' || asset.rarity === null)
      throw new ProblemError('not_found', `There is no egg or dragon ${id}.`);
    const { season, seasonAge: age, rarity } = asset;
    const [{ rarer, total }, seasonEnd] = await Promise.all([
      countRarerAssets(this.#deps.db, { season, age }, rarity),
      findSeasonEnd(this.#deps.db, { season, age }),
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
      isProvisional: seasonEnd !== undefined && seasonEnd > this.#deps.clock.nowInSeconds(),
    };
  }
}
