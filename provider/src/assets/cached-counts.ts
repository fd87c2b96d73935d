import type { AssetStats } from '@emberclutch/shared/contract/asset';
import type { Metrics } from '@emberclutch/shared/contract/metrics';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { AssetFilter } from './asset-repository.ts';
import { findGreatestId } from './asset-repository.ts';

/** What is counted for everybody. */
export interface CachedCounts {
  assets: CachedCount<number>;
  stats: CachedCount<AssetStats>;
  metrics: CachedCount<Metrics>;
}

export const createCachedCounts = (db: Kysely<Database>): CachedCounts => ({
  assets: new CachedCount(db),
  stats: new CachedCount(db),
  metrics: new CachedCount(db),
});

/** From so many assets on, counting takes longer than reading a page. */
const large = 10_000;

/** Seconds. */
const fresh = 10;
const stale = 60;

/** Filters whose counts are remembered. */
const most = 1_000;

interface Remembered<Count> {
  count: Count;
  /** Epoch seconds. */
  countedAt: number;
  isBeingRenewed: boolean;
}

/**
 * A count of the whole world by filter. While the world is small it is counted when it is asked for. In a large one a count
 * is remembered for ten seconds, and then told once more while it is counted anew, so that nobody waits for a million
 * rows. What belongs to one account is always counted. See docs/adr/0010.
 */
export class CachedCount<Count> {
  readonly #db: Kysely<Database>;
  readonly #remembered = new Map<string, Remembered<Count>>();
  #isLarge = false;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** @param now epoch seconds */
  async of(filter: AssetFilter, now: number, count: () => Promise<Count>): Promise<Count> {
    if (filter.ownerId !== undefined || !(await this.#findWhetherLarge())) return count();
    const key = JSON.stringify(filter);
    const known = this.#remembered.get(key);
    if (!known || known.countedAt + stale <= now) return this.#renew(key, now, count);
    if (known.countedAt + fresh <= now && !known.isBeingRenewed) {
      known.isBeingRenewed = true;
      // Whoever asks next is told of a failure: this one has an answer.
      this.#renew(key, now, count).catch(() => this.#remembered.delete(key));
    }
    return known.count;
  }

  async #renew(key: string, now: number, recount: () => Promise<Count>): Promise<Count> {
    const count = await recount();
    this.#remembered.delete(key);
    this.#remembered.set(key, { count, countedAt: now, isBeingRenewed: false });
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > most && oldest !== undefined) this.#remembered.delete(oldest);
    return count;
  }

  /** Numbers only grow, so that a large world stays one. */
  async #findWhetherLarge(): Promise<boolean> {
    this.#isLarge ||= (await findGreatestId(this.#db)) > large;
    return this.#isLarge;
  }
}
