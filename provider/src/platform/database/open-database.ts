import { sql } from 'kysely';
import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import type { DatabaseSettings } from './database-settings.ts';
import { migrate } from './migrate.ts';
import { commandLimits, jobLimits, requestLimits, openPool } from './open-pool.ts';
import type { Database, DatabasePools, OpenDatabase } from './database.ts';

/**
 * Opens PostgreSQL or the embedded database and brings its tables up to date.
 * @throws {OperatorError} when the embedded database's folder is in use or cannot be written, when PostgreSQL cannot be reached or
 * rejects the connection, when the role may not change the tables, and like `migrate`
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const database = await connectForCommand(settings);
  try {
    await migrate(database.db, database);
  } catch (error) {
    await database.close();
    throw isPermissionDenied(error) ? createDatabaseError(error) : error;
  }
  if (settings.databaseUrl === null) return database;
  await database.close();
  return openServer(settings.databaseUrl);
}

/** Whether a statement failed because the role is neither the owner of the tables nor a member of the owner's role. */
const isPermissionDenied = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '42501';

/**
 * Opens PostgreSQL or the embedded database without migrating it, for a command whose statements may take a long time.
 * @throws {OperatorError} when the embedded database's folder is in use or cannot be written, and when PostgreSQL cannot be reached
 * or rejects the connection
 */
export const connectForCommand = async ({
  databaseUrl,
  worldFolder,
}: DatabaseSettings): Promise<OpenDatabase> => {
  if (databaseUrl === null) {
    // Loads PGlite only if it is used.
    const { openEmbeddedDatabase } = await import('./embedded-database.ts');
    return openEmbeddedDatabase(worldFolder);
  }
  const db = openPool(databaseUrl, { max: 4, limits: commandLimits });
  return verifyConnection(db, { locks: db, sale: db, identity: db, reads: db });
};

/** Opens PostgreSQL for a process that serves requests. @throws {OperatorError} when it cannot be used */
export function openServer(url: string, limits = requestLimits): Promise<OpenDatabase> {
  const pools = {
    locks: openPool(url, { max: 1, limits }),
    sale: openPool(url, { max: 8, limits }),
    identity: openPool(url, { max: 6, limits }),
    reads: openPool(url, { max: 6, limits }),
  };
  return verifyConnection(openPool(url, { max: 4, limits: jobLimits }), pools);
}

async function verifyConnection(db: Database, pools: DatabasePools): Promise<OpenDatabase> {
  const databases = new Set([db, pools.locks, pools.sale, pools.identity, pools.reads]);
  const close = async () => {
    await Promise.all(Array.from(databases, (database) => database.destroy()));
  };
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    await close();
    throw createDatabaseError(cause);
  }
  return { db, pools, isEmbedded: false, close };
}

function createDatabaseError(cause: unknown): OperatorError {
  // A host with several addresses fails with one error per address and an empty message.
  const reasons = cause instanceof AggregateError ? cause.errors : [cause];
  const reason = reasons.map((error) => (error instanceof Error ? error.message : String(error))).join('; ');
  return new OperatorError(`The database that DATABASE_URL names cannot be used: ${reason}`, { cause });
}
