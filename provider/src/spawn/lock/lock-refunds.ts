import type { LockReport } from '@emberclutch/contract/spawn/lock-report.ts';

/** Port to the payment module. */
export interface LockRefunds {
  /** The refund of the newest payment of a lock; null if none is due or made. */
  findRefundOfLock(lockId: number): Promise<LockReport['refund']>;
}
