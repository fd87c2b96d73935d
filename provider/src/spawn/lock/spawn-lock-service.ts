import type { Lock, LockBody } from '@emberclutch/shared/contract/spawn';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Payments } from '../../payments/payments.ts';
import { BatchWriter } from '../../platform/batching/batch-writer.ts';
import { OfferCache } from './offer-cache.ts';
import { settleBatch } from './lock-batch.ts';
import type { LockRequest } from './lock-request.ts';
import { hashOf } from './lock-rules.ts';

/** The one door through which this process sells stock: everything it takes, it takes in batches. */
export class SpawnLockService {
  readonly #writer: BatchWriter<LockRequest, Lock>;

  /**
   * @param lockSeconds how long a basket is held
   * @param onBatch is told how many baskets are locked together, each time
   */
  constructor(
    db: Kysely<Database>,
    clock: Clock,
    payments: Payments,
    lockSeconds: number,
    onBatch?: (size: number) => void,
  ) {
    const offerCache = new OfferCache();
    this.#writer = new BatchWriter((orders) => {
      onBatch?.(orders.length);
      return settleBatch(db, orders, { payments, now: nowInSeconds(clock), lockSeconds, offerCache });
    });
  }

  /**
   * Holds a basket for an account.
   * @throws {ProblemError} in words for the player
   */
  lock(accountId: string, body: LockBody, idempotencyKey: string | null = null): Promise<Lock> {
    return this.#writer.add({ accountId, body, bodyHash: hashOf(body), idempotencyKey });
  }

  /** Resolves once every order that was taken is settled, also those of players who have hung up. */
  settled(): Promise<void> {
    return this.#writer.settled();
  }
}
