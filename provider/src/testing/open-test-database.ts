import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../platform/database/database.ts';
import { embed } from '../platform/database/database.ts';
import { migratedDump } from './migrated-dump.ts';
import { migrationFingerprint } from './migration-fingerprint.ts';
import { openTestServerDatabase } from './open-test-server-database.ts';
import { ReusablePGlite } from './reusable-pglite.ts';

/**
 * An empty, migrated database: in memory, or in the project `provider:postgres` on the PostgreSQL server of the test run.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env.TESTS_RUN_ON;
  if (!url) return openEmbeddedTestDatabase();
  const isTemporary = process.env.TEST_SERVER_IS_TEMPORARY === 'true';
  return openTestServerDatabase({ url, isTemporary }, migrationFingerprint());
}

/** Databases of this test process that no test uses at present. They are in memory and end with it. */
const idle: ReusablePGlite[] = [];

async function openEmbeddedTestDatabase(): Promise<OpenDatabase> {
  const reusable = idle.pop() ?? new ReusablePGlite(await startMigratedPGlite());
  return embed(await reusable.lend(() => void idle.push(reusable)));
}

const startMigratedPGlite = async () =>
  PGlite.create({ dataDir: 'memory://', loadDataDir: await migratedDump() });
