import { toShare } from '@emberclutch/server/shares/client-address.ts';
import { FairQueue } from '@emberclutch/server/shares/fair-queue.ts';
import { createConcurrencyError, ProblemError } from '../platform/http/problem-error.ts';

/** Maximum number of concurrent requests of one account: each of its lock requests needs its own batch, which delays other accounts. */
const maxPerAccount = 20;

/** The account and the network to which a request is attributed. */
export interface Buyer {
  accountId: string;
  /** The result of `readClientAddress`. */
  address: string | null;
}

/**
 * Limits how many of the sale's connections one account and one network use. The batches of locks wait for every transaction that
 * releases a lock, because it locks the stock. Therefore few of these transactions run at a time, and the queue serves networks
 * alternately.
 */
export class SaleQueue {
  readonly #transactions = new FairQueue({
    max: 2,
    maxPerShare: 1,
    maxWaiting: 500,
    createError: () => new ProblemError('unavailable', 'The sale is busy. Please try again in a moment.'),
  });
  /** Number of requests in progress by account. */
  readonly #runningCounts = new Map<string, number>();

  /** @throws {ProblemError} `too_many_requests` with Retry-After when many requests of the account are in progress */
  async limitAccount<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
    const count = this.#runningCounts.get(accountId) ?? 0;
    if (count >= maxPerAccount) throw createConcurrencyError();
    this.#runningCounts.set(accountId, count + 1);
    try {
      return await work();
    } finally {
      const remainingCount = (this.#runningCounts.get(accountId) ?? 0) - 1;
      if (remainingCount > 0) this.#runningCounts.set(accountId, remainingCount);
      else this.#runningCounts.delete(accountId);
    }
  }

  /** @throws {ProblemError} like `limitAccount`, and `unavailable` when too many transactions wait */
  transact<Result>({ accountId, address }: Buyer, transaction: () => Promise<Result>): Promise<Result> {
    return this.limitAccount(accountId, () => this.#transactions.run(toShare(address), transaction));
  }
}
