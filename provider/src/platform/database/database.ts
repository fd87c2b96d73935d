import { existsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { Kysely, PGliteDialect, sql } from 'kysely';
import type { PGliteDialectConfig } from 'kysely';
import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import { lockFolder, WorldFolderError } from '../lock-folder.ts';
import type { DatabaseSettings } from './database-settings.ts';
import { migrate } from './migrate.ts';
import { statementLog } from './trace-statement.ts';
import type { AccountTables } from './tables/accounts.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { MailQueueTables } from './tables/mail-queue.ts';
import type { MoneyTables } from './tables/money.ts';
import type { ReminderTables } from './tables/reminders.ts';
import type { WorldTables } from './tables/world.ts';
import { commandLimits, jobLimits, requestLimits } from './connection-limits.ts';
import { openPool } from './open-pool.ts';

export interface Database
  extends AccountTables, IdentityTables, MailQueueTables, MoneyTables, ReminderTables, WorldTables {}

/** Connection pools by purpose, so that a slow purpose, or one that has used up its connections, does not block the others. */
export interface DatabasePools {
  /** For the batches of locks, which run one after another and must not wait for anything else. */
  locks: Kysely<Database>;
  /** Released locks, purchases and payments. */
  sale: Kysely<Database>;
  /** Sign-in and sessions. */
  identity: Kysely<Database>;
  /** Lists, details, totals, stock, locks and receipts. */
  reads: Kysely<Database>;
}

export interface OpenDatabase {
  /** Connections of background jobs, health checks and commands. */
  db: Kysely<Database>;
  pools: DatabasePools;
  /** Whether the database lives inside this process. */
  isEmbedded: boolean;
  /** Copies an embedded database while it is in use, compressed with gzip. */
  dump?: () => Promise<Blob>;
  close(): Promise<void>;
}

/** The part of PGlite that Kysely uses. */
export type DialectPGlite = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>;

/**
 * Opens PostgreSQL or the embedded database and brings its tables up to date.
 * @throws {WorldFolderError} when the embedded database's folder is in use or cannot be written
 * @throws {DatabaseError} when PostgreSQL cannot be reached or rejects the connection, and when the role may not change the tables
 * @throws {NewerDatabaseError} when a newer version has changed the tables
 * @throws {UnfinishedRestoreError} when `restore` did not finish
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const migrated = await connectForCommand(settings);
  try {
    await migrate(migrated.db, migrated);
  } catch (error) {
    await migrated.close();
    throw isForbidden(error) ? new DatabaseError(error) : error;
  }
  if (settings.databaseUrl === null) return migrated;
  await migrated.close();
  return connectDatabase(settings);
}

/** A role that is neither the owner of the tables nor a member of the owner gets `insufficient_privilege`. */
const isForbidden = (error: unknown) => error instanceof Error && 'code' in error && error.code === '42501';

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
 * Like `connectDatabase`, for a command: its statements may take long.
 * @throws {WorldFolderError} when the embedded database's folder is in use or cannot be written
 * @throws {DatabaseError} when PostgreSQL cannot be reached or rejects the connection
 */
export const connectForCommand = async ({
  databaseUrl,
  worldFolder,
}: DatabaseSettings): Promise<OpenDatabase> =>
  databaseUrl === null ? openEmbedded(worldFolder) : openServerForCommand(databaseUrl);

/** Wraps a running PGlite. Closing the result closes PGlite. */
export function embed(pglite: DialectPGlite): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), ...statementLog() });
  return {
    db,
    // One connection, so statements wait for each other anyway.
    pools: { locks: db, sale: db, identity: db, reads: db },
    isEmbedded: true,
    async close() {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}

async function openEmbedded(folder: string): Promise<OpenDatabase> {
  if (folder.startsWith('memory://'))
    return embed(await PGlite.create(folder, { loadDataDir: await dataDir() }));
  const unlock = lockFolder(folder);
  try {
    const pglite = await openFolder(folder);
    const database = embed(pglite);
    const close = async () => {
      await database.close();
      unlock();
    };
    return { ...database, dump: () => pglite.dumpDataDir('gzip'), close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * The default of 128 MB would hold pages that the cache of the operating system holds, too. Measured by `pnpm --dir bench memory`.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Copies an empty database for a new one, because creating one takes 2.5 s more CPU time. */
async function openFolder(folder: string): Promise<PGlite> {
  const postgres = `${folder}/postgres`;
  try {
    const isNew = !existsSync(`${postgres}/PG_VERSION`);
    return await PGlite.create(postgres, { startParams, ...(isNew && { loadDataDir: await dataDir() }) });
  } catch (cause) {
    // The library reports no reason, and its database has logged none.
    throw new WorldFolderError(
      'not_readable',
      `The world in ${folder} cannot be opened. Check whether its disk is full, which damages nothing. If it is not, restore a backup into another DATA_DIR.`,
      cause,
    );
  }
}

interface Pools<Tables> {
  locks: Kysely<Tables>;
  sale: Kysely<Tables>;
  identity: Kysely<Tables>;
  reads: Kysely<Tables>;
}

interface OpenServer<Tables> {
  db: Kysely<Tables>;
  pools: Pools<Tables>;
  isEmbedded: false;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL for a process that serves requests. Locks, sales, sign-ins, reads and jobs have separate connections, so that
 * none waits for another.
 * @throws {DatabaseError} when it cannot be reached or rejects the connection
 */
export function openServer<Tables>(url: string, requests = requestLimits): Promise<OpenServer<Tables>> {
  const pools = {
    locks: openPool<Tables>(url, { max: 1, limits: requests }),
    sale: openPool<Tables>(url, { max: 8, limits: requests }),
    identity: openPool<Tables>(url, { max: 6, limits: requests }),
    reads: openPool<Tables>(url, { max: 6, limits: requests }),
  };
  return verifyConnection(openPool<Tables>(url, { max: 4, limits: jobLimits }), pools);
}

/**
 * Opens PostgreSQL for a command, whose statements may take long.
 * @throws {DatabaseError} when it cannot be reached or rejects the connection
 */
function openServerForCommand<Tables>(url: string): Promise<OpenServer<Tables>> {
  const db = openPool<Tables>(url, { max: 4, limits: commandLimits });
  return verifyConnection(db, { locks: db, sale: db, identity: db, reads: db });
}

async function verifyConnection<Tables>(
  db: Kysely<Tables>,
  pools: Pools<Tables>,
): Promise<OpenServer<Tables>> {
  const all = new Set<Kysely<Tables>>([db, pools.locks, pools.sale, pools.identity, pools.reads]);
  const close = async () => {
    await Promise.all(Array.from(all, (one) => one.destroy()));
  };
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    await close();
    throw new DatabaseError(cause);
  }
  return { db, pools, isEmbedded: false, close };
}

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
