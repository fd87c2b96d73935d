import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds between two checks. */
const defaultCheckMs = 20_000;

/** Maximum share of the time between two checks in which an idle process works. */
const maxUtilization = 0.05;

/** Bytes that the process must hold in addition to those after its last collection. */
const minGrowth = 8 * 1_024 ** 2;

/**
 * Collects garbage while a server is idle, and returns its memory to the system. V8 collects only while a process allocates, so that an idle
 * server would keep the garbage of its last requests.
 * @param checkMs milliseconds between two checks
 */
export function collectWhileIdle(checkMs = defaultCheckMs): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction; // V8 defines it in contexts that are created after the flag is set
  let checked = performance.eventLoopUtilization();
  let afterCollection = 0;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, checked);
    checked = now;
    if (utilization > maxUtilization || process.memoryUsage.rss() < afterCollection + minGrowth) return;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    afterCollection = process.memoryUsage.rss();
  }, checkMs).unref();
}
