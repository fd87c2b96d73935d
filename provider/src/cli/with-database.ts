import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/database.ts';
import { CommandError } from './command.ts';

/**
 * Opens the world of the settings for one piece of work.
 * @throws {CommandError} where there is none
 * @throws {WorldFolderError} where another process has the embedded world open
 */
export async function withWorld<Result>(
  config: Config,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  if (config.databaseUrl === null && !existsSync(config.worldFolder))
    throw new CommandError(
      `There is no world in ${config.worldFolder}. Set DATA_DIR or DATABASE_URL, or begin one with db:migrate.`,
    );
  const { db, close } = await openDatabase(config);
  try {
    return await work(db);
  } finally {
    await close();
  }
}
