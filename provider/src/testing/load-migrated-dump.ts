import { PGlite } from '@electric-sql/pglite';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PGliteDialect } from 'kysely';
import type { Tables } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { readMigrationFingerprint } from './read-migration-fingerprint.ts';

/**
 * Loads the files of an empty, migrated PGlite, for its `loadDataDir`. Creating and migrating a database takes seconds. Therefore
 * the first dump for a set of migrations is stored as a file, from which later databases start in a few tenths of a second.
 */
export async function loadMigratedDump(): Promise<Blob> {
  const storedFile = join(tmpdir(), `emberclutch-test-database-${readMigrationFingerprint()}.tar`);
  if (existsSync(storedFile)) return new Blob([readFileSync(storedFile)]);

  const pglite = await PGlite.create('memory://');
  await migrate(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }), { isEmbedded: true });
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  // Renamed into place, because other test processes may read the file.
  const draft = `${storedFile}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, storedFile);
  return dump;
}
