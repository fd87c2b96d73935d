import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { nowInSeconds } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { removeAnswersBefore } from './lock/idempotency-repository.ts';
import { returnExpiredStock } from './lock/release-lock.ts';
import type { CalendarSettings } from '../seasons/calendar-settings.ts';
import { ensureCalendar } from '../seasons/ensure-calendar.ts';

/**
 * What has to be done whether anyone asks for it or not: stock of locks that ran out goes back, the calendar goes on,
 * answers kept for a day are forgotten. Every process may do it; the database sees to it that each thing is done once.
 */
export async function runSpawnMaintenance(
  db: Kysely<Database>,
  clock: Clock,
  settings: CalendarSettings,
): Promise<void> {
  await ensureCalendar(db, clock, settings);
  await returnExpiredStock(db, nowInSeconds(clock));
  await removeAnswersBefore(db, nowInSeconds(clock) - 86_400);
}
