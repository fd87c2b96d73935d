import type { CurrentSeason } from '@emberclutch/shared/contract/season';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { findNextCycle, findOpenCycle, findSeasonAt } from './season-repository.ts';

/** Which season it is and whether its eggs can be bought right now. `now` is epoch seconds. */
export async function getCurrentSeason(db: Kysely<Database>, now: number): Promise<CurrentSeason> {
  const [season, open, next] = await Promise.all([
    findSeasonAt(db, now),
    findOpenCycle(db, now),
    findNextCycle(db, now),
  ]);
  if (!season) throw new ProblemError('unavailable', 'The season calendar has not begun yet.');
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
