import { threadId } from 'node:worker_threads';
import { appendFileSync } from 'node:fs';
import { Client } from 'pg';
import type { QueryResult } from 'pg';
import type { OpenDatabase } from '../platform/database/database.ts';
import { openDatabase, openServer } from '../platform/database/open-database.ts';
import { MigratedState } from './migrated-state.ts';
import type { RunSql } from './migrated-state.ts';

if (process.env.RECORD_STATEMENTS) recordStatements(process.env.RECORD_STATEMENTS);

/** A database of this test process, and what its migrations have written. */
interface DatabaseCopy {
  name: string;
  migrated: MigratedState;
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
 * Opens an emptyDatabase, migrated database on a PostgreSQL server.
 * @param fingerprint of the migrations: the first test process with it creates the template for all others
 */
export async function openTestServerDatabase(server: Server, fingerprint: string): Promise<OpenDatabase> {
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

function emptyDatabase(serverUrl: string, { name, migrated }: DatabaseCopy): Promise<void> {
  return runOnServer(toUrl(serverUrl, name), async (server) => {
    // A process killed by a test may have left sessions behind.
    await server.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await server.query('begin');
    await migrated.restore(runOn(server));
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
    migrated: await MigratedState.read(runOn(server)),
  }));
}

const runOn =
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
