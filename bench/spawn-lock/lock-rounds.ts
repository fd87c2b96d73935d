import { join } from 'node:path';
import { median } from '../load/percentile.ts';
import { runInChildProcess } from '../load/run-in-child-process.ts';
import type { RunningProcess } from '../load/start-server.ts';
import { hasWrk, lockByWrk } from './lock-by-wrk.ts';
import type { LoadResult, LockLoad } from './lock-load.ts';

export const rounds = 5;
export const durationMs = 4_000;
/** Number of warm-up rounds, in which V8 compiles the hot functions. */
export const warmUps = 4;
const connections = 256;

/** @returns a function that runs one round of locks, each with other clients than the previous rounds */
export function lockRounds({ port }: RunningProcess): () => Promise<LoadResult> {
  let from = 0;
  return async () => {
    const load: LockLoad = { port, connections, from, durationMs };
    const result = hasWrk
      ? await lockByWrk(load)
      : await runInChildProcess<LoadResult>(join(import.meta.dirname, 'lock-load.ts'), load);
    from += result.answers + connections;
    if (result.refused > 0) throw new Error(`${result.refused} of ${result.answers} locks were not granted.`);
    return result;
  };
}

/** Prints the medians of some rounds. @returns the median rate */
export function reportRounds(name: string, results: LoadResult[]): number {
  const rate = median(results.map((result) => result.rate));
  const latency = (share: 'p50' | 'p99') => median(results.map((result) => result[share])).toFixed(0);
  const rates = results.map((result) => result.rate.toFixed(0)).join(' ');
  console.log(
    `${name.padEnd(34)} ${rate.toFixed(0)} locks/s, p50 ${latency('p50')} ms, p99 ${latency('p99')} ms (${rates})`,
  );
  return rate;
}
