import type { Insertable } from 'kysely';
import { isInState } from '../assets/matching-assets-repository.ts';
import type { Database } from '../platform/database/database.ts';
import { snakeCaseKeys } from '../platform/database/camel-cased.ts';
import type { CamelCased } from '../platform/database/camel-cased.ts';
import type { AccountRow } from '../platform/database/tables/accounts.ts';
import type { Cycle } from '../seasons/season-repository.ts';
import { sampleAccounts } from './sample-accounts.ts';

/** A spawn cycle that has begun. Instants are epoch seconds. */
export type SeedCycle = Pick<Cycle, 'id' | 'secret' | 'season' | 'seasonAge' | 'opensAt' | 'closesAt'>;

/** Lists the cycles that have begun, oldest first. */
export async function listBegunCycles(db: Database, now: number): Promise<SeedCycle[]> {
  return db
    .selectFrom('cycles')
    .innerJoin('seasons', 'seasons.id', 'cycles.season_id')
    .select(['cycles.id', 'secret', 'seasons.name as season', 'seasons.age as seasonAge'])
    .select(['opens_at as opensAt', 'closes_at as closesAt'])
    .where('opens_at', '<=', now)
    .orderBy('opens_at')
    .execute();
}

/** Whether the database has neither an account nor an asset. */
export async function isEmpty(db: Database): Promise<boolean> {
  const results = await Promise.all([
    db.selectFrom('accounts').select('id').limit(1).execute(),
    db.selectFrom('assets').select('id').limit(1).execute(),
  ]);
  return results.every((rows) => rows.length === 0);
}

export async function countIncubatingEggs(db: Database, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('assets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((where) => isInState(where, 'INCUBATING', now))
    .executeTakeFirstOrThrow();
  return count;
}

/** Lists the minutes since the epoch, between two instants, in which an egg hatches. */
export async function listHatchingMinutes(db: Database, from: number, until: number): Promise<Set<number>> {
  const eggs = await db
    .selectFrom('assets')
    .select('hatches_at')
    .where('hatches_at', '>', from)
    .where('hatches_at', '<', until)
    .execute();
  return new Set(eggs.map(({ hatches_at }) => Math.floor(Number(hatches_at) / 60)));
}

export async function createAccounts(
  db: Database,
  accounts: CamelCased<Insertable<AccountRow>>[],
): Promise<void> {
  const rows = accounts.map((account) => snakeCaseKeys<Insertable<AccountRow>>(account));
  await db.insertInto('accounts').values(rows).execute();
}

/** Counts the eggs that accounts hold or have bought in a cycle, the eggs that it offered, and the assets of the whole world. */
export async function readSampleSales(db: Database, cycleId: number, accountIds: string[]) {
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
  return { bought: Number(bought), offered: initial, assets };
}

/** Lists the ids of the sample accounts that this database has. */
export async function listSampleAccountIds(db: Database): Promise<string[]> {
  const emails = sampleAccounts.map(({ email }) => email);
  const accounts = db.selectFrom('accounts').select('id').where('email', 'in', emails).orderBy('id');
  return (await accounts.execute()).map(({ id }) => id);
}
