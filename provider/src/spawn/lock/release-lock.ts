import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import {
  findLock,
  listCyclesWithExpiredLocks,
  lockLock,
  releaseExpiredLocks,
  releaseLocks,
} from './lock-repository.ts';
import { lockStock, takeStock } from '../../seasons/stock-repository.ts';

/**
 * Gives a held basket back. Once released, releasing again changes nothing.
 * @throws {ProblemError} `not_found` when the account has no such lock, `conflict` when it is paid
 */
export async function releaseLock(
  db: Kysely<Database>,
  accountId: string,
  id: number,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const known = await findLock(trx, id);
    if (known?.accountId !== accountId) throw new ProblemError('not_found', 'You have no such lock.');
    // Always the stock first and the lock second, so that two writers never wait for each other.
    await lockStock(trx, known.cycleId);
    const lock = await lockLock(trx, id);
    if (lock?.state === 'paid')
      throw new ProblemError('conflict', 'This lock is paid and cannot be given back.');
    if (lock?.state !== 'held') return;
    await releaseLocks(trx, [id], now);
    await takeStock(trx, lock.cycleId, { eggs: -lock.eggs, keys: -lock.keys });
  });
}

/** Returns to the stock what was held by locks that have run out; any number of processes may do so at once. */
export async function returnExpiredStock(db: Kysely<Database>, now: number): Promise<void> {
  for (const cycleId of await listCyclesWithExpiredLocks(db, now))
    while (await returnSomeStock(db, cycleId, now));
}

/** @returns whether there may be more */
const returnSomeStock = (db: Kysely<Database>, cycleId: number, now: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockStock(trx, cycleId);
    const { eggs, keys, hasMore } = await releaseExpiredLocks(trx, cycleId, now);
    await takeStock(trx, cycleId, { eggs: -eggs, keys: -keys });
    return hasMore;
  });
