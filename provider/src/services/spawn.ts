import type { Lock, LockBody } from '@emberclutch/shared/contract/spawn';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { nowInSeconds } from '../clock.ts';
import type { Database } from '../database.ts';
import type { Payments } from '../payments/payments.ts';
import { CombiningWriter } from './combining-writer.ts';
import { LastOffer } from './last-offer.ts';
import { lockBaskets } from './lock-batch.ts';
import type { LockOrder } from './lock-order.ts';
import { hashOf } from './spawn-rules.ts';

/** The one door through which this process sells stock: everything it takes, it takes in batches. */
export class SpawnDesk {
  readonly #writer: CombiningWriter<LockOrder, Lock>;

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
    const lastOffer = new LastOffer();
    this.#writer = new CombiningWriter((orders) => {
      onBatch?.(orders.length);
      return lockBaskets(db, orders, { payments, now: nowInSeconds(clock), lockSeconds, lastOffer });
    });
  }

  /**
   * Holds a basket for an account.
   * @throws {Refusal} in words for the player
   */
  lock(accountId: string, body: LockBody, idempotencyKey: string | null = null): Promise<Lock> {
    return this.#writer.add({ accountId, body, bodyHash: hashOf(body), idempotencyKey });
  }

  /** Resolves once every order that was taken is settled, also those of players who have hung up. */
  settled(): Promise<void> {
    return this.#writer.settled();
  }
}
