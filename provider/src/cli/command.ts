import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../config/config.ts';

export interface Context {
  config: Config;
  /** By default, the database's clock. */
  clock?: Clock | undefined;
  print(line: string): void;
}

export interface Command {
  /** The arguments after `provider` on the command line. */
  usage: string;
  /** One sentence for the list of commands. */
  about: string;
  /** @throws {CommandError} if it fails for a reason that the operator can fix */
  run(args: string[], context: Context): Promise<void>;
}

export class CommandError extends OperatorError {
  override name = 'CommandError';
}

/** @throws {CommandError} naming the argument */
export function parseWholeNumber(text: string | undefined, what: string, max: number): number {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
  if (value < 1 || value > max)
    throw new CommandError(
      `${what} must be a whole number from 1 to ${max}${text === undefined ? '' : `, not ${text}`}.`,
    );
  return value;
}
