import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import type { Migration } from './migrations.ts';
import { firstMigration, listDoneMigrations, loadMigrations } from './migrations.ts';
import { checkRestoreMarker } from './restore-marker.ts';
import type { Database } from './database.ts';

interface Options {
  isEmbedded: boolean;
  /** By name; by default the migrations of this version. */
  migrations?: Record<string, Migration>;
  /** Milliseconds for which a migration waits for a table lock. Later statements on that table wait just as long. */
  lockMs?: number;
  /** Milliseconds between two attempts to get the locks of a migration. */
  pauseMs?: number;
}

/** Maximum attempts to get the locks of a migration: about ten minutes by default. */
const maxAttempts = 200;

/** Milliseconds between two checks whether another process's migration has ended. */
const lockCheckMs = 500;

/** The id of the lock is the same in all processes, including processes of earlier versions. */
const lockId = 3_853_314_791_062_309_107n;

/**
 * Runs the migrations that a database lacks, each in a separate transaction. A transaction-level advisory lock lets only one process
 * migrate at a time; a session lock would not work behind a connection pooler. A migration that has to wait for a table gives up soon
 * and tries again, because all statements on that table would wait behind it.
 * @returns names of the migrations that were run
 * @throws {OperatorError} when a newer version has changed the tables, they lack migrations that this version no longer has, or
 * `restore` did not finish
 * @throws the error of the failed migration; earlier migrations stay in effect
 */
export async function migrate(
  db: Database,
  { isEmbedded, migrations, lockMs = 2_000, pauseMs = 1_000 }: Options,
): Promise<string[]> {
  const allMigrations = migrations ?? (await loadMigrations());
  await checkRestoreMarker(db);
  await runWithMigrationLock(db, lockMs, createTable);
  const doneNames = await listDoneMigrations(db);
  if (doneNames.length > 0 && !doneNames.includes(firstMigration))
    throw new OperatorError(
      `The tables of the database are older than migration ${firstMigration}, with which this version begins. Start an earlier version that can still change them first, and then this version.`,
    );
  const unknown = doneNames.filter((name) => name > firstMigration && !(name in allMigrations));
  if (unknown.length > 0) throw createNewerDatabaseError(unknown);
  const done: string[] = [];
  for (const [name, migration] of Object.entries(allMigrations).toSorted(compareNames))
    if (!doneNames.includes(name)) {
      const hasRun = await retry(pauseMs, () =>
        runWithMigrationLock(db, lockMs, (trx) => runMigration(trx, name, migration)),
      );
      if (hasRun) done.push(name);
    }
  return done;

  /** @returns false when another process has already run the migration */
  async function runMigration(trx: Database, name: string, migration: Migration): Promise<boolean> {
    if ((await listDoneMigrations(trx)).includes(name)) return false;
    // A concurrent migration does not use the transaction's connection, which only holds the lock. The embedded database has no other.
    const connection = migration.runsConcurrently && !isEmbedded ? db : trx;
    // Cast: a migration runs on the schema of an earlier version, for which there are no types.
    await migration.up(connection as Kysely<unknown>, { isEmbedded });
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
      trx,
    );
    return true;
  }
}

const compareNames = ([first]: [string, unknown], [second]: [string, unknown]) => (first < second ? -1 : 1);

/** Runs work in a transaction while no other process migrates. */
async function runWithMigrationLock<Result>(
  db: Database,
  lockMs: number,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const outcome = await db.transaction().execute(async (trx) => {
      await sql`select set_config('lock_timeout', ${String(lockMs)}, true),
        set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx);
      const { rows } = await sql<{ isLocked: boolean }>`
        select pg_try_advisory_xact_lock(${lockId.toString()}::bigint) as "isLocked"
      `.execute(trx);
      return rows[0]?.isLocked ? { result: await work(trx) } : null;
    });
    if (outcome) return outcome.result;
    await wait(lockCheckMs);
  }
}

/** Retries after a lock that was not granted in time (55P03), and after a deadlock (40P01). */
async function retry<Result>(pauseMs: number, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if ((code !== '55P03' && code !== '40P01') || attempt >= maxAttempts) throw error;
      await wait(pauseMs);
    }
}

/** Creates the table of migrations, under the name that the migration library of earlier versions gave it. */
async function createTable(trx: Database): Promise<void> {
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null
  )`.execute(trx);
}

/** Creates the error about tables that a newer version of the provider has changed. */
export const createNewerDatabaseError = (migrations: string[]) =>
  new OperatorError(
    `A newer version has changed the tables of the database (${migrations.join(', ')}). Start that version, or restore a backup from before its migrations into an empty database.`,
  );
