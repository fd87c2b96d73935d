import type { LockBody } from '@emberclutch/contract/spawn/lock-body.ts';
import type { ActiveLock, LockReport } from '@emberclutch/contract/spawn/lock-report.ts';
import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { Kysely } from 'kysely';
import { BatchWriter } from '../../platform/batching/batch-writer.ts';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { lockStock, returnStock } from '../../seasons/stock-repository.ts';
import type { CheckoutUrls } from './checkout-urls.ts';
import { hashLockBody } from './hash-lock-body.ts';
import type { HoldSettings } from './hold-rules.ts';
import type { LockRecord } from './lock-record.ts';
import type { LockRefunds } from './lock-refunds.ts';
import { findActiveLock, findLock, lockLock, releaseLocks } from './lock-repository.ts';
import type { LockRequest } from './lock-request.ts';
import { OfferCache } from './offer-cache.ts';
import { settleBatch } from './settle-batch.ts';
import { toLockReport } from './to-lock-report.ts';

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  checkoutUrls: CheckoutUrls;
  refunds: LockRefunds;
  holds: HoldSettings;
  /** Called with the size of each batch of lock requests. */
  onBatch?: (size: number) => void;
}

/** Maximum number of lock requests of one account in flight: each takes a batch of its own, which delays other accounts. */
const maxPending = 50;

/** Holds stock for accounts. All lock requests of a process go through one writer, which settles them in batches. */
export class SpawnLockService {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #checkoutUrls: CheckoutUrls;
  readonly #refunds: LockRefunds;
  readonly #writer: BatchWriter<LockRequest, Lock>;
  /** Lock requests that are not settled yet, by account. */
  readonly #pending = new Map<string, number>();

  constructor({ db, clock, checkoutUrls, refunds, holds, onBatch }: Dependencies) {
    this.#db = db;
    this.#clock = clock;
    this.#checkoutUrls = checkoutUrls;
    this.#refunds = refunds;
    const offerCache = new OfferCache();
    this.#writer = new BatchWriter(async (requests) => {
      onBatch?.(requests.length);
      const context = { checkoutUrls, offerCache, now: nowInSeconds(clock), holds };
      const outcomes = await settleBatch(db, requests, context);
      outcomes.forEach((outcome, place) => {
        if ('answer' in outcome) requests[place]?.onMade?.(outcome.answer);
      });
      return outcomes;
    });
  }

  /** Lock requests that are not settled yet. */
  get waitingCount() {
    return this.#writer.waitingCount;
  }

  /**
   * Holds a basket for an account. A new basket replaces the lock that the account holds in the cycle.
   * @throws {ProblemError} when the basket cannot be locked; the message is written for the player. `too_many_requests` with
   * Retry-After when many requests of the account are not settled yet; `unavailable` when it took too long: the lock may still be made
   */
  async lock(
    accountId: string,
    body: LockBody,
    { idempotencyKey = null, onMade }: Partial<Pick<LockRequest, 'idempotencyKey' | 'onMade'>> = {},
  ): Promise<Lock> {
    const pending = this.#pending.get(accountId) ?? 0;
    if (pending >= maxPending) throw tooManyAtOnce();
    this.#pending.set(accountId, pending + 1);
    try {
      const bodyHash = hashLockBody(body);
      return await this.#writer.add({ accountId, body, bodyHash, idempotencyKey, onMade });
    } finally {
      const left = (this.#pending.get(accountId) ?? 0) - 1;
      if (left > 0) this.#pending.set(accountId, left);
      else this.#pending.delete(accountId);
    }
  }

  /** @throws {ProblemError} `not_found` when the account has no such lock */
  async report(accountId: string, id: number): Promise<LockReport> {
    const lock = await findLock(this.#db, id);
    if (lock?.accountId !== accountId) throw noSuchLock();
    return this.#reportOf(lock);
  }

  /** The lock that an account can still pay or complete. */
  async getActive(accountId: string): Promise<ActiveLock> {
    const lock = await findActiveLock(this.#db, accountId, nowInSeconds(this.#clock));
    return { lock: lock ? await this.#reportOf(lock) : null };
  }

  /**
   * Releases a held lock and returns its stock. Releasing it again changes nothing.
   * @throws {ProblemError} `not_found` when the account has no such lock, `conflict` when it is paid
   */
  async release(accountId: string, id: number): Promise<void> {
    const now = nowInSeconds(this.#clock);
    await this.#db.transaction().execute(async (trx) => {
      const known = await findLock(trx, id);
      if (known?.accountId !== accountId) throw noSuchLock();
      // Stock before lock, as in every transaction that takes both: one order prevents deadlocks.
      await lockStock(trx, known.cycleId);
      const lock = await lockLock(trx, id);
      if (lock?.state === 'paid')
        throw new ProblemError('conflict', 'This lock is paid and cannot be given back.');
      if (lock?.state !== 'held') return;
      await releaseLocks(trx, [id], now);
      await returnStock(trx, lock.cycleId, lock);
    });
  }

  async #reportOf(lock: LockRecord): Promise<LockReport> {
    const refund = await this.#refunds.findRefundOfLock(lock.id);
    return toLockReport(lock, refund, this.#checkoutUrls, nowInSeconds(this.#clock));
  }

  /** Resolves once every lock request is settled, including those whose client has disconnected. */
  waitForIdle(): Promise<void> {
    return this.#writer.waitForIdle();
  }
}

const tooManyAtOnce = () =>
  new ProblemError('too_many_requests', 'Too many requests came at once. Please wait a little.', {
    retryAfter: 1,
  });

const noSuchLock = () => new ProblemError('not_found', 'You have no such lock.');
