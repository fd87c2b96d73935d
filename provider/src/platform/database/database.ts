import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import type { PGliteDialectConfig } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool, types } from 'pg';
import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import { lockFolder } from '../lock-folder.ts';
import type { DatabaseSettings } from './database-settings.ts';
import { compareMigrations } from './compare-migrations.ts';
import { loadMigrations } from './migrations.ts';
import { NamingClient } from './naming-client.ts';
import { NewerDatabaseError } from './newer-database-error.ts';
import type { AccountTables } from './tables/accounts.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { MailQueueTables } from './tables/mail-queue.ts';
import type { ReminderTables } from './tables/reminders.ts';
import type { WorldTables } from './tables/world.ts';

export interface Database
  extends AccountTables, IdentityTables, MailQueueTables, ReminderTables, WorldTables {}

export interface OpenDatabase {
  db: Kysely<Database>;
  /** Whether the database lives inside this process. */
  isEmbedded: boolean;
  close(): Promise<void>;
}

/** What Kysely uses of a PGlite. */
export type DialectPGlite = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>;

/** PostgreSQL cannot be used. */
export class DatabaseError extends OperatorError {
  override name = 'DatabaseError';

  constructor(cause: unknown) {
    // A host with several addresses fails with one error per address and an empty message.
    const reasons = cause instanceof AggregateError ? cause.errors : [cause];
    const reason = reasons
      .map((error) => (error instanceof Error ? error.message : String(error)))
      .join('; ');
    super(`The database that DATABASE_URL names cannot be used: ${reason}`, { cause });
  }
}

/**
 * Opens PostgreSQL or the embedded database and brings its tables up to date.
 * @throws {WorldFolderError} when the embedded database's folder is in use or cannot be written
 * @throws {DatabaseError} when PostgreSQL cannot be reached or rejects the connection
 * @throws {NewerDatabaseError} when a newer version has changed the tables
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const database = await connectDatabase(settings);
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens PostgreSQL or the embedded database without migrating it.
 * @throws {WorldFolderError} when the embedded database's folder is in use or cannot be written
 * @throws {DatabaseError} when PostgreSQL cannot be reached or rejects the connection
 */
export const connectDatabase = async ({
  databaseUrl,
  worldFolder,
}: DatabaseSettings): Promise<OpenDatabase> =>
  databaseUrl === null ? openEmbedded(worldFolder) : openServer(databaseUrl);

/**
 * @returns names of the migrations that were run
 * @throws {NewerDatabaseError} when a newer version has changed the tables
 * @throws the error of the migration that failed; earlier ones stay in effect
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: loadMigrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const { unknown } = await compareMigrations(db).catch(() => ({ unknown: [] }));
    throw unknown.length > 0 ? new NewerDatabaseError(unknown) : error;
  }
  return results.map(({ migrationName }) => migrationName);
}

/** Wraps a running PGlite. Closing the result closes PGlite. */
export function embed(pglite: DialectPGlite): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    isEmbedded: true,
    async close() {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}

async function openEmbedded(folder: string): Promise<OpenDatabase> {
  if (folder.startsWith('memory://')) return embed(await PGlite.create(folder));
  const unlock = lockFolder(folder);
  try {
    const database = embed(await PGlite.create(`${folder}/postgres`));
    const close = async () => {
      await database.close();
      unlock();
    };
    return { ...database, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openServer(connectionString: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString,
    max: 20,
    types: { getTypeParser },
    Client: NamingClient,
    // A server that does not answer, or a pool that is in use: the request fails after this time and can be repeated.
    connectionTimeoutMillis: 10_000,
    // Finds a connection whose server is gone without a word.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // The pool replaces an idle connection that breaks. Without a listener, its error event would end the process.
  pool.on('error', () => undefined);
  // So would the event of a connection that breaks in use; there the statement rejects.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new DatabaseError(cause);
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, isEmbedded: false, close: () => db.destroy() };
}

/** Ids, counts and instants are int8 and far below 2^53; pg would return them as text. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary'): unknown =>
  oid === types.builtins.INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format);
