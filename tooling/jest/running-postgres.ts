import type { PostgresServer } from '../postgres/open-postgres.ts';

declare global {
  var emberclutchTestPostgres: PostgresServer | undefined;
}

/** What is started before the tests and ended after them: jest gives both their own modules, but one `globalThis`. */
export const runningPostgres = {
  get: () => globalThis.emberclutchTestPostgres,
  set: (server: PostgresServer) => {
    globalThis.emberclutchTestPostgres = server;
  },
};
