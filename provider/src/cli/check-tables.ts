import type { Kysely } from 'kysely';
import { compareMigrations } from '../platform/database/compare-migrations.ts';
import type { Database } from '../platform/database/database.ts';
import { NewerDatabaseError } from '../platform/database/newer-database-error.ts';
import { checkRestoreMark } from '../platform/database/restore-mark.ts';
import { CommandError } from './command.ts';
import { hasTables } from './restored-database-repository.ts';

/**
 * Whether a command of this version can work with the tables of a database. Only `db:migrate` and the start of a
 * provider migrate them, because another command that did would keep providers of an earlier version from starting
 * again.
 * @throws {CommandError} when there are none, or they are of an earlier version
 * @throws {NewerDatabaseError} when a newer version has changed them
 * @throws {UnfinishedRestoreError} when `restore` did not finish
 */
export async function checkTables(db: Kysely<Database>): Promise<void> {
  await checkRestoreMark(db);
  if (!(await hasTables(db)))
    throw new CommandError('The database holds no world. Begin one with db:migrate.');
  const { missing, unknown } = await compareMigrations(db);
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  if (missing.length > 0)
    throw new CommandError(
      `The tables are of an earlier version: they lack ${missing.join(', ')}. Use the commands of that version, or run db:migrate first.`,
    );
}
