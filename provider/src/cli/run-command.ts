import { existsSync } from 'node:fs';
import { access, constants, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import { readConfig } from '../config/config.ts';
import { connectForCommand } from '../platform/database/open-database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { lockFolder } from '../platform/lock-folder.ts';
import { hasProviderTables } from './command.ts';
import type { Command, Context } from './command.ts';
import { keysGrant } from './keys.ts';
import { runPostgresTool } from './postgres-tool.ts';
import { reconcile } from './reconcile.ts';
import { restore } from './restore.ts';
import { seasonsClose, seasonsExtend, seasonsOpen } from './seasons.ts';

const dbMigrate: Command = {
  usage: 'db:migrate',
  description:
    'Brings the tables up to date, and creates a world if there is none. Starting a provider does the same.',
  async run(_args, { config, print }) {
    const { db, isEmbedded, close } = await connectForCommand(config);
    try {
      const migrations = await migrate(db, { isEmbedded });
      for (const name of migrations) print(`Done: ${name}`);
      if (migrations.length === 0) print('The tables are up to date.');
    } finally {
      await close();
    }
  },
};

const backup: Command = {
  usage: 'backup <file>',
  description:
    'Writes the whole database to a new file. PostgreSQL may be in use, an embedded world may not.',
  async run([file, ...otherArguments], { config, print }) {
    if (file === undefined || otherArguments.length > 0)
      throw new OperatorError('Name a new file: backup world.backup');
    if (existsSync(file)) throw new OperatorError(`${file} exists and is not overwritten.`);
    await ensureWritable(dirname(resolve(file)));
    // Renamed at the end, so that a failed run leaves no partial backup under the final name.
    const partialFile = `${file}.part`;
    try {
      if (config.databaseUrl === null) await dumpEmbedded(config.worldFolder, partialFile);
      else {
        // Created first with mode 600, so that no other user can read it.
        await writeFile(partialFile, '', { mode: 0o600 });
        await runPostgresTool('pg_dump', config.databaseUrl, ['--format=custom', `--file=${partialFile}`]);
      }
      // Without this check, a backup from a wrong address would go unnoticed until it is needed.
      if (!(await hasProviderTables(config))) throw new OperatorError('The database holds no world.');
      await rename(partialFile, file);
    } finally {
      await rm(partialFile, { force: true });
    }
    print(`The world was backed up to ${file}.`);
  },
};

async function ensureWritable(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK);
  } catch {
    throw new OperatorError(`There is no folder ${folder} that can be written.`);
  }
}

async function dumpEmbedded(folder: string, file: string): Promise<void> {
  if (!existsSync(`${folder}/postgres`)) throw new OperatorError(`There is no world in ${folder}.`);
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

/** All commands, in the order of the help. */
export const commands: Command[] = [
  seasonsOpen,
  seasonsExtend,
  seasonsClose,
  keysGrant,
  dbMigrate,
  backup,
  restore,
  reconcile,
];

interface Call {
  args: string[];
  environment: Record<string, string | undefined>;
  print(line: string): void;
  printError(line: string): void;
  clock?: Context['clock'];
}

/** @returns the exit code: 0 on success, 1 after a message of one sentence on failure */
export async function runCommand({ args, environment, print, printError, clock }: Call): Promise<number> {
  const isHelpRequested = args.length === 0 || args.some((arg) => ['help', '--help', '-h'].includes(arg));
  if (isHelpRequested) {
    for (const line of help) print(line);
    return 0;
  }
  const command = commands.find((candidate) =>
    listWords(candidate).every((word, index) => args[index] === word),
  );
  if (!command) {
    printError(
      `There is no command "${args.join(' ')}". There are: ${commands.map((candidate) => listWords(candidate).join(' ')).join(', ')}.`,
    );
    return 1;
  }
  try {
    await command.run(args.slice(listWords(command).length), {
      config: readConfig(environment),
      clock,
      print,
    });
    return 0;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    printError(error.message);
    return 1;
  }
}

/** @returns the words of a command without its arguments: `seasons extend` for `seasons extend <minutes>` */
const listWords = ({ usage }: Command) => usage.split(' ').filter((word) => !/^[<[]/.test(word));

const help = [
  'npx pnpm@12 provider <command>',
  '',
  ...commands.flatMap(({ usage, description }) => [`  ${usage}`, `      ${description}`]),
  '',
  'The settings choose the world: DATABASE_URL, or else DATA_DIR. Stop an embedded world first.',
];
