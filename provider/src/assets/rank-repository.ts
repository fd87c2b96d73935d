import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import type { Database } from '../platform/database/database.ts';

interface SeasonKey {
  season: SpawnSeason;
  age: number;
}

/** Counts the eggs and dragons of a season, and how many of them are rarer than `rarity`. */
export async function countRarerAssets(
  db: Database,
  { season, age }: SeasonKey,
  rarity: number,
): Promise<{ rarer: number; total: number }> {
  const { rarer, total } = await db
    .selectFrom('assets')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('rarity', '>', rarity).as('rarer'),
      fn.countAll<number>().as('total'),
    ])
    .where('type', '=', 'DRAGON')
    .where('season', '=', season)
    .where('season_age', '=', age)
    .executeTakeFirstOrThrow();
  return { rarer: Number(rarer), total: Number(total) };
}

/** @returns epoch seconds */
export async function findSeasonEnd(db: Database, { season, age }: SeasonKey): Promise<number | undefined> {
  const row = await db
    .selectFrom('seasons')
    .select('ends_at')
    .where('name', '=', season)
    .where('age', '=', age)
    .executeTakeFirst();
  return row?.ends_at;
}
