import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { connectForCommand } from '../platform/database/database.ts';
import { lockFolder } from '../platform/lock-folder.ts';
import type { Command } from './command.ts';
import { CommandError } from './command.ts';
import { runPostgresTool } from './postgres-tool.ts';
import { countContents, hasTables } from './restored-database-repository.ts';
import { withDatabase } from './with-database.ts';

export const restore: Command = {
  usage: 'restore <file>',
  about: 'Brings back what backup wrote, into a place where no world is yet.',
  async run([file, ...more], { config, print }) {
    if (file === undefined || more.length > 0)
      throw new CommandError('Name the file of a backup: restore world.backup');
    if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
    if (config.databaseUrl === null) await restoreEmbedded(config.worldFolder, file);
    else await restoreServer(config, config.databaseUrl, file);
    const { accounts, assets } = await withDatabase({ config }, countContents);
    print(`The world is back: ${accounts} accounts, ${assets} assets.`);
  },
};

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

async function holdsWorld(config: Config): Promise<boolean> {
  const { db, close } = await connectForCommand(config);
  try {
    return await hasTables(db);
  } finally {
    await close();
  }
}
