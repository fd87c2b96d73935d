import { maxSilenceMs } from './hang-limit.ts';

// Keeps the original functions, because tests replace them with fakes.
const { setInterval, clearInterval } = globalThis;

let hasProgressed = false;

/** Reports that a test makes progress: a page or a process that it uses has done something. */
export function noteProgress(): void {
  hasProgressed = true;
}

/** Milliseconds between two checks. Counting them measures no time while the machine is suspended. */
const tickMs = 1_000;

/** Runs a test or a hook, and fails it when it makes no progress for `maxSilenceMs`. */
export async function failWhenSilent(run: () => unknown): Promise<void> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  let silentMs = 0;
  const timer = setInterval(() => {
    silentMs = hasProgressed ? 0 : silentMs + tickMs;
    hasProgressed = false;
    if (silentMs >= maxSilenceMs) reject(new Error(`Nothing has happened for ${maxSilenceMs / 1_000} s.`));
  }, tickMs);
  try {
    await Promise.race([run(), silence]);
  } finally {
    clearInterval(timer);
    noteProgress();
  }
}
