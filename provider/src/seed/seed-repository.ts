import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import { isInState } from '../assets/is-in-state.ts';
import type { Database } from '../platform/database/database.ts';

/** A spawn cycle that has begun. Instants are epoch seconds. */
export interface SeedCycle {
  id: number;
  secret: string;
  season: SpawnSeason;
  seasonAge: number;
  opensAt: number;
  closesAt: number;
}

interface SeedAccount {
  id: string;
  email: string;
  displayName: string;
  createdAt: number;
}

/** Oldest first. */
export async function listBegunCycles(db: Database, now: number): Promise<SeedCycle[]> {
  const rows = await db
    .selectFrom('cycles')
    .innerJoin('seasons', 'seasons.id', 'cycles.season_id')
    .select(['cycles.id', 'secret', 'seasons.name', 'seasons.age', 'opens_at', 'closes_at'])
    .where('opens_at', '<=', now)
    .orderBy('opens_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    secret: row.secret,
    season: row.name,
    seasonAge: row.age,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
  }));
}

/** Whether there is neither an account nor an asset. */
export async function isEmpty(db: Database): Promise<boolean> {
  const found = await Promise.all([
    db.selectFrom('accounts').select('id').limit(1).execute(),
    db.selectFrom('assets').select('id').limit(1).execute(),
  ]);
  return found.every((rows) => rows.length === 0);
}

export async function countIncubatingEggs(db: Database, now: number): Promise<number> {
  const { eggs } = await db
    .selectFrom('assets')
    .select(({ fn }) => fn.countAll<number>().as('eggs'))
    .where((where) => isInState(where, 'INCUBATING', now))
    .executeTakeFirstOrThrow();
  return Number(eggs);
}

/** The minutes since the epoch, between two instants, in which an egg hatches. */
export async function listHatchingMinutes(db: Database, from: number, until: number): Promise<Set<number>> {
  const eggs = await db
    .selectFrom('assets')
    .select('hatches_at')
    .where('hatches_at', '>', from)
    .where('hatches_at', '<', until)
    .execute();
  return new Set(eggs.map(({ hatches_at }) => Math.floor(Number(hatches_at) / 60)));
}

export async function createAccounts(db: Database, accounts: SeedAccount[]): Promise<void> {
  await db
    .insertInto('accounts')
    .values(
      accounts.map(({ id, email, displayName, createdAt }) => ({
        id,
        email,
        display_name: displayName,
        created_at: createdAt,
      })),
    )
    .execute();
}
