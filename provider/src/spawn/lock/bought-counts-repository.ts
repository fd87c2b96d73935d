import { sql } from 'kysely';
import { toTextArrayParam } from '../../platform/database/to-text-array-param.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StockCounts } from '../../seasons/stock-counts.ts';
import { noStock } from '../../seasons/stock-counts.ts';

/** Counts the eggs and keys that each of these accounts has bought in a cycle. Accounts without purchases are missing. */
export async function countBoughtItems(
  db: Database,
  cycleId: number,
  accountIds: string[],
): Promise<Map<string, StockCounts>> {
  const rows = await db
    .selectFrom('purchases')
    .select(({ fn }) => ['account_id', fn.sum<number>('eggs').as('eggs'), fn.sum<number>('keys').as('keys')])
    .where('cycle_id', '=', cycleId)
    .where('account_id', '=', sql<string>`any(${toTextArrayParam(accountIds)}::uuid[])`)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, ...counts }) => [account_id, counts]));
}

/** Counts the eggs and keys that one account has bought in a cycle. */
export const countItemsBoughtBy = async (
  db: Database,
  cycleId: number,
  accountId: string,
): Promise<StockCounts> => (await countBoughtItems(db, cycleId, [accountId])).get(accountId) ?? noStock;
