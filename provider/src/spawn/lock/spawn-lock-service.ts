import { hash } from 'node:crypto';
import type { LockBody } from '@emberclutch/contract/spawn/lock-body.ts';
import type { ActiveLock, LockReport } from '@emberclutch/contract/spawn/lock-report.ts';
import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import { BatchWriter } from '../../platform/batching/batch-writer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { lockStock, returnStock } from '../../seasons/stock-repository.ts';
import type { Buyer, SaleQueue } from '../sale-queue.ts';
import type { LockRecord } from './lock-record.ts';
import { toCheckoutUrl } from './lock-record.ts';
import type { HoldSettings } from './hold-rules.ts';
import { findActiveLock, findLock, findLockForUpdate, releaseLocks } from './lock-repository.ts';
import type { LockRequest } from './lock-request.ts';
import { OfferCache } from './lock-context.ts';
import { settleBatch } from './settle-batch.ts';

interface Dependencies {
  /** For transactions. */
  db: Database;
  /** For the batches of locks. */
  lockDb: Database;
  readDb: Database;
  queue: SaleQueue;
  clock: Clock;
  refunds: LockRefunds;
  holds: HoldSettings;
}

/** Holds stock for accounts. All lock requests of a process go through one writer, which settles them in batches. */
export class SpawnLockService {
  readonly #deps: Dependencies;
  readonly #writer: BatchWriter<LockRequest, Lock>;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
    const { lockDb, clock, holds } = dependencies;
    const offerCache = new OfferCache();
    this.#writer = new BatchWriter((requests, settle) => {
      const context = { offerCache, now: clock.nowInSeconds(), holds };
      return settleBatch(lockDb, requests, context, (outcomes) => {
        for (const [request, outcome] of outcomes)
          if ('result' in outcome) request.onWritten?.(outcome.result);
        settle(outcomes);
      });
    });
  }

  /** Number of lock requests that are not settled yet. */
  get waitingCount() {
    return this.#writer.waitingCount;
  }

  /**
   * Holds a basket for an account. A new basket replaces the lock that the account holds in the cycle.
   * @throws {ProblemError} when the basket cannot be locked, with a message for the player. `too_many_requests` with Retry-After
   * when many requests of the account are not settled yet; `unavailable` when it took too long: the lock may still be written
   */
  lock(
    accountId: string,
    body: LockBody,
    { idempotencyKey = null, onWritten }: Partial<Pick<LockRequest, 'idempotencyKey' | 'onWritten'>> = {},
  ): Promise<Lock> {
    return this.#deps.queue.limitAccount(accountId, () => {
      const bodyHash = hashLockBody(body);
      return this.#writer.add({ accountId, body, bodyHash, idempotencyKey, onWritten });
    });
  }

  /** @throws {ProblemError} `not_found` when the account has no such lock */
  async report(accountId: string, id: number): Promise<LockReport> {
    const lock = await findLock(this.#deps.readDb, id);
    if (lock?.accountId !== accountId) throw createNoSuchLockError();
    return this.#toReport(lock);
  }

  /** Finds the lock that an account can still pay or complete. */
  async getActive(accountId: string): Promise<ActiveLock> {
    const { readDb, clock } = this.#deps;
    const lock = await findActiveLock(readDb, accountId, clock.nowInSeconds());
    return { lock: lock ? await this.#toReport(lock) : null };
  }

  /**
   * Releases a held lock and returns its stock. Releasing it again changes nothing, and does not enter the queue.
   * @throws {ProblemError} `not_found` when the account has no such lock, `conflict` when it is paid; see `SaleQueue`
   */
  async release(buyer: Buyer, id: number): Promise<void> {
    const { db, readDb, queue, clock } = this.#deps;
    const storedLock = await findLock(readDb, id);
    if (storedLock?.accountId !== buyer.accountId) throw createNoSuchLockError();
    requireUnpaid(storedLock);
    if (storedLock.state !== 'held') return;
    await queue.transact(buyer, () =>
      db.transaction().execute((trx) => release(trx, storedLock, clock.nowInSeconds())),
    );
  }

  async #toReport(lock: LockRecord): Promise<LockReport> {
    const { refunds, clock } = this.#deps;
    return toLockReport(lock, await refunds.findRefundOfLock(lock.id), clock.nowInSeconds());
  }

  /** Waits until every lock request is settled, even if its client has disconnected. */
  waitForIdle(): Promise<void> {
    return this.#writer.waitForIdle();
  }
}

async function release(trx: Database, { id, cycleId }: LockRecord, now: number): Promise<void> {
  // Locks the stock before the lock, as every transaction does that needs both: a fixed order prevents deadlocks.
  await lockStock(trx, cycleId);
  const lock = await findLockForUpdate(trx, id);
  if (!lock) return;
  requireUnpaid(lock);
  if (lock.state !== 'held') return;
  await releaseLocks(trx, [id], now);
  await returnStock(trx, cycleId, lock);
}

/** @throws {ProblemError} `conflict` for a lock that is paid */
function requireUnpaid({ state }: LockRecord): void {
  if (state === 'paid') throw new ProblemError('conflict', 'This lock is paid and cannot be given back.');
}

const createNoSuchLockError = () => new ProblemError('not_found', 'You have no such lock.');

/** Computes the SHA-256 hash of a body's content; the order of its gateway keys does not matter. */
function hashLockBody(body: LockBody): string {
  const { eggs, keys, gatewayKeyVouchers, paymentMethod, usedGatewayKeyIds } = body;
  const content = [
    eggs.count,
    eggs.fee,
    keys.count,
    keys.fee,
    gatewayKeyVouchers,
    paymentMethod,
    usedGatewayKeyIds.toSorted((a, b) => a - b),
  ];
  return hash('sha256', JSON.stringify(content));
}

/** Reports the state of a lock to its account. An expired lock is `over` even before the maintenance job has released it. */
function toLockReport(lock: LockRecord, refund: LockReport['refund'], now: number): LockReport {
  const isHeld = lock.state === 'held' && lock.expiresAt > now;
  return {
    id: lock.id,
    lockId: lock.id,
    state: isHeld ? 'held' : lock.state === 'paid' ? 'paid' : 'over',
    expiresAt: lock.expiresAt,
    eggs: { count: lock.eggs, fee: lock.eggFee },
    keys: { count: lock.keys, fee: lock.keyFee },
    total: lock.total,
    currency: lock.currency,
    paymentMethod: lock.method,
    ...(isHeld && lock.checkoutId && { checkoutUrl: toCheckoutUrl(lock.checkoutId) }),
    refund,
  };
}

/** The part of the payment module that this module uses. */
export interface LockRefunds {
  /** Finds the refund of the newest payment of a lock; null if no refund is due or made. */
  findRefundOfLock(lockId: number): Promise<LockReport['refund']>;
}
