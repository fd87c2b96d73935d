import { appendFileSync } from 'node:fs';
import { maxSilenceMs } from './hang-limit.ts';

// Keeps the original functions, because tests replace them with fakes.
const { setInterval, clearInterval } = globalThis;
const now = performance.now.bind(performance);

/** The event file of the command `test`, which watches whether the file grows. */
const eventFile = process.env.TEST_EVENTS;

let hasProgressed = false;
let writtenAt = 0;

/** Reports that a test makes progress: a page or a process that it uses has done something. */
export function noteProgress(): void {
  hasProgressed = true;
  if (eventFile === undefined || now() - writtenAt < 1_000) return;
  writtenAt = now();
  appendFileSync(eventFile, '\n');
}

/**
 * Runs a test or a hook, and fails it when it makes no progress for `silenceMs`. Measures time in ticks of this process, so that the
 * measurement stops while the machine is suspended.
 */
export async function failWhenSilent(
  run: () => unknown,
  { silenceMs = maxSilenceMs, tickMs = 1_000 } = {},
): Promise<void> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  let silentMs = 0;
  const timer = setInterval(() => {
    silentMs = hasProgressed ? 0 : silentMs + tickMs;
    hasProgressed = false;
    if (silentMs >= silenceMs) reject(new Error(`Nothing has happened for ${silenceMs / 1_000} s.`));
  }, tickMs);
  try {
    await Promise.race([run(), silence]);
  } finally {
    clearInterval(timer);
    noteProgress();
  }
}
