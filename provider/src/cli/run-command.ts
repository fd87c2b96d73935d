import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import { readConfig } from '../config/config.ts';
import { backup } from './backup.ts';
import type { Command, Context } from './command.ts';
import { dbMigrate } from './db-migrate.ts';
import { keysGrant } from './keys.ts';
import { reconcile } from './reconcile.ts';
import { restore } from './restore.ts';
import { seasonsClose, seasonsExtend, seasonsOpen } from './seasons.ts';

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
  complain(line: string): void;
  clock?: Context['clock'];
}

/** @returns the exit code: 0 on success, 1 after a message of one sentence on failure */
export async function runCommand({ args, environment, print, complain, clock }: Call): Promise<number> {
  const wantsHelp = args.length === 0 || args.some((arg) => ['help', '--help', '-h'].includes(arg));
  if (wantsHelp) {
    for (const line of help) print(line);
    return 0;
  }
  const command = commands.find((known) => wordsOf(known).every((word, index) => args[index] === word));
  if (!command) {
    complain(
      `There is no command "${args.join(' ')}". There are: ${commands.map((known) => wordsOf(known).join(' ')).join(', ')}.`,
    );
    return 1;
  }
  try {
    await command.run(args.slice(wordsOf(command).length), { config: readConfig(environment), clock, print });
    return 0;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    complain(error.message);
    return 1;
  }
}

/** `seasons extend` of `seasons extend <minutes>`. */
const wordsOf = ({ usage }: Command) => usage.split(' ').filter((word) => !/^[<[]/.test(word));

const help = [
  'npx pnpm@12 provider <command>',
  '',
  ...commands.flatMap(({ usage, about }) => [`  ${usage}`, `      ${about}`]),
  '',
  'The settings choose the world: DATABASE_URL, or else DATA_DIR. Stop an embedded world first.',
];
