import type { PostgresServer } from '../postgres/open-postgres.ts';

declare global {
  var emberclutchTestPostgres: PostgresServer | undefined;
}

/** Passes the server from `globalSetup` to `globalTeardown`: jest gives each its own modules, but one `globalThis`. */
export const runningPostgres = {
  get: () => globalThis.emberclutchTestPostgres,
  set: (server: PostgresServer) => {
    globalThis.emberclutchTestPostgres = server;
  },
};
