import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { OpenDatabase, Tables } from './database.ts';

/** A database that returns no rows for every statement, for callers that need the provider's routes but none of their responses. */
export function createUnconnectedDatabase(): OpenDatabase {
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (opened) => new PostgresIntrospector(opened),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return {
    db,
    pools: { locks: db, sale: db, identity: db, reads: db },
    isEmbedded: true,
    close: () => db.destroy(),
  };
}
