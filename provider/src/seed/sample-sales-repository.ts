import type { Database } from '../platform/database/database.ts';

/** Purchases of the sample accounts in a cycle, and the sizes of the cycle and the world. */
export interface SampleSales {
  /** Eggs of the cycle that these accounts hold or have bought. */
  bought: number;
  /** Number of eggs that the cycle began with. */
  offered: number;
  /** Dragons and eggs of all accounts. */
  assets: number;
}

export async function readSampleSales(
  db: Database,
  cycleId: number,
  accountIds: string[],
): Promise<SampleSales> {
  const [{ bought }, { initial }, { assets }] = await Promise.all([
    db
      .selectFrom('locks')
      .select(({ fn }) => fn.sum<number | null>('eggs').as('bought'))
      .where('cycle_id', '=', cycleId)
      .where('state', '<>', 'released')
      .where('account_id', 'in', accountIds)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('stock')
      .select('initial')
      .where('cycle_id', '=', cycleId)
      .where('kind', '=', 'egg')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('assets')
      .select(({ fn }) => fn.countAll<number>().as('assets'))
      .executeTakeFirstOrThrow(),
  ]);
  return { bought: Number(bought), offered: initial, assets: Number(assets) };
}

/** The sample accounts that this database has. */
export async function listExistingAccountIds(db: Database, accountIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', accountIds)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
