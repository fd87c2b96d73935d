import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import { lookUpApp, apps } from '../federation/apps.ts';

/** Runs a command. A failure prints its message and sets exit code 1; DEBUG adds the stack trace. @param usage the text of `--help` */
export async function runCommand(usage: string, command: (args: string[]) => Promise<void>): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) return console.log(usage);
  try {
    await command(args);
  } catch (error) {
    console.error(process.env.DEBUG || !(error instanceof Error) ? error : error.message);
    process.exitCode = 1;
  }
}

/** Reads the arguments of a command. @throws {Error} for an unknown option, or more than `maxPositionals` arguments without a name */
export function parseArguments<Options extends ParseArgsOptionsConfig>(
  args: string[],
  maxPositionals: number,
  options: Options,
) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const unusedArgument = positionals[maxPositionals];
  if (unusedArgument !== undefined) throw new Error(`Unexpected argument "${unusedArgument}".`);
  return { positionals, values };
}

/** Finds an app by its name, such as `remote-hatchery` for `hatchery`. @throws {Error} if there is no app with this name */
export function findApp(name: string | undefined): string {
  const app = name === undefined ? null : lookUpApp(name);
  if (app !== null) return app;
  throw new Error(
    name === undefined ? `Name an app: ${appList}.` : `There is no app "${name}". Apps: ${appList}.`,
  );
}

/** Like `findApp`, but also accepts a remote whose folder no longer exists in the workspace, because it may still be live. */
export const findCurrentOrFormerApp = (name: string | undefined): string =>
  name === undefined ? findApp(name) : (lookUpApp(name) ?? `remote-${name.replace(/^remote-/, '')}`);

/** Resolves an app of this workspace, or returns the id of a canary or preview unchanged. @throws {Error} if the name is missing */
export function findCandidate(name: string | undefined): string {
  if (name === undefined)
    throw new Error(`Name an app with a canary, or the id of a candidate. Apps: ${appList}.`);
  return lookUpApp(name) ?? name;
}

const appList = apps.join(', ');
