import type { Database } from '../../platform/database/database.ts';

/** Thrown if the state of a lock changed between a first read and the row lock. This happens at most once. */
export class LockStateChangedError extends Error {
  override name = 'LockStateChangedError';
}

/**
 * Runs a sale in a transaction. Runs it a second time if the lock was released in the meantime, or if two eggs drew the same charm, which
 * is unique: the second run draws new ones, and a second collision is too unlikely to handle.
 */
export async function runSale<Result>(
  db: Database,
  sale: (trx: Database) => Promise<Result>,
): Promise<Result> {
  const run = () => db.transaction().execute(sale);
  try {
    return await run();
  } catch (failure) {
    if (failure instanceof LockStateChangedError || isCharmTaken(failure)) return run();
    throw failure;
  }
}

const isCharmTaken = (failure: unknown) =>
  failure instanceof Error && 'constraint' in failure && failure.constraint === 'assets_charm';
