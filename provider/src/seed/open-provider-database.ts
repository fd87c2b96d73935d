import type { Clock } from '../platform/clock.ts';
import { nowInSeconds } from '../platform/clock.ts';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/database.ts';
import { ensureCalendar } from '../seasons/ensure-calendar.ts';
import { seedWorld } from './seed-world.ts';

/**
 * Opens the database of the settings with a calendar that reaches into the future and, embedded and fresh, with keepers
 * and eggs.
 * @throws {WorldFolderError} when the embedded world cannot be opened
 */
export async function openProviderDatabase(config: Config, clock: Clock): Promise<OpenDatabase> {
  const database = await openDatabase(config);
  try {
    await ensureCalendar(database.db, clock, config.calendar);
    if (database.isEmbedded && config.isWorldSeeded)
      await seedWorld(database.db, nowInSeconds(clock), config.calendar);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
