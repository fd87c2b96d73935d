import { addEventHandler } from 'jest-circus';
import { withFailureDescription } from './with-failure-description.ts';
import { failWhenSilent } from './progress.ts';

/** No test of these projects takes a `done` callback. */
type Run = () => Promise<void>;

/** Whether tests are only counted: they are skipped, and nothing is prepared for them. */
const isCounting = process.env.TESTS_ARE_COUNTED !== undefined;

/**
 * The rules of `timeouts.ts` and `no-console-errors.ts` for projects of the light runner, which has no time-outs and ignores the hooks of
 * set-up files: a test fails if it hangs or calls `console.error`. Spies are restored.
 * @param describeFailure returns text for the error of a failed test; called before the hooks that clean up
 */
export function guardTests(describeFailure: () => Promise<string> = async () => ''): void {
  addEventHandler((event, { currentDescribeBlock }) => {
    if (event.name === 'add_test') {
      const added = currentDescribeBlock.children.at(-1);
      if (added?.type === 'test') added.fn = withFailureDescription(guard(added.fn as Run), describeFailure);
    }
    if (event.name === 'add_hook') {
      const added = currentDescribeBlock.hooks.at(-1);
      if (!added) return;
      const run = added.fn as Run;
      added.fn = isCounting ? () => undefined : () => failWhenSilent(run);
    }
  });
}

function guard(run: Run): Run {
  return async () => {
    const written: string[] = [];
    const { error } = console;
    console.error = (...args: unknown[]) => {
      const text = args.map(String).join(' ');
      // Node also writes its warnings here. They concern packages, and can arrive in a later test than the one that caused them.
      if (/^\(node:\d+\) /.test(text)) error(text);
      else written.push(text);
    };
    try {
      await failWhenSilent(run);
    } finally {
      console.error = error;
      jest.restoreAllMocks();
    }
    if (written.length > 0) throw new Error(`console.error was called: ${written.join('\n')}`);
  };
}
