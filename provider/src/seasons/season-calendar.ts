import { allelesPerGene } from '@emberclutch/shared/art/gene-reading';
import type {
  SeasonCalendar,
  SeasonCalendarQuery,
  SpawnCycle,
} from '@emberclutch/shared/contract/season-calendar';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { PublishedCycle } from './season-calendar-repository.ts';
import { listPublishedCycles, listSeasons } from './season-calendar-repository.ts';

/** The calendar with the hash of every cycle's secret, and the secrets of those that are over. */
export async function getSeasonCalendar(
  db: Kysely<Database>,
  query: SeasonCalendarQuery,
  now: number,
): Promise<SeasonCalendar> {
  const seasons = await listSeasons(db, query);
  const cycles = await listPublishedCycles(
    db,
    seasons.map(({ id }) => id),
    now,
  );
  return {
    seasons: seasons.map((season) => ({
      id: season.id,
      season: season.name,
      age: season.age,
      startsAt: season.starts_at,
      endsAt: season.ends_at,
      cycles: cycles.filter(({ season_id }) => season_id === season.id).map(presentCycle),
    })),
  };
}

const presentCycle = (cycle: PublishedCycle): SpawnCycle => ({
  id: cycle.id,
  opensAt: cycle.opens_at,
  closesAt: cycle.closes_at,
  eggs: { count: cycle.eggs, fee: cycle.egg_fee },
  keys: { count: cycle.keys, fee: cycle.key_fee },
  currency: cycle.currency,
  golden: { genomes: cycle.golden_weight, of: allelesPerGene },
  secretHash: cycle.secretHash,
  secret: cycle.secret,
});
