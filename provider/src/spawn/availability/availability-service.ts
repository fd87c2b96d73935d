import type { Availability } from '@emberclutch/contract/spawn/availability.ts';
import { listAssets } from '../../assets/asset-repository.ts';
import { presentAsset } from '../../assets/present-asset.ts';
import type { ServiceContext } from '../../platform/module-context.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findNextCycle, findOpenCycle } from '../../seasons/season-repository.ts';
import { noStock } from '../../seasons/stock-counts.ts';
import { readStock } from '../../seasons/stock-repository.ts';
import { countItemsBoughtBy } from '../lock/bought-counts-repository.ts';
import { hasAccountLimits } from '../lock/lock-rules.ts';

/** Reports what players can buy now. */
export class AvailabilityService {
  readonly #deps: ServiceContext;

  constructor(dependencies: ServiceContext) {
    this.#deps = dependencies;
  }

  /**
   * Reads the stock of the open cycle and its terms, with the unused gateway keys of the account. Between two cycles, the stock is
   * empty, and the terms of the next cycle apply.
   * @param accountId null for a client that is not signed in
   * @throws {ProblemError} `unavailable` before the first season has begun
   */
  async getAvailability(accountId: string | null): Promise<Availability> {
    const { db, clock } = this.#deps;
    const now = clock.nowInSeconds();
    const openCycle = await findOpenCycle(db, now);
    const cycle = openCycle ?? (await findNextCycle(db, now));
    if (!cycle) throw new ProblemError('unavailable', 'The season calendar has not begun yet.');
    const stock = openCycle ? await readStock(db, openCycle.id) : noStock;
    const hasLimits = accountId !== null && hasAccountLimits(cycle);
    const boughtCounts = hasLimits ? await countItemsBoughtBy(db, cycle.id, accountId) : noStock;
    return {
      eggs: { count: stock.eggs, fee: cycle.eggFee },
      keys: { count: stock.keys, fee: cycle.keyFee },
      gatewayKeys: accountId === null ? [] : await this.#listUsableKeys(accountId, now),
      currency: cycle.currency,
      eggTransactionLimit: computeLimit(cycle.eggLimit, cycle.accountEggLimit, boughtCounts.eggs),
      keyTransactionLimit: computeLimit(cycle.keyLimit, cycle.accountKeyLimit, boughtCounts.keys),
    };
  }

  /** Lists the oldest usable keys, as many as one lock can use, and the keys of the current lock, because a new lock would release them. */
  async #listUsableKeys(ownerId: string, now: number) {
    const assets = await listAssets(
      this.#deps.db,
      { type: 'GATEWAY_KEY', ownerId, state: ['UNUSED'], isUsable: true },
      { limit: 100, page: 0, orderBy: 'created', orderDir: 'asc' },
      now,
    );
    return assets.map((asset) => presentAsset(asset, now));
  }
}

/** Computes how many an account may take at a time: the limit of a lock, or the rest of the account's limit. */
const computeLimit = (lockLimit: number, accountLimit: number | null, boughtCount: number): number =>
  accountLimit === null ? lockLimit : Math.max(0, Math.min(lockLimit, accountLimit - boughtCount));
