import type { Clock } from '../clock.ts';
import { nowInSeconds } from '../clock.ts';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../database.ts';
import { openDatabase } from '../database.ts';
import { ensureCalendar } from './ensure-calendar.ts';
import { seedWorld } from './seed.ts';

/**
 * Opens the database of the settings with a calendar that reaches into the future and, embedded and fresh, with keepers
 * and eggs.
 * @throws {WorldFolderError} when the embedded world cannot be opened
 */
export async function openWorld(config: Config, clock: Clock): Promise<OpenDatabase> {
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
