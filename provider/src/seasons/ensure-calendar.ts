import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { nowInSeconds } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { createSeason, findLatestSeason } from './season-repository.ts';
import { firstSeasons, nextSeasons } from './calendar.ts';
import type { CalendarSettings } from './calendar-settings.ts';

/**
 * Writes the seasons, cycles and stock that are missing, so that there is always a season that has not begun yet. An
 * empty world gets its past as well. Any number of processes may call it at once: each season is written once.
 */
export async function ensureCalendar(
  db: Kysely<Database>,
  clock: Clock,
  settings: CalendarSettings,
): Promise<void> {
  const now = nowInSeconds(clock);
  const latest = await findLatestSeason(db);
  const missing = latest ? nextSeasons(latest, now, settings) : firstSeasons(now, settings);
  if (missing.length === 0) return;
  // One transaction for all, in order: whoever is first with the first season is first with the rest.
  await db.transaction().execute(async (trx) => {
    for (const season of missing) await createSeason(trx, season, settings);
  });
}
