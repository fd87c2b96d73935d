import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { OpenDatabase } from '../platform/database/database.ts';
import { connectDatabase, openDatabase } from '../platform/database/database.ts';

/**
 * A new, migrated database on a PostgreSQL server, removed when it is closed.
 * @param serverUrl URL of any database of the server, of a role that may create databases
 * @param fingerprint of the migrations: the first test process with it creates the template of all others
 */
export async function openTestServerDatabase(serverUrl: string, fingerprint: string): Promise<OpenDatabase> {
  const name = `emberclutch_test_${randomUUID().replaceAll('-', '')}`;
  const template = `emberclutch_template_${fingerprint}`;
  await withServer(serverUrl, async (server) => {
    // Test processes start together; one of them creates the template, the others wait for it.
    await server.query('select pg_advisory_lock(4711)');
    const { rowCount } = await server.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const draft = `${template}_draft`;
      await server.query(`drop database if exists ${draft}`);
      await server.query(`create database ${draft}`);
      await (await openDatabase({ databaseUrl: urlOf(serverUrl, draft), worldFolder: '' })).close();
      await server.query(`alter database ${draft} rename to ${template}`);
    }
    await server.query(`create database ${name} template ${template}`);
  });
  // A copy of the template is migrated.
  const database = await connectDatabase({ databaseUrl: urlOf(serverUrl, name), worldFolder: '' });
  return {
    ...database,
    async close() {
      await database.close();
      await withServer(serverUrl, (server) => server.query(`drop database if exists ${name} with (force)`));
    },
  };
}

async function withServer(url: string, work: (server: Client) => Promise<unknown>) {
  const server = new Client({ connectionString: url });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
