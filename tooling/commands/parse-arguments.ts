import { parseArgs } from 'node:util';
import { appNamed, apps } from '../federation/apps.ts';

/**
 * Reads the arguments of a command.
 * @param options names of its options, such as `publish` for `--publish`
 * @throws {Error} for an option that the command does not have
 */
export function parseArguments(args: string[], options: readonly string[] = []) {
  const unknown = args.find((arg) => arg.startsWith('-') && !options.includes(arg.slice(2)));
  if (unknown !== undefined) throw new Error(`This command has no option "${unknown}".`);
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries(options.map((name) => [name, { type: 'boolean' }] as const)),
  });
  return { positionals, has: (option: string) => values[option] === true };
}

/** @throws {Error} if there are arguments left */
export function expectNoMore([next]: readonly string[]): void {
  if (next !== undefined) throw new Error(`This command has no use for "${next}".`);
}

/** `hatchery` -> `remote-hatchery`. @throws {Error} if there is no such app */
export function appOf(name: string | undefined): string {
  const app = name === undefined ? null : appNamed(name);
  if (app !== null) return app;
  throw new Error(name === undefined ? `Name an app: ${list}.` : `There is no app "${name}". Apps: ${list}.`);
}

const list = apps.join(', ');
