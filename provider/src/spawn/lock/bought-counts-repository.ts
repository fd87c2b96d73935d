import { sql } from 'kysely';
import { textArrayParam } from '../../platform/database/text-array-param.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StockCounts } from '../../seasons/stock-counts.ts';
import { noStock } from '../../seasons/stock-counts.ts';

/** Purchases of these accounts in a cycle, by account; accounts without purchases are missing. */
export async function countBought(
  db: Database,
  cycleId: number,
  accountIds: string[],
): Promise<Map<string, StockCounts>> {
  const rows = await db
    .selectFrom('purchases')
    .select(({ fn }) => ['account_id', fn.sum('eggs').as('eggs'), fn.sum('keys').as('keys')])
    .where('cycle_id', '=', cycleId)
    .where('account_id', '=', sql<string>`any(${textArrayParam(accountIds)}::uuid[])`)
    .groupBy('account_id')
    .execute();
  return new Map(
    rows.map(({ account_id, eggs, keys }) => [account_id, { eggs: Number(eggs), keys: Number(keys) }]),
  );
}

/** Purchases of one account in a cycle. */
export const countBoughtByAccount = async (
  db: Database,
  cycleId: number,
  accountId: string,
): Promise<StockCounts> => (await countBought(db, cycleId, [accountId])).get(accountId) ?? noStock;
