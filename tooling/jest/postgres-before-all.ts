import { findPostgres } from '../postgres/find-postgres.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import type { PostgresServer } from '../postgres/open-postgres.ts';

/** Starts a PostgreSQL server for the tests that need one, unless TEST_DATABASE_URL names a server. */
export default async function startPostgres(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const programs = findPostgres();
  if (programs === null) return;
  const server = await openPostgres(programs, {
    // Test data need not survive a crash.
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: 300,
  });
  globalThis.emberclutchTestPostgres = server;
  process.env.TEST_DATABASE_URL = server.getUrl('postgres');
  process.env.TEST_SERVER_IS_TEMPORARY = 'true';
}

declare global {
  /** Passes the server to `globalTeardown`: jest loads modules separately for it, but `globalThis` is the same. */
  var emberclutchTestPostgres: PostgresServer | undefined;
}
