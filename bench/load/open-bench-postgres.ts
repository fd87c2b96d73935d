import type { PostgresPrograms } from '@emberclutch/tooling/postgres/find-postgres.ts';
import { findPostgres } from '@emberclutch/tooling/postgres/find-postgres.ts';
import type { PostgresServer } from '@emberclutch/tooling/postgres/open-postgres.ts';
import { openPostgres } from '@emberclutch/tooling/postgres/open-postgres.ts';
import type { OpenDatabase } from '@emberclutch/provider/platform/database/database.ts';
import { openDatabase } from '@emberclutch/provider/platform/database/open-database.ts';
import { sql } from 'kysely';
import { Client } from 'pg';

export interface BenchPostgres extends AsyncDisposable {
  server: PostgresServer;
  /**
   * Creates a database with the tables of the provider and fills it.
   * @returns its DATABASE_URL
   */
  createDatabase(name: string, fill: (database: OpenDatabase) => Promise<void>): Promise<string>;
}

/** Starts a PostgreSQL server for one bench. @param settings settings of postgresql.conf @throws {Error} if no PostgreSQL is found */
export async function openBenchPostgres(
  settings: Record<string, string | number>,
  programs: PostgresPrograms | null = findPostgres(),
  options: { shouldRestart?: boolean } = {},
): Promise<BenchPostgres> {
  if (programs === null) throw new Error('No PostgreSQL was found.');
  const server = await openPostgres(programs, settings, options);
  return {
    server,
    async createDatabase(name, fill) {
      await runAsAdministrator(server, `create database ${name}`);
      const databaseUrl = server.getUrl(name);
      const database = await openDatabase({ databaseUrl, worldFolder: '' });
      await fill(database);
      // Recycles the WAL segments that `fill` has written, so that no checkpoint runs during the measurement.
      await sql`checkpoint`.execute(database.db);
      await database.close();
      return databaseUrl;
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
}

export async function runAsAdministrator(server: PostgresServer, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: server.getUrl('postgres') });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
