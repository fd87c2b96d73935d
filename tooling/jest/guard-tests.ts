import { addEventHandler } from 'jest-circus';
import { failWhenSilent } from './progress.ts';

/** A test or a hook. In these projects, neither takes a `done` callback. */
type TestFunction = () => Promise<void>;

/**
 * Applies the rules of `timeouts.ts` and `no-console-errors.ts` to projects of the light runner, which has no time-outs and ignores the hooks
 * of set-up files: a test fails if it hangs or calls `console.error`. Also restores spies.
 * @param describeFailure returns text for the error of a failed test; called before the hooks that clean up
 */
export function guardTests(describeFailure: () => Promise<string> = async () => ''): void {
  addEventHandler((event, { currentDescribeBlock }) => {
    if (event.name === 'add_test') {
      const test = currentDescribeBlock.children.at(-1);
      if (test?.type === 'test')
        test.fn = addFailureDescription(guardTest(test.fn as TestFunction), describeFailure);
    }
    if (event.name === 'add_hook') {
      const hook = currentDescribeBlock.hooks.at(-1);
      if (!hook) return;
      const run = hook.fn as TestFunction;
      hook.fn = () => failWhenSilent(run);
    }
  });
}

function guardTest(run: TestFunction): TestFunction {
  return async () => {
    const consoleErrors: string[] = [];
    const { error } = console;
    console.error = (...args: unknown[]) => {
      const text = args.map(String).join(' ');
      // Node also writes its warnings here. They concern packages, and can arrive later than during the test that caused them.
      if (/^\(node:\d+\) /.test(text)) error(text);
      else consoleErrors.push(text);
    };
    try {
      await failWhenSilent(run);
    } finally {
      console.error = error;
      jest.restoreAllMocks();
    }
    if (consoleErrors.length > 0) throw new Error(`console.error was called: ${consoleErrors.join('\n')}`);
  };
}

/**
 * Returns a test that adds a description to its error, because the content of its page cannot be read afterwards.
 * @param describe called after the failure; the test keeps its own error even if the description fails
 */
export function addFailureDescription(run: TestFunction, describe: () => Promise<string>): TestFunction {
  return async () => {
    try {
      await run();
    } catch (error) {
      const description = await describe().catch((failure: unknown) => `Not described: ${String(failure)}`);
      // The runner prints the stack, which begins with a copy of the message.
      if (error instanceof Error && description !== '') error.stack = `${error.stack}\n\n${description}`;
      throw error;
    }
  };
}
