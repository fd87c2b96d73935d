import type { Database } from '../platform/database/database.ts';
import type { StockKind } from '../platform/database/tables/world.ts';
import { selectOpenCycle } from './season-repository.ts';
import type { StockCounts } from './stock-counts.ts';

/** Reads the remaining stock of a cycle without a lock. The stock may have changed when the caller uses the result. */
export async function readStock(db: Database, cycleId: number): Promise<StockCounts> {
  return toStockCounts(await selectStock(db, cycleId).execute());
}

/** Reads the stock of a cycle and locks its rows, so that other writers wait until this transaction ends. */
export async function lockStock(trx: Database, cycleId: number): Promise<StockCounts> {
  return toStockCounts(await selectStock(trx, cycleId).forUpdate().execute());
}

const selectStock = (db: Database, cycleId: number) =>
  db.selectFrom('stock').select(['kind', 'remaining']).where('cycle_id', '=', cycleId).orderBy('kind');

/**
 * Locks the stock of the cycle that is open at `now`, in epoch seconds. The cycle may have been closed while the statement waited
 * for the row locks, so the caller must read the cycle again.
 * @returns zero counts and a null cycle if none is open
 */
export async function lockStockOfOpenCycle(
  trx: Database,
  now: number,
): Promise<StockCounts & { cycleId: number | null; revision: number }> {
  const rows = await trx
    .selectFrom('stock')
    .select(['cycle_id', 'kind', 'remaining', 'revision'])
    .where('cycle_id', '=', selectOpenCycle(trx, now).select('id'))
    .orderBy('kind')
    .forUpdate()
    .execute();
  const [{ cycle_id: cycleId, revision } = { cycle_id: null, revision: 0 }] = rows;
  return { ...toStockCounts(rows), cycleId, revision };
}

/** Takes counts from the stock; negative counts return to it. A CHECK constraint keeps the stock from going below zero. */
export async function takeStock(trx: Database, cycleId: number, counts: StockCounts): Promise<void> {
  const take = (kind: StockKind, count: number) =>
    trx
      .updateTable('stock')
      .set((stock) => ({ remaining: stock('remaining', '-', count) }))
      .where('cycle_id', '=', cycleId)
      .where('kind', '=', kind)
      .execute();
  if (counts.eggs !== 0) await take('egg', counts.eggs);
  if (counts.keys !== 0) await take('key', counts.keys);
}

export async function returnStock(trx: Database, cycleId: number, counts: StockCounts): Promise<void> {
  await takeStock(trx, cycleId, { eggs: -counts.eggs, keys: -counts.keys });
}

export const toStockCounts = (rows: { kind: StockKind; remaining: number }[]): StockCounts => {
  const findRemaining = (kind: StockKind) => rows.find((row) => row.kind === kind)?.remaining ?? 0;
  return { eggs: findRemaining('egg'), keys: findRemaining('key') };
};
