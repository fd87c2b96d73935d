import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { OpenDatabase, Tables } from '../platform/database/database.ts';

/** Creates a database that returns no rows for any statement, for callers that need the provider's routes but not their responses. */
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
