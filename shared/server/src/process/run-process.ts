import { inspect } from 'node:util';
import { OperatorError } from './operator-error.ts';

/**
 * Runs the main function of a process. A failure sets exit code 1 and prints what happened: one line if the operator can
 * act on it, else the stack trace.
 */
export async function runProcess(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof OperatorError ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
  }
}
