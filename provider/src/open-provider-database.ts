import type { Config } from './config/config.ts';
import type { Clock } from './platform/clock.ts';
import { nowInSeconds } from './platform/clock.ts';
import { DatabaseClock } from './platform/database/database-clock.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { openDatabase } from './platform/database/database.ts';
import { CalendarService } from './seasons/calendar-service.ts';
import { ChangingEggs } from './seed/changing-eggs.ts';
import { seedWorld } from './seed/seed-world.ts';

export interface GivenClocks {
  /** The clock of the provider, which tests control; the clock of the database by default. */
  clock?: Clock;
  /** The clock of this process, which is compared with the database's. */
  processClock?: Clock;
}

interface TimedDatabase extends OpenDatabase {
  clock: Clock;
  /** The same clock; null if the time is given. */
  databaseClock: DatabaseClock | null;
}

/** Adds the time of everything to a database: its own, unless one is given. */
export async function addClock(
  database: OpenDatabase,
  { clock, processClock }: GivenClocks,
): Promise<TimedDatabase> {
  if (clock) return { ...database, clock, databaseClock: null };
  const databaseClock = await DatabaseClock.open(database.db, processClock);
  return { ...database, clock: databaseClock, databaseClock };
}

/**
 * Opens the database of the settings and extends its calendar into the future. An embedded one is seeded with accounts and
 * assets if it is empty, and with eggs that incubate or hatch if they ran out while no process was running.
 * @throws {WorldFolderError} when the embedded database cannot be opened
 */
export async function openProviderDatabase(config: Config, clocks: GivenClocks = {}): Promise<TimedDatabase> {
  const database = await openDatabase(config);
  try {
    const timed = await addClock(database, clocks);
    const { db, clock } = timed;
    await new CalendarService({ db, clock, settings: config.calendar }).ensureSeasons();
    if (database.isEmbedded && config.isWorldSeeded) {
      await seedWorld(db, nowInSeconds(clock), config.calendar);
      await new ChangingEggs({ db, clock, calendar: config.calendar }).topUp();
    }
    return timed;
  } catch (error) {
    await database.close();
    throw error;
  }
}
