import type { Config } from './config/config.ts';
import type { Clock } from './platform/clock.ts';
import { nowInSeconds } from './platform/clock.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { openDatabase } from './platform/database/database.ts';
import { CalendarService } from './seasons/calendar-service.ts';
import { ChangingEggs } from './seed/changing-eggs.ts';
import { seedWorld } from './seed/seed-world.ts';

/**
 * Opens the database of the settings and extends its calendar into the future. An embedded one is seeded with accounts and
 * assets if it is empty, and with eggs that incubate or hatch if they ran out while no process was running.
 * @throws {WorldFolderError} when the embedded database cannot be opened
 */
export async function openProviderDatabase(config: Config, clock: Clock): Promise<OpenDatabase> {
  const database = await openDatabase(config);
  try {
    const calendar = new CalendarService({ db: database.db, clock, settings: config.calendar });
    await calendar.ensureSeasons();
    if (database.isEmbedded && config.isWorldSeeded) {
      await seedWorld(database.db, nowInSeconds(clock), config.calendar);
      await new ChangingEggs({ db: database.db, clock, calendar: config.calendar }).topUp();
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
