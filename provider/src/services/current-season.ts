import type { CurrentSeason } from '@emberclutch/shared/contract/season';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { Refusal } from '../refusal.ts';
import { findNextCycle, findOpenCycle, findSeasonAt } from '../repositories/season.ts';

/** Which season it is and whether its eggs can be bought right now. `now` is epoch seconds. */
export async function getCurrentSeason(db: Kysely<Database>, now: number): Promise<CurrentSeason> {
  const [season, open, next] = await Promise.all([
    findSeasonAt(db, now),
    findOpenCycle(db, now),
    findNextCycle(db, now),
  ]);
  if (!season) throw new Refusal('unavailable', 'The season calendar has not begun yet.');
  return {
    spawnSeason: season.name,
    spawnAge: season.age,
    isSpawnCycleActive: open !== undefined,
    spawnCycleEnd: open?.closesAt ?? null,
    spawnCycleStart: next?.opensAt ?? null,
    seasonStart: season.startsAt,
    seasonEnd: season.endsAt,
    // A world that slept may be between two seasons until its calendar goes on.
    active: season.endsAt > now,
  };
}
