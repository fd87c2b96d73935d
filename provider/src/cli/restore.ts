import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { connectForCommand } from '../platform/database/database.ts';
import { compareMigrations } from '../platform/database/compare-migrations.ts';
import { lockFolder } from '../platform/lock-folder.ts';
import type { Command } from './command.ts';
import { CommandError } from './command.ts';
import { holdsWorld } from './holds-world.ts';
import { runPostgresTool } from './postgres-tool.ts';
import { listLatePayments } from './list-late-payments.ts';
import {
  countContents,
  endWhatWasOpen,
  hasTables,
  raiseSequences,
  removePasskeys,
} from './restored-database-repository.ts';

export const restore: Command = {
  usage: 'restore <file> [--remove-passkeys]',
  about:
    'Brings back what backup wrote, into a place where no world is yet. Ends sessions, tokens of connected sites, sign-ins and queued mails, lists the payments made since, and leaves the tables as they were.',
  async run([file, option, ...more], { config, print }) {
    const isKnown = option === undefined || option === removePasskeysOption;
    if (file === undefined || !isKnown || more.length > 0)
      throw new CommandError('Name the file of a backup: restore world.backup');
    if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
    if (config.databaseUrl === null) await restoreEmbedded(config.worldFolder, file);
    else await restoreServer(config, config.databaseUrl, file);
    await completeRestore(config, { keepsPasskeys: option === undefined, print });
  },
};

const removePasskeysOption = '--remove-passkeys';

/** Makes a restored database safe to use, and lists events that the backup cannot know. */
async function completeRestore(
  config: Config,
  { keepsPasskeys, print }: { keepsPasskeys: boolean; print: (line: string) => void },
): Promise<void> {
  const { db, close } = await connectForCommand(config);
  try {
    if (!(await hasTables(db))) throw new CommandError('The backup was restored, and holds no world.');
    const { accounts, assets, passkeys, lastRecordAt } = await countContents(db);
    const ended = await db.transaction().execute(async (trx) => {
      await raiseSequences(trx, raisedBy);
      if (!keepsPasskeys) await removePasskeys(trx);
      return endWhatWasOpen(trx);
    });
    print(`The world is back: ${accounts} accounts, ${assets} assets.`);
    print(
      `Ended: ${ended.sessions} sessions, ${ended.site_tokens} tokens of connected sites, ${ended.auth_flows + ended.ceremonies} sign-ins, ${ended.mail_queue} queued mails. Numbers go on ${raisedBy} later.`,
    );
    if (passkeys > 0)
      print(
        keepsPasskeys
          ? `${passkeys} passkeys sign in, including any that were removed after the backup. ${removePasskeysOption} removes them all.`
          : `${passkeys} passkeys were removed: their owners sign in by a code.`,
      );
    const { missing } = await compareMigrations(db);
    if (missing.length > 0) print(`The tables are of an earlier version: they lack ${missing.join(', ')}.`);
    if (config.stripe)
      for (const { id, amount, currency } of await listLatePayments(db, config.stripe, lastRecordAt))
        print(`Stripe took ${amount} ${currency} (${id}), which is not in the backup.`);
  } finally {
    await close();
  }
}

/** More than the ids that are given out between two backups. */
const raisedBy = 100_000;

async function restoreEmbedded(folder: string, file: string): Promise<void> {
  const unlock = lockFolder(folder);
  try {
    if (existsSync(`${folder}/postgres`))
      throw new CommandError(
        `There is a world in ${folder} already. Move it away, or set DATA_DIR to another folder.`,
      );
    const draft = `${folder}/restoring`;
    await rm(draft, { recursive: true, force: true });
    try {
      await unpack(draft, file);
      await rename(draft, `${folder}/postgres`);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  } finally {
    unlock();
  }
}

async function unpack(folder: string, file: string): Promise<void> {
  try {
    const pglite = await PGlite.create({ dataDir: folder, loadDataDir: new Blob([await readFile(file)]) });
    await pglite.query('select name from kysely_migration');
    await pglite.close();
  } catch (cause) {
    throw new CommandError(`${file} is no backup of an embedded world, or it is damaged.`, { cause });
  }
}

async function restoreServer(config: Config, databaseUrl: string, file: string): Promise<void> {
  if (await holdsWorld(config))
    throw new CommandError('The database holds a world already. Set DATABASE_URL to an empty one.');
  await runPostgresTool('pg_restore', databaseUrl, [
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    file,
  ]);
}
