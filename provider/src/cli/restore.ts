import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import type { Config } from '../config/config.ts';
import { connectForCommand } from '../platform/database/open-database.ts';
import { wrapPGlite } from '../platform/database/embedded-database.ts';
import type { Database } from '../platform/database/database.ts';
import {
  checkRestoreMarker,
  createRestoreMarker,
  removeRestoreMarker,
} from '../platform/database/restore-marker.ts';
import { lockFolder } from '../platform/lock-folder.ts';
import type { Command } from './command.ts';
import { runPostgresTool } from './postgres-tool.ts';
import {
  countContents,
  deleteTransientRecords,
  hasTables,
  raiseSequences,
  removePasskeys,
} from './restored-database-repository.ts';

export const restore: Command = {
  usage: 'restore <file> [--remove-passkeys]',
  description:
    'Restores a backup into an empty database or folder. Ends sessions and unfinished sign-ins, and discards queued mails. Does not migrate the tables.',
  async run([file, option, ...otherArguments], { config, print }) {
    const isValidOption = option === undefined || option === removePasskeysOption;
    if (file === undefined || !isValidOption || otherArguments.length > 0)
      throw new OperatorError('Name the file of a backup: restore world.backup');
    if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
    const isEmbedded = config.databaseUrl === null;
    await (isEmbedded ? restoreEmbedded : restoreServer)(config, file, {
      shouldRemovePasskeys: option !== undefined,
      print,
    });
  },
};

const removePasskeysOption = '--remove-passkeys';

interface RestoreOptions {
  shouldRemovePasskeys: boolean;
  print(line: string): void;
}

/** Makes a restored database safe to use. No process may use it before that. */
async function completeRestore(
  db: Database,
  { shouldRemovePasskeys, print }: RestoreOptions,
  allowUse?: (trx: Database) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await raiseSequences(trx, sequenceIncrease);
    if (shouldRemovePasskeys) await removePasskeys(trx);
    await deleteTransientRecords(trx);
    await allowUse?.(trx);
  });
  const { accounts, assets } = await countContents(db);
  print(`The world is back: ${accounts} accounts, ${assets} assets.`);
  print(
    `All sessions and unfinished sign-ins were ended, and queued mails were discarded. New ids start ${sequenceIncrease} higher.`,
  );
  print(
    shouldRemovePasskeys
      ? 'All passkeys were removed: their owners sign in with a code.'
      : `Passkeys still work, including any that were removed after the backup. ${removePasskeysOption} removes them all.`,
  );
}

/** Increase of every sequence: more than the number of ids that are assigned between two backups. */
const sequenceIncrease = 100_000;

/** Renames the folder of the database last, so that an interrupted restore leaves no world. */
async function restoreEmbedded(
  { worldFolder }: Config,
  file: string,
  options: RestoreOptions,
): Promise<void> {
  const unlock = lockFolder(worldFolder);
  const draftFolder = `${worldFolder}/restoring`;
  try {
    if (existsSync(`${worldFolder}/postgres`))
      throw new OperatorError(
        `There is a world in ${worldFolder} already. Move it away, or set DATA_DIR to another folder.`,
      );
    await rm(draftFolder, { recursive: true, force: true });
    const { db, close } = wrapPGlite(await unpack(draftFolder, file));
    try {
      await completeRestore(db, options);
    } finally {
      await close();
    }
    await rename(draftFolder, `${worldFolder}/postgres`);
  } finally {
    await rm(draftFolder, { recursive: true, force: true });
    unlock();
  }
}

async function unpack(folder: string, file: string): Promise<PGlite> {
  try {
    const pglite = await PGlite.create({ dataDir: folder, loadDataDir: new Blob([await readFile(file)]) });
    await pglite.query('select name from kysely_migration');
    return pglite;
  } catch (cause) {
    throw new OperatorError(`${file} is not a backup of an embedded world, or it is damaged.`, { cause });
  }
}

/** Marks the database first, and removes the marker with the last statement, so that no process starts on it after an interruption. */
async function restoreServer(config: Config, file: string, options: RestoreOptions): Promise<void> {
  const { db, close } = await connectForCommand(config);
  try {
    await checkRestoreMarker(db);
    if (await hasTables(db))
      throw new OperatorError('The database holds a world already. Set DATABASE_URL to an empty one.');
    await createRestoreMarker(db);
    await loadServer(db, config.databaseUrl ?? '', file);
    if (!(await hasTables(db))) throw new OperatorError('The backup was restored, but contains no world.');
    await completeRestore(db, options, removeRestoreMarker);
  } finally {
    await close();
  }
}

async function loadServer(db: Database, databaseUrl: string, file: string): Promise<void> {
  try {
    await runPostgresTool('pg_restore', databaseUrl, [
      '--no-owner',
      '--no-privileges',
      '--single-transaction',
      '--exit-on-error',
      file,
    ]);
  } catch (failure) {
    // `pg_restore` has written nothing, so the database is still empty.
    await removeRestoreMarker(db);
    throw failure;
  }
}
