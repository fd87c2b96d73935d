import { PGlite } from '@electric-sql/pglite';
import { createHash, randomUUID } from 'node:crypto';
import { Kysely, PGliteDialect } from 'kysely';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, OpenDatabase } from '../platform/database/database.ts';
import { embed, migrate } from '../platform/database/database.ts';
import { openTestServerDatabase } from './open-test-server-database.ts';
import { ReusablePGlite } from './reusable-pglite.ts';

/**
 * An empty, migrated database: in memory, or in the project `provider:postgres` on the PostgreSQL server of the test run.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env.TESTS_RUN_ON;
  if (!url) return openEmbeddedTestDatabase();
  const isTemporary = process.env.TEST_SERVER_IS_TEMPORARY === 'true';
  return openTestServerDatabase({ url, isTemporary }, fingerprint());
}

/** Databases of this test process that no test uses at present. They are in memory and end with it. */
const idle: ReusablePGlite[] = [];

async function openEmbeddedTestDatabase(): Promise<OpenDatabase> {
  const reusable = idle.pop() ?? new ReusablePGlite(await startMigratedPGlite());
  return embed(await reusable.lend(() => void idle.push(reusable)));
}

/**
 * Migrating takes seconds. The first database of a set of migrations is stored as a file, from which the others start in
 * a few tenths of a second.
 */
async function startMigratedPGlite(): Promise<PGlite> {
  const template = join(tmpdir(), `emberclutch-test-database-${fingerprint()}.tar`);
  const kept = readIfThere(template);
  if (kept) return PGlite.create({ dataDir: 'memory://', loadDataDir: new Blob([kept]) });

  const pglite = await PGlite.create('memory://');
  await migrate(new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }));
  const dump = await pglite.dumpDataDir('none');
  // Renamed into place, because other test processes may read the file.
  const draft = `${template}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, template);
  return pglite;
}

let known: string | undefined;

function fingerprint(): string {
  known ??= readFingerprint();
  return known;
}

function readFingerprint(): string {
  const folder = join(import.meta.dirname, '../migrations');
  const hash = createHash('sha256').update(process.version);
  for (const file of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

function readIfThere(file: string): NonSharedBuffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
