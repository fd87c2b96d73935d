import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { access, constants, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { lockFolder } from '../platform/lock-folder.ts';
import type { Command } from './command.ts';
import { CommandError } from './command.ts';
import { holdsWorld } from './holds-world.ts';
import { runPostgresTool } from './postgres-tool.ts';

export const backup: Command = {
  usage: 'backup <file>',
  about: 'Writes the whole database to a new file. PostgreSQL may be in use, an embedded world may not.',
  async run([file, ...more], { config, print }) {
    if (file === undefined || more.length > 0) throw new CommandError('Name a new file: backup world.backup');
    if (existsSync(file)) throw new CommandError(`${file} exists and is not overwritten.`);
    await ensureWritable(dirname(resolve(file)));
    // Renamed at the end, so that a failed run leaves no partial backup under the final name.
    const draft = `${file}.part`;
    try {
      if (config.databaseUrl === null) await dumpEmbedded(config.worldFolder, draft);
      else {
        // Created first with mode 600, so that no other user can read it.
        await writeFile(draft, '', { mode: 0o600 });
        await runPostgresTool('pg_dump', config.databaseUrl, ['--format=custom', `--file=${draft}`]);
      }
      // Otherwise a wrong address would look like a backup until it is needed.
      if (!(await holdsWorld(config))) throw new CommandError('The database holds no world.');
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
    print(`The world is in ${file}.`);
  },
};

async function ensureWritable(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK);
  } catch {
    throw new CommandError(`There is no folder ${folder} that can be written.`);
  }
}

async function dumpEmbedded(folder: string, file: string): Promise<void> {
  if (!existsSync(`${folder}/postgres`)) throw new CommandError(`There is no world in ${folder}.`);
  const unlock = lockFolder(folder);
  try {
    const pglite = await PGlite.create(`${folder}/postgres`);
    const dump = await pglite.dumpDataDir('gzip');
    await pglite.close();
    await writeFile(file, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
  } finally {
    unlock();
  }
}
