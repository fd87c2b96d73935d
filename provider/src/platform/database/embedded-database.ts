import { existsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { Kysely, PGliteDialect } from 'kysely';
import type { PGliteDialectConfig } from 'kysely';
import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import { lockFolder } from '../lock-folder.ts';
import type { OpenDatabase, Tables } from './database.ts';
import { createStatementLog } from './trace-statement.ts';

/** The part of PGlite that Kysely uses. */
export type DialectPGlite = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>;

/** @throws {OperatorError} when the folder is in use or cannot be written */
export async function openEmbeddedDatabase(folder: string): Promise<OpenDatabase> {
  if (folder.startsWith('memory://'))
    return wrapPGlite(await PGlite.create(folder, { loadDataDir: await dataDir() }));
  const unlock = lockFolder(folder);
  try {
    const pglite = await openFolder(folder);
    const database = wrapPGlite(pglite);
    const close = async () => {
      await database.close();
      unlock();
    };
    return { ...database, dump: () => pglite.dumpDataDir('gzip'), close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Wraps a running PGlite. Closing the result closes PGlite. */
export function wrapPGlite(pglite: DialectPGlite): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), ...createStatementLog() });
  return {
    db,
    // All pools share one connection, so statements wait for each other anyway.
    pools: { locks: db, sale: db, identity: db, reads: db },
    isEmbedded: true,
    async close() {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}

/** The default of 128 MB would hold pages that are also in the operating system's cache. Measured with `pnpm --dir bench memory`. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Opens the database in a folder. For a new one, copies an empty database, because creating one takes 2.5 s more CPU time. */
async function openFolder(folder: string): Promise<PGlite> {
  const postgres = `${folder}/postgres`;
  try {
    const isNew = !existsSync(`${postgres}/PG_VERSION`);
    return await PGlite.create(postgres, { startParams, ...(isNew && { loadDataDir: await dataDir() }) });
  } catch (cause) {
    // The library reports no reason, and its database has logged none.
    throw new OperatorError(
      `The world in ${folder} cannot be opened. If its disk is full, free some space: the data is intact. Otherwise, restore a backup into another DATA_DIR.`,
      { cause },
    );
  }
}
