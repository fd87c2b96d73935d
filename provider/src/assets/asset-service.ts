import type { AssetFacets } from '@emberclutch/contract/asset/asset-facets.ts';
import type { AssetMedia } from '@emberclutch/contract/asset/asset-media.ts';
import type { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { AssetRank } from '@emberclutch/contract/asset/asset-rank.ts';
import type { AssetStats } from '@emberclutch/contract/asset/asset-stats.ts';
import type { Asset } from '@emberclutch/contract/asset/asset.ts';
import type { HatchEstimate } from '@emberclutch/contract/asset/hatch-estimate.ts';
import type { Metrics } from '@emberclutch/contract/asset/metrics.ts';
import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import { FairQueue } from '@emberclutch/server/shares/fair-queue.ts';
import { assetStates, elements } from '@emberclutch/contract/asset/asset-values.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import { minSearchLength } from '@emberclutch/contract/asset/asset-list-limits.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { findSeasonEnd } from '../seasons/season-repository.ts';
import type { AssetRecord, AssetSlice } from './asset-repository.ts';
import {
  countAccounts,
  countAssets,
  countStats,
  findAsset,
  listAssets,
  countRarerAssets,
} from './asset-repository.ts';
import { CachedCount } from './cached-count.ts';
import { toAssetPreview } from './asset-preview.ts';
import { isFrozen } from './asset-standing-repository.ts';
import type { AssetGroup, AssetFilter } from './matching-assets-repository.ts';
import { listAssetGroups } from './matching-assets-repository.ts';
import { toMedia, presentAsset } from './present-asset.ts';
import { toDragonState } from './asset-state.ts';

/** Lists, totals and details of eggs, dragons and gateway keys at the time of the request. */
export class AssetService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #totals: CachedCount<number>;
  readonly #groups: CachedCount<AssetGroup[]>;
  readonly #stats: CachedCount<AssetStats>;
  readonly #metrics: CachedCount<Metrics>;

  constructor({ db, clock }: ServiceContext) {
    this.#db = db;
    this.#clock = clock;
    const queue = new FairQueue({
      max: 1,
      maxWaiting: 50,
      hasCooldown: true,
      createError: () =>
        new ProblemError('unavailable', 'Too much is being counted. Please try again in a moment.'),
    });
    this.#totals = new CachedCount({ db, queue });
    this.#groups = new CachedCount({ db, queue, maxEntries: 100 });
    this.#stats = new CachedCount({ db, queue });
    this.#metrics = new CachedCount({ db, queue });
  }

  /** Lists a page, with the number of all matching assets. @param share the client's share, see `toShare` */
  async list(requestedFilter: AssetFilter, slice: AssetSlice, share: string): Promise<AssetPage> {
    const filter = dropShortSearchTerm(requestedFilter);
    const now = this.#clock.nowInSeconds();
    const total = await this.#totals.get(filter, { now, share }, () => countAssets(this.#db, filter, now));
    // A page past the end is empty. Without this check, the database would read all assets before that page.
    const isPastTheEnd = slice.page > 0 && slice.page * slice.limit >= total;
    const assets = isPastTheEnd ? [] : await listAssets(this.#db, filter, slice, now);
    return { assets: assets.map((asset) => presentAsset(asset, now)), total };
  }

  /** Counts the assets that each additional filter would find. All facets of a list come from the same groups. */
  async countFacets(requestedFilter: AssetFilter, share: string): Promise<AssetFacets> {
    const { type, ownerId, searchTerm, ...filter } = dropShortSearchTerm(requestedFilter);
    const now = this.#clock.nowInSeconds();
    const restriction = { type, ownerId, searchTerm };
    const groups = await this.#groups.get(restriction, { now, share }, () =>
      listAssetGroups(this.#db, restriction, now),
    );
    return countFacets(groups, filter);
  }

  countStats(ownerId: string | undefined, share: string): Promise<AssetStats> {
    const now = this.#clock.nowInSeconds();
    return this.#stats.get({ ownerId }, { now, share }, () => countStats(this.#db, ownerId, now));
  }

  countMetrics(share: string): Promise<Metrics> {
    const now = this.#clock.nowInSeconds();
    return this.#metrics.get({}, { now, share }, async () => {
      const [stats, users] = await Promise.all([
        countStats(this.#db, undefined, now),
        countAccounts(this.#db),
      ]);
      return {
        primalDragons: stats.totalDragons,
        gatewayKeys: stats.totalGatewayKeys,
        users,
        primalEggs: stats.totalSealedEggs + stats.totalIncubatingEggs + stats.totalHatchingEggs,
        goldenEggs: stats.totalGoldenEggs,
      };
    });
  }

  /** @throws {ProblemError} `not_found` */
  async get(id: number): Promise<Asset> {
    return presentAsset(await this.#find(id), this.#clock.nowInSeconds());
  }

  /** @throws {ProblemError} `not_found` */
  async getPreview(id: number): Promise<PagePreview> {
    return toAssetPreview(await this.#find(id), this.#clock.nowInSeconds());
  }

  /** @throws {ProblemError} `not_found` */
  async listMedia(id: number): Promise<AssetMedia[]> {
    return toMedia(await this.#find(id), this.#clock.nowInSeconds());
  }

  /** @throws {ProblemError} `not_found` for an unknown asset and for a gateway key */
  async estimateHatch(id: number): Promise<HatchEstimate> {
    const asset = await this.#find(id);
    if (asset.type !== 'DRAGON') throw new ProblemError('not_found', `Asset ${id} is not an egg.`);
    return estimateHatch(asset, await isFrozen(this.#db, id), this.#clock.nowInSeconds());
  }

  /**
   * Ranks an egg or dragon among all eggs and dragons of its season. The rank is provisional until the season has ended.
   * @throws {ProblemError} `not_found` for an asset without a rarity
   */
  async getRank(id: number): Promise<AssetRank> {
    const asset = await findAsset(this.#db, id);
    if (asset?.type !== 'DRAGON' || asset.rarity === null)
      throw new ProblemError('not_found', `There is no egg or dragon ${id}.`);
    const { season, seasonAge: age, rarity } = asset;
    const [{ rarer, total }, seasonEnd] = await Promise.all([
      countRarerAssets(this.#db, { season, age }, rarity),
      findSeasonEnd(this.#db, { name: season, age }),
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
      isProvisional: seasonEnd !== undefined && seasonEnd > this.#clock.nowInSeconds(),
    };
  }

  async #find(id: number): Promise<AssetRecord> {
    const asset = await findAsset(this.#db, id);
    if (!asset) throw new ProblemError('not_found', `There is no asset ${id}.`);
    return asset;
  }
}

type Facet = 'state' | 'house' | 'magic' | 'spawn' | 'hatch' | 'golden';
type FacetFilter = Pick<AssetFilter, Facet>;

/** Counts the values of each facet with the filters of all other facets applied. */
function countFacets(groups: AssetGroup[], filter: FacetFilter): AssetFacets {
  const selectWithout = (facet: Facet) =>
    groups.filter((group) => isWithin(group, { ...filter, [facet]: undefined }));
  const countEach = <Value extends string>(
    facet: Exclude<Facet, 'golden'>,
    values: readonly Value[],
  ): Record<Value, number> => {
    const groupsOfFacet = selectWithout(facet);
    const counts = values.map((value) => [
      value,
      sumCounts(groupsOfFacet.filter((group) => group[facet] === value)),
    ]);
    // Cast: Object.fromEntries loses the keys, which are all values of the facet.
    return Object.fromEntries(counts) as Record<Value, number>;
  };
  return {
    total: sumCounts(groups.filter((group) => isWithin(group, filter))),
    state: countEach('state', assetStates),
    house: countEach('house', elements),
    magic: countEach('magic', elements),
    spawn: countEach('spawn', spawnSeasons),
    hatch: countEach('hatch', spawnSeasons),
    golden: sumCounts(selectWithout('golden').filter(({ golden }) => golden)),
  };
}

function isWithin(group: AssetGroup, { golden, ...lists }: FacetFilter): boolean {
  const isListed = (facet: Exclude<Facet, 'golden'>) => {
    const allowedValues: readonly (string | null)[] | undefined = lists[facet];
    return !allowedValues?.length || allowedValues.includes(group[facet]);
  };
  const isWanted = golden === undefined || golden === group.golden;
  return isWanted && (['state', 'house', 'magic', 'spawn', 'hatch'] as const).every(isListed);
}

const sumCounts = (groups: AssetGroup[]) => groups.reduce((total, { count }) => total + count, 0);

/** Finds the next instant at which the state of an egg changes, and its state after that. */
function estimateHatch(egg: AssetRecord, isFrozen: boolean, now: number): HatchEstimate {
  const changes = [egg.incubatesAt, egg.hatchingAt, egg.hatchesAt];
  const nextStateAt = changes.find((instant) => instant !== null && instant > now) ?? null;
  return {
    id: egg.id,
    state: toDragonState(egg, now),
    nextState: nextStateAt === null ? null : toDragonState(egg, nextStateAt),
    nextStateAt,
    hatchesAt: egg.hatchesAt,
    ...(isFrozen && { frozen: true }),
    now,
  };
}

/** Drops a search term that is too short for the trigram index, unless the filter is for one account, which has few assets. */
const dropShortSearchTerm = (filter: AssetFilter): AssetFilter =>
  filter.ownerId === undefined && (filter.searchTerm ?? '').length < minSearchLength
    ? { ...filter, searchTerm: undefined }
    : filter;
