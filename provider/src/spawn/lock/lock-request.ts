import type { LockBody } from '@emberclutch/contract/spawn/lock-body.ts';
import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { StockCounts } from '../../seasons/stock-counts.ts';
import { addCounts, coversCounts, noStock } from '../../seasons/stock-counts.ts';

/** A client's request to lock a basket. */
export interface LockRequest {
  accountId: string;
  body: LockBody;
  /** `hashLockBody(body)`. */
  bodyHash: string;
  /** Marks a repeated request as a retry of the first one; null if the client sent none. */
  idempotencyKey: string | null;
  /** Called with the lock once it is written, even if the client no longer waits. */
  onMade?: ((lock: Lock) => void) | undefined;
}

export const hasIdempotencyKey = (
  request: LockRequest,
): request is LockRequest & { idempotencyKey: string } => request.idempotencyKey !== null;

export const toCounts = ({ eggs, keys }: LockBody): StockCounts => ({ eggs: eggs.count, keys: keys.count });

/** Whether the requests together exceed `stock`, so that one of them may have to be rejected. */
export const exceedStock = (requests: LockRequest[], stock: StockCounts): boolean =>
  !coversCounts(stock, requests.map(({ body }) => toCounts(body)).reduce(addCounts, noStock));
