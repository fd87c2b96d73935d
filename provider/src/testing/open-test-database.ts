import { PGlite } from '@electric-sql/pglite';
import { appendFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import { Client } from 'pg';
import type { QueryResult } from 'pg';
import type { OpenDatabase } from '../platform/database/database.ts';
import type { DialectPGlite } from '../platform/database/embedded-database.ts';
import { wrapPGlite } from '../platform/database/embedded-database.ts';
import { openDatabase, openServer } from '../platform/database/open-database.ts';
import { loadMigratedDump } from './load-migrated-dump.ts';
import { readMigratedRows, restoreMigratedRows } from './migrated-rows.ts';
import type { MigratedRows, RunSql } from './migrated-rows.ts';
import { readMigrationFingerprint } from './read-migration-fingerprint.ts';

/** Opens an empty, migrated database: in memory, or in the project `provider:postgres` on the PostgreSQL server of the test run. */
export function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env.TESTS_RUN_ON;
  if (!url) return openEmbeddedTestDatabase();
  const isTemporary = process.env.TEST_SERVER_IS_TEMPORARY === 'true';
  return openTestServerDatabase({ url, isTemporary }, readMigrationFingerprint());
}

interface EmbeddedDatabase {
  pglite: PGlite;
  migratedRows: MigratedRows;
}

/** Databases of this test process that no test currently uses. They are in memory and end with the process. */
const idleDatabases: EmbeddedDatabase[] = [];

/**
 * Opens an in-memory database, which the tests of one process reuse one after another: starting one takes half a second, emptying
 * one takes a few milliseconds. `close` ends only this use, so that later queries fail.
 */
async function openEmbeddedTestDatabase(): Promise<OpenDatabase> {
  const database = (await emptyIdleDatabase()) ?? (await startMigratedPGlite());
  const { pglite } = database;
  const reusedPGlite: DialectPGlite = {
    closed: false,
    ready: true,
    waitReady: pglite.waitReady,
    query: (query, params, options) =>
      reusedPGlite.closed ? rejectClosed() : pglite.query(query, params, options),
    transaction: (callback) => (reusedPGlite.closed ? rejectClosed() : pglite.transaction(callback)),
    close: async () => {
      reusedPGlite.closed = true;
      idleDatabases.push(database);
    },
  };
  return wrapPGlite(reusedPGlite);
}

async function emptyIdleDatabase(): Promise<EmbeddedDatabase | undefined> {
  const database = idleDatabases.pop();
  await database?.pglite.transaction((transaction) =>
    restoreMigratedRows(runOnPGlite(transaction), database.migratedRows),
  );
  return database;
}

async function startMigratedPGlite(): Promise<EmbeddedDatabase> {
  const pglite = await PGlite.create({ dataDir: 'memory://', loadDataDir: await loadMigratedDump() });
  return { pglite, migratedRows: await readMigratedRows(runOnPGlite(pglite)) };
}

/** Runs a query with parameters, or several statements without. */
function runOnPGlite(pglite: Pick<PGlite, 'query' | 'exec'>): RunSql {
  return async <Row>(sql: string, params?: unknown[]) => {
    if (params) return (await pglite.query<Row>(sql, params)).rows;
    return ((await pglite.exec(sql)).at(-1)?.rows ?? []) as Row[]; // The rows of the statement.
  };
}

const rejectClosed = () => Promise.reject(new Error('The test database is closed.'));

if (process.env.RECORD_STATEMENTS) recordStatements(process.env.RECORD_STATEMENTS);

/** A copy of the template, for this test process. */
interface DatabaseCopy {
  name: string;
  migratedRows: MigratedRows;
}

/** Databases that no test of this process currently uses. */
const idleCopies: DatabaseCopy[] = [];
let createdCount = 0;

interface Server {
  /** URL of any database on the server, with a role that may create databases. */
  url: string;
  /**
   * Whether the server ends with the test run. If so, its databases are kept, and the tests of one process reuse them one after
   * another as a superuser. Otherwise a database is removed when it is closed.
   */
  isTemporary: boolean;
}

/**
 * Opens an empty, migrated database on a PostgreSQL server.
 * @param fingerprint of the migrations: the first test process with it creates the template for all others
 */
async function openTestServerDatabase(server: Server, fingerprint: string): Promise<OpenDatabase> {
  const { url: serverUrl, isTemporary } = server;
  const idleCopy = idleCopies.pop();
  if (idleCopy) await emptyDatabase(serverUrl, idleCopy);
  const copy = idleCopy ?? (await copyTemplate(serverUrl, `emberclutch_template_${fingerprint}`));
  const database = await openServer(toUrl(serverUrl, copy.name));
  return {
    ...database,
    async close() {
      await database.close();
      if (isTemporary) idleCopies.push(copy);
      else await runOnServer(serverUrl, (client) => client.query(`drop database ${copy.name} with (force)`));
    },
  };
}

function emptyDatabase(serverUrl: string, { name, migratedRows }: DatabaseCopy): Promise<void> {
  return runOnServer(toUrl(serverUrl, name), async (server) => {
    // A process killed by a test may have left sessions behind.
    await server.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await server.query('begin');
    await restoreMigratedRows(runOnClient(server), migratedRows);
    await server.query('commit');
  });
}

async function copyTemplate(serverUrl: string, template: string): Promise<DatabaseCopy> {
  createdCount += 1;
  const name = `emberclutch_test_${process.pid}_${threadId}_${createdCount}`;
  await runOnServer(serverUrl, async (server) => {
    // Test processes start together; one of them creates the template, the others wait for it.
    await server.query('select pg_advisory_lock(4711)');
    const { rowCount } = await server.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const draft = `${template}_draft`;
      await server.query(`drop database if exists ${draft}`);
      await server.query(`create database ${draft}`);
      await (await openDatabase({ databaseUrl: toUrl(serverUrl, draft), worldFolder: '' })).close();
      await server.query(`alter database ${draft} rename to ${template}`);
    }
    await server.query(`create database ${name} template ${template}`);
  });
  return runOnServer(toUrl(serverUrl, name), async (server) => ({
    name,
    migratedRows: await readMigratedRows(runOnClient(server)),
  }));
}

const runOnClient =
  (server: Client): RunSql =>
  async (sql, params) => {
    // Several statements have several results.
    const result: QueryResult | QueryResult[] = await server.query(sql, params);
    return Array.isArray(result) ? [] : result.rows;
  };

async function runOnServer<Result>(url: string, work: (server: Client) => Promise<Result>): Promise<Result> {
  const server = new Client({ connectionString: url });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

function toUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * Appends every statement that this process sends to PostgreSQL to a file, as one JSON string per line. This records the
 * statements of a release for `migrations/previous-release.test.ts`.
 */
function recordStatements(file: string): void {
  const { query } = Client.prototype;
  const queryAndRecord: Client['query'] = function queryAndRecord(this: Client, ...call: unknown[]) {
    const [statement] = call;
    const text =
      typeof statement === 'object' && statement && 'text' in statement ? statement.text : statement;
    appendFileSync(file, `${JSON.stringify(text)}\n`);
    // Cast: the return type depends on the overload.
    return Reflect.apply(query, this, call) as never;
  };
  Client.prototype.query = queryAndRecord;
}
