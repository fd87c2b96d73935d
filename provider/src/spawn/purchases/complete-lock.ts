import type { Kysely } from 'kysely';
import { grantAssets } from '../../assets/grant-assets.ts';
import type { Database } from '../../platform/database/database.ts';
import { getCycle } from '../../seasons/season-repository.ts';
import type { LockRecord } from '../lock/lock-record.ts';
import { markPaid } from '../lock/lock-repository.ts';
import { markKeysUsed } from '../vouchers/voucher-key-repository.ts';
import { createPurchase } from './purchase-repository.ts';

/**
 * Sells the content of a lock: writes the receipt, creates the eggs and keys, uses up the vouchers and marks the lock as
 * paid. The caller holds the row lock and has checked that the lock may be sold.
 * @param now epoch seconds
 */
export async function completeLock(trx: Kysely<Database>, lock: LockRecord, now: number): Promise<void> {
  await createPurchase(trx, lock, now);
  await grantAssets(trx, lock, await getCycle(trx, lock.cycleId), now);
  if (lock.method === 'VOUCHER') {
    const used = await markKeysUsed(trx, lock.id, now);
    if (used !== lock.eggs) throw new Error(`Lock ${lock.id} of ${lock.eggs} eggs held ${used} keys.`);
  }
  await markPaid(trx, lock.id);
}
