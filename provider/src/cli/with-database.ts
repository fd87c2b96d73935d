import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { DatabaseClock } from '../platform/database/database-clock.ts';
import type { Database } from '../platform/database/database.ts';
import { connectForCommand } from '../platform/database/database.ts';
import { checkTables } from './check-tables.ts';
import type { Context } from './command.ts';
import { CommandError } from './command.ts';

/**
 * Opens the database of the settings without changing its tables, runs `work` with it and its time, and closes it.
 * @throws {CommandError} when it does not exist, or is of an earlier version
 * @throws {WorldFolderError} when another process has the embedded database open
 */
export async function withDatabase<Result>(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  work: (db: Kysely<Database>, clock: Clock) => Promise<Result>,
): Promise<Result> {
  if (config.databaseUrl === null && !existsSync(config.worldFolder))
    throw new CommandError(
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
