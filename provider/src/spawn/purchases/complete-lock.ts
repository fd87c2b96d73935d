import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { HeldStock } from '../lock/lock-repository.ts';
import { markPaid } from '../lock/lock-repository.ts';
import { createPurchase } from './purchase-repository.ts';
import { getCycle } from '../../seasons/season-repository.ts';
import { markKeysUsed } from '../vouchers/voucher-key-repository.ts';
import { grantAssets } from '../../assets/grant-assets.ts';

/** Sells what a lock holds: receipt, eggs and keys, vouchers used up. The caller holds the lock and has looked at it. */
export async function completeLock(trx: Kysely<Database>, lock: HeldStock, now: number): Promise<void> {
  await createPurchase(trx, lock, now);
  await grantAssets(trx, lock, await getCycle(trx, lock.cycleId), now);
  if (lock.method === 'VOUCHER') {
    const used = await markKeysUsed(trx, lock.id, now);
    if (used !== lock.eggs) throw new Error(`Lock ${lock.id} of ${lock.eggs} eggs held ${used} keys.`);
  }
  await markPaid(trx, lock.id);
}

/** The state of a lock changed between a first look and the decision. It does so only once. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

/**
 * Runs a sale, and once more where that helps: when the lock went back meanwhile, and when two eggs drew the same charm,
 * which is unique. That happens once in many worlds; then all of the basket are drawn again.
 */
export async function sell<Result>(
  db: Kysely<Database>,
  sale: (trx: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const attempt = () => db.transaction().execute(sale);
  try {
    return await attempt();
  } catch (failure) {
    if (failure instanceof ChangedMeanwhile || isCharmTaken(failure)) return attempt();
    throw failure;
  }
}

const isCharmTaken = (failure: unknown) =>
  failure instanceof Error && 'constraint' in failure && failure.constraint === 'assets_charm';
