import type { FairQueue } from '@emberclutch/server/shares/fair-queue.ts';
import { LRUCache } from 'lru-cache';
import type { Database } from '../platform/database/database.ts';
import { findMaxAssetId } from './asset-repository.ts';
import type { AssetFilter } from './matching-assets-repository.ts';
import { shareResult } from './share-result.ts';

/** Number of assets above which counting takes longer than reading a page. */
const largeCount = 10_000;

/** How long a count is fresh, in seconds. */
const freshSeconds = 10;
/** Seconds after which a count is no longer served. */
const staleSeconds = 60;

/** The time of a count in epoch seconds, and the share of the client that requests it (`toShare`). */
interface CountRequest {
  now: number;
  share: string;
}

/**
 * Caches counts of all assets by filter (stale-while-revalidate). In a world of up to 10,000 assets, every request runs its own
 * count. In a larger one, a count is served for ten seconds, then once more during a refresh, so that no request waits for a million
 * rows. The counts of an account are never cached. See docs/adr/0010.
 */
export class CachedCount<Count> {
  readonly #db: Database;
  readonly #queue: FairQueue;
  readonly #entries: LRUCache<string, { count: Count; countedAt: number }>;
  /** Counts in progress, which all requests with the same filter share. */
  readonly #pendingCounts: LRUCache<string, Promise<Count>>;
  #isLarge = false;

  /** @param queue limits the counts of a large world, which take long and must not use up the connections of other reads */
  constructor({ db, queue, maxEntries = 1_000 }: { db: Database; queue: FairQueue; maxEntries?: number }) {
    this.#db = db;
    this.#queue = queue;
    this.#entries = new LRUCache({ max: maxEntries });
    this.#pendingCounts = new LRUCache({ max: maxEntries });
  }

  /** @throws {ProblemError} `unavailable` when too many counts wait */
  async get(filter: AssetFilter, { now, share }: CountRequest, count: () => Promise<Count>): Promise<Count> {
    if (filter.ownerId !== undefined || !(await this.#checkIsLarge())) return count();
    const key = JSON.stringify(filter);
    const entry = this.#entries.get(key);
    if (entry && now < entry.countedAt + freshSeconds) return entry.count;
    const recount = shareResult(this.#pendingCounts, key, () => this.#recount(key, { now, share }, count));
    if (!entry || now >= entry.countedAt + staleSeconds) return recount;
    // If the refresh fails, the next request finds no entry, counts again, and reports a further failure.
    recount.catch(() => this.#entries.delete(key));
    return entry.count;
  }

  async #recount(key: string, { now, share }: CountRequest, recount: () => Promise<Count>): Promise<Count> {
    try {
      const count = await this.#queue.run(share, recount);
      this.#entries.set(key, { count, countedAt: now });
      return count;
    } finally {
      this.#pendingCounts.delete(key);
    }
  }

  /** Ids only grow, so `true` is final. */
  async #checkIsLarge(): Promise<boolean> {
    this.#isLarge ||= (await findMaxAssetId(this.#db)) > largeCount;
    return this.#isLarge;
  }
}
