import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import { existsSync } from 'node:fs';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../config/config.ts';
import { compareMigrations } from '../platform/database/migrations.ts';
import { DatabaseClock } from '../platform/database/database-clock.ts';
import { connectForCommand } from '../platform/database/open-database.ts';
import type { Database } from '../platform/database/database.ts';
import { createNewerDatabaseError } from '../platform/database/migrate.ts';
import { checkRestoreMarker } from '../platform/database/restore-marker.ts';
import { hasTables } from './restored-database-repository.ts';
import type { DatabaseSettings } from '../platform/database/database-settings.ts';

export interface Context {
  config: Config;
  /** By default, the database's clock. */
  clock?: Clock | undefined;
  print(line: string): void;
}

export interface Command {
  /** The arguments after `provider` on the command line. */
  usage: string;
  /** One sentence for the list of commands. */
  description: string;
  /** @throws {OperatorError} if it fails for a reason that the operator can fix */
  run(args: string[], context: Context): Promise<void>;
}

/** @throws {OperatorError} with the name of the argument */
export function parseWholeNumber(text: string | undefined, name: string, max: number): number {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
  if (value < 1 || value > max)
    throw new OperatorError(
      `${name} must be a whole number from 1 to ${max}${text === undefined ? '' : `, not ${text}`}.`,
    );
  return value;
}

/**
 * Opens the database of the settings without changing its tables, runs `work` with it and its time, and closes it.
 * @throws {OperatorError} when the database does not exist or is from an earlier version, or another process has the embedded database
 * open
 */
export async function runWithDatabase<Result>(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  work: (db: Database, clock: Clock) => Promise<Result>,
): Promise<Result> {
  if (config.databaseUrl === null && !existsSync(config.worldFolder))
    throw new OperatorError(
      `There is no world in ${config.worldFolder}. Set DATA_DIR or DATABASE_URL, or begin one with db:migrate.`,
    );
  const { db, close } = await connectForCommand(config);
  try {
    await checkTables(db);
    return await work(db, clock ?? (await DatabaseClock.open(db)));
  } finally {
    await close();
  }
}

/** Whether the configured database has the tables of a provider, of any version. @throws {OperatorError} like `checkRestoreMarker` */
export async function hasProviderTables(settings: DatabaseSettings): Promise<boolean> {
  const { db, close } = await connectForCommand(settings);
  try {
    await checkRestoreMarker(db);
    return await hasTables(db);
  } finally {
    await close();
  }
}

/**
 * Checks that a command of this version can work with the tables of a database. Only `db:migrate` and the start of a provider
 * migrate the tables: if another command did, providers of an earlier version could not start again.
 */
async function checkTables(db: Database): Promise<void> {
  await checkRestoreMarker(db);
  if (!(await hasTables(db)))
    throw new OperatorError('The database holds no world. Begin one with db:migrate.');
  const { missing, unknown } = await compareMigrations(db);
  if (unknown.length > 0) throw createNewerDatabaseError(unknown);
  if (missing.length > 0)
    throw new OperatorError(
      `The tables are from an earlier version: they lack ${missing.join(', ')}. Use the commands of that version, or run db:migrate first.`,
    );
}
