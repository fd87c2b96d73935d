import type { Clock } from '../platform/clock.ts';
import type { Config } from '../config/config.ts';

export interface Context {
  config: Config;
  clock: Clock;
  print(line: string): void;
}

export interface Command {
  /** What follows `provider` on the command line. */
  usage: string;
  /** One sentence for the list of commands. */
  about: string;
  /** @throws {CommandError} when it cannot be done, in words for the person */
  run(args: string[], context: Context): Promise<void>;
}

/** What was asked cannot be done. The message is for whoever asked. */
export class CommandError extends Error {
  override name = 'CommandError';
}
