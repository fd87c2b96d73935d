import type { Config } from './config/config.ts';
import type { Clock } from './platform/clock.ts';
import { nowInSeconds } from './platform/clock.ts';
import { DatabaseClock } from './platform/database/database-clock.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { openDatabase } from './platform/database/database.ts';
import { findNewestRecord } from './platform/database/newest-record-repository.ts';
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

/** Adds the time of everything to a database: its own, unless one is given. Extends its calendar into the future if that time is trusted. */
export async function prepareDatabase(
  database: OpenDatabase,
  config: Config,
  clocks: GivenClocks,
): Promise<TimedDatabase> {
  const timed = await addClock(database, clocks);
  const { db, clock, databaseClock } = timed;
  const calendar = new CalendarService({ db, clock, settings: config.calendar });
  if (databaseClock?.isTrusted ?? true) await calendar.ensureSeasons();
  else await calendar.ensureFirstSeasons();
  return timed;
}

async function addClock(
  database: OpenDatabase,
  { clock, processClock }: GivenClocks,
): Promise<TimedDatabase> {
  if (clock) return { ...database, clock, databaseClock: null };
  const databaseClock = await DatabaseClock.open(database.db, processClock);
  const newest = database.isEmbedded ? await findNewestRecord(database.db) : null;
  if (newest !== null) databaseClock.doubtRest(newest);
  return { ...database, clock: databaseClock, databaseClock };
}

/**
 * Opens the database of the settings. An embedded one is seeded with accounts and assets if it is empty, and with eggs that
 * incubate or hatch if they ran out while no process was running.
 * @throws {WorldFolderError} when the embedded database cannot be opened
 */
export async function openProviderDatabase(config: Config, clocks: GivenClocks = {}): Promise<TimedDatabase> {
  const database = await openDatabase(config);
  try {
    const timed = await prepareDatabase(database, config, clocks);
    const { db, clock, databaseClock } = timed;
    if (database.isEmbedded && config.isWorldSeeded) {
      await seedWorld(db, nowInSeconds(clock), config.calendar);
      if (databaseClock?.isTrusted ?? true)
        await new ChangingEggs({ db, clock, calendar: config.calendar }).topUp();
    }
    return timed;
  } catch (error) {
    await database.close();
    throw error;
  }
}
