import type { PurchaseQuery } from '@emberclutch/contract/spawn/input/lock-request.ts';
import type { Purchase, PurchaseList } from '@emberclutch/contract/spawn/purchase.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findLockForUpdate } from '../lock/lock-repository.ts';
import type { Buyer, SaleQueue } from '../sale-queue.ts';
import type { LockSale } from './lock-sale.ts';
import { runSale } from './lock-sale.ts';
import { countPurchases, findPurchase, listPurchases } from './purchase-repository.ts';

interface Dependencies {
  db: Database;
  readDb: Database;
  queue: SaleQueue;
  clock: Clock;
  sale: LockSale;
}

/** Completes purchases and shows their receipts. The id of a purchase is the id of its lock. */
export class PurchaseService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /**
   * Confirms a purchase (specification, sections 4 and 8). Completes a voucher lock; a card lock must already be paid. A repeated
   * call returns the same receipt.
   * @throws {ProblemError} `not_found` for a lock that is unknown, of another account or over; `payment_required` for an unpaid
   * card lock; see `SaleQueue`
   */
  async confirm(buyer: Buyer, id: number): Promise<Purchase> {
    const { accountId } = buyer;
    const storedPurchase = await findPurchase(this.#deps.readDb, accountId, id);
    if (storedPurchase) return storedPurchase;
    const now = this.#deps.clock.nowInSeconds();
    const sell = async (trx: Database) => {
      const lock = await findLockForUpdate(trx, id);
      if (lock?.accountId !== accountId) throw createLockNotFoundError();
      if (lock.state === 'held') {
        if (lock.expiresAt <= now) throw createLockNotFoundError();
        if (lock.method === 'CREDIT_CARD')
          throw new ProblemError(
            'payment_required',
            'This purchase requires payment and cannot be completed with gateway keys only.',
          );
        await this.#deps.sale.complete(trx, lock, now);
      }
      const receipt = await findPurchase(trx, accountId, id);
      if (!receipt) throw createLockNotFoundError();
      return receipt;
    };
    return this.#deps.queue.transact(buyer, () => runSale(this.#deps.db, sell));
  }

  /** Lists a page, newest first. */
  async list(accountId: string, query: PurchaseQuery): Promise<PurchaseList> {
    const [purchases, total] = await Promise.all([
      listPurchases(this.#deps.readDb, accountId, query),
      countPurchases(this.#deps.readDb, accountId),
    ]);
    return { purchases, total };
  }

  /** @throws {ProblemError} `not_found` when the account has no such purchase */
  async get(accountId: string, id: number): Promise<Purchase> {
    const purchase = await findPurchase(this.#deps.readDb, accountId, id);
    if (!purchase) throw new ProblemError('not_found', 'Purchase not found.');
    return purchase;
  }
}

const createLockNotFoundError = () =>
  new ProblemError('not_found', 'Purchase not found. The lock may have expired.');
