import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { StockKind } from '../platform/database/tables/world.ts';
import { openCycle } from './season-repository.ts';

/** How many of each kind. */
export interface Counts {
  eggs: number;
  keys: number;
}

export async function readStock(db: Kysely<Database>, cycleId: number): Promise<Counts> {
  const rows = await db
    .selectFrom('stock')
    .select(['kind', 'remaining'])
    .where('cycle_id', '=', cycleId)
    .execute();
  return toCounts(rows);
}

/** Reads the stock of a cycle and keeps everyone else from changing it until this transaction ends. */
export async function lockStock(trx: Kysely<Database>, cycleId: number): Promise<Counts> {
  const rows = await trx
    .selectFrom('stock')
    .select(['kind', 'remaining'])
    .where('cycle_id', '=', cycleId)
    .orderBy('kind')
    .forUpdate()
    .execute();
  return toCounts(rows);
}

/**
 * The same of the cycle that is open at `now`, in epoch seconds. When it is had, that cycle may be open no more.
 * @returns nothing left, of no cycle, where none is open
 */
export async function lockStockOfOpenCycle(
  trx: Kysely<Database>,
  now: number,
): Promise<Counts & { cycleId: number | null; revision: number }> {
  const rows = await trx
    .selectFrom('stock')
    .select(['cycle_id', 'kind', 'remaining', 'revision'])
    .where('cycle_id', '=', openCycle(trx, now).select('id'))
    .orderBy('kind')
    .forUpdate()
    .execute();
  const [{ cycle_id: cycleId, revision } = { cycle_id: null, revision: 0 }] = rows;
  return { ...toCounts(rows), cycleId, revision };
}

/** Takes from the stock, or gives back what is negative. The database refuses to go below zero. */
export async function takeStock(trx: Kysely<Database>, cycleId: number, taken: Counts): Promise<void> {
  const take = (kind: StockKind, count: number) =>
    trx
      .updateTable('stock')
      .set((stock) => ({ remaining: stock('remaining', '-', count) }))
      .where('cycle_id', '=', cycleId)
      .where('kind', '=', kind)
      .execute();
  if (taken.eggs !== 0) await take('egg', taken.eggs);
  if (taken.keys !== 0) await take('key', taken.keys);
}

export const toCounts = (rows: { kind: StockKind; remaining: number }[]): Counts => {
  const of = (kind: StockKind) => rows.find((row) => row.kind === kind)?.remaining ?? 0;
  return { eggs: of('egg'), keys: of('key') };
};
