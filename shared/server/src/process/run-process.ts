import { inspect } from 'node:util';
import { OperatorError } from './operator-error.ts';

/** Milliseconds that a process has to end by itself after its main function has failed. */
const endingMs = 3_000;

/**
 * Runs the main function of a process. A failure sets exit code 1 and prints what happened: one line if the operator can act on
 * it, else the stack trace. Then the process ends, even if an open handle keeps it alive: a supervisor restarts only processes
 * that have ended.
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
