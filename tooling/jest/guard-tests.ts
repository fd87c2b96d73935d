import { addEventHandler } from 'jest-circus';
import { describingFailure } from './describing-failure.ts';

/** No test of these projects takes a `done` callback. */
type Run = () => Promise<void>;

interface Guards {
  defaultTimeoutMs: number;
  /** What is added to the error of a test that fails; it is called before the hooks that clean up. */
  describeFailure?: () => Promise<string>;
}

/**
 * The rules of `timeouts.ts` and `no-console-errors.ts` for projects of the light runner, which knows no time-outs and
 * drops the hooks of set-up files: a test fails after the default or its own time-out, and when it
 * calls `console.error`. What it spies on is restored.
 */
export function guardTests({ defaultTimeoutMs, describeFailure = async () => '' }: Guards): void {
  addEventHandler((event, { currentDescribeBlock }) => {
    if (event.name === 'add_test') {
      const added = currentDescribeBlock.children.at(-1);
      if (added?.type === 'test') {
        const run = guarded(added.fn as Run, added.timeout ?? defaultTimeoutMs);
        added.fn = describingFailure(run, describeFailure);
      }
    }
    if (event.name === 'add_hook') {
      const added = currentDescribeBlock.hooks.at(-1);
      if (added) added.fn = limited(added.fn as Run, added.timeout ?? defaultTimeoutMs);
    }
  });
}

function guarded(run: Run, timeoutMs: number): Run {
  return async () => {
    const written: string[] = [];
    const { error } = console;
    console.error = (...args: unknown[]) => {
      const text = args.map(String).join(' ');
      // Node writes its warnings here too. They are of packages, and can arrive in a later test than their cause.
      if (/^\(node:\d+\) /.test(text)) error(text);
      else written.push(text);
    };
    try {
      await limited(run, timeoutMs)();
    } finally {
      console.error = error;
      jest.restoreAllMocks();
    }
    if (written.length > 0) throw new Error(`console.error was called: ${written.join('\n')}`);
  };
}

function limited(run: Run, timeoutMs: number): Run {
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Not done after ${timeoutMs / 1_000} s.`)), timeoutMs);
    });
    try {
      await Promise.race([run(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
