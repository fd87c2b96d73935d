import { inspect } from 'node:util';
import { OperatorError } from './operator-error.ts';

/** A process whose main function has failed has this many milliseconds to end by itself. */
const endingMs = 3_000;

/**
 * Runs the main function of a process. After a failure it sets exit code 1 and prints one line if the operator can act on the
 * failure, and otherwise the stack trace. Then it ends the process, even if an open handle keeps it alive: a supervisor restarts
 * only processes that have ended.
 */
export async function runProcess(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof OperatorError ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
    setTimeout(() => process.exit(), endingMs).unref();
  }
}
