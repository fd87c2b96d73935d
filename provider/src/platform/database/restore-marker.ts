import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Reserves a database for this restore. The marker is a table, so it outlives the process. */
export async function createRestoreMarker(db: Database): Promise<void> {
  await sql`create table unfinished_restore ()`.execute(db);
}

/** Removes the marker, which allows processes to use the database. */
export async function removeRestoreMarker(db: Database): Promise<void> {
  await sql`drop table unfinished_restore`.execute(db);
}

/**
 * Rejects a database that `restore` is filling or did not finish, because its sessions and sequences are as old as the backup.
 * @throws {OperatorError}
 */
export async function checkRestoreMarker(db: Database): Promise<void> {
  const { rows } = await sql`select from pg_tables where tablename = 'unfinished_restore'`.execute(db);
  if (rows.length > 0)
    throw new OperatorError(
      'A restore into this database is running, or was interrupted before it ended the sessions of the backup. If none is running, restore the backup into a new, empty database.',
    );
}
