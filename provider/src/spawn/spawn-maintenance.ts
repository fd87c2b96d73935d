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

/**
 * Repeats a piece of work, one run at a time.
 * @param pause milliseconds between the end of a run and the next
 * @returns ends the repetition once the run under way is done
 */
export function repeat(
  work: () => Promise<void>,
  pause: number,
  onFailure: (failure: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  let run = Promise.resolve();
  const wait = () => {
    if (isEnded) return;
    timer = setTimeout(() => {
      run = work().catch(onFailure).then(wait);
    }, pause);
    timer.unref();
  };
  wait();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await run;
  };
}
