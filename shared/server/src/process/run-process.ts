import { inspect } from 'node:util';
import { OperatorError } from './operator-error.ts';

/** Milliseconds in which a process whose main function has failed may end by itself. */
const endingMs = 3_000;

/**
 * Runs the main function of a process. A failure sets exit code 1 and prints what happened: one line if the operator can
 * act on it, else the stack trace. The process ends then, also where something that was opened keeps it alive: a supervisor
 * starts only what has ended.
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
