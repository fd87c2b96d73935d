import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../platform/database/database.ts';
import type { DialectPGlite } from '../platform/database/embedded-database.ts';
import { embed } from '../platform/database/embedded-database.ts';
import { loadMigratedDump } from './load-migrated-dump.ts';
import { readMigrationFingerprint } from './read-migration-fingerprint.ts';
import { openTestServerDatabase } from './open-test-server-database.ts';
import { MigratedState } from './migrated-state.ts';
import type { RunSql } from './migrated-state.ts';

/** Opens an empty, migrated database: in memory, or in the project `provider:postgres` on the PostgreSQL server of the test run. */
export function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env.TESTS_RUN_ON;
  if (!url) return openEmbeddedTestDatabase();
  const isTemporary = process.env.TEST_SERVER_IS_TEMPORARY === 'true';
  return openTestServerDatabase({ url, isTemporary }, readMigrationFingerprint());
}

/** Databases of this test process that no test currently uses. They are in memory and end with the process. */
const idleDatabases: ReusablePGlite[] = [];

async function openEmbeddedTestDatabase(): Promise<OpenDatabase> {
  const reusable = idleDatabases.pop() ?? new ReusablePGlite(await startMigratedPGlite());
  return embed(await reusable.lend(() => void idleDatabases.push(reusable)));
}

const startMigratedPGlite = async () =>
  PGlite.create({ dataDir: 'memory://', loadDataDir: await loadMigratedDump() });

/**
 * A migrated PGlite that the tests of one process reuse one after another. Starting one takes half a second; emptying one takes a
 * few milliseconds.
 */
class ReusablePGlite {
  readonly #pglite: PGlite;
  /** Null before the first use. */
  #migrated: MigratedState | null = null;

  /** @param pglite with all migrations applied and no other rows */
  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /**
   * Restores the state after the migrations.
   * @returns the database for one Kysely; `close` ends only that use, so that its later queries fail
   */
  async lend(onReturn: () => void): Promise<DialectPGlite> {
    const pglite = this.#pglite;
    const migrated = this.#migrated;
    if (migrated) await pglite.transaction((transaction) => migrated.restore(runOn(transaction)));
    else this.#migrated = await MigratedState.read(runOn(pglite));
    const lent: DialectPGlite = {
      closed: false,
      ready: true,
      waitReady: pglite.waitReady,
      query: (query, params, options) => (lent.closed ? refuse() : pglite.query(query, params, options)),
      transaction: (callback) => (lent.closed ? refuse() : pglite.transaction(callback)),
      close: async () => {
        lent.closed = true;
        onReturn();
      },
    };
    return lent;
  }
}

/** Runs a query with parameters, or several statements without. */
function runOn(pglite: Pick<PGlite, 'query' | 'exec'>): RunSql {
  return async <Row>(sql: string, params?: unknown[]) => {
    if (params) return (await pglite.query<Row>(sql, params)).rows;
    return ((await pglite.exec(sql)).at(-1)?.rows ?? []) as Row[]; // The rows of the statement.
  };
}

const refuse = () => Promise.reject(new Error('The test database is closed.'));
