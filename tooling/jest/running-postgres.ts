import type { PostgresServer } from '../postgres/open-postgres.ts';

declare global {
  var emberclutchTestPostgres: PostgresServer | undefined;
}

/**
 * Passes the server from `globalSetup` to `globalTeardown`. Jest loads modules separately for each, but both have the same `globalThis`.
 */
export const runningPostgres = {
  get: () => globalThis.emberclutchTestPostgres,
  set: (server: PostgresServer) => {
    globalThis.emberclutchTestPostgres = server;
  },
};
