import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Utilization of the event loop below which a process counts as idle. */
const maxUtilization = 0.05;

/** Bytes by which the heap must grow before it is collected again. */
const minGrowth = 16 * 1_024 ** 2;

/** The first collection frees objects, the second one returns their pages to the system. */
const consecutiveCollections = 2;

/**
 * Collects garbage while a server is idle. V8 collects only while a process allocates, so that an idle server would keep the garbage of its
 * last requests. Compiled code is kept: without it, the first requests after a pause would be slow.
 */
export function collectGarbageWhileIdle(checkMs = 20_000): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction; // V8 defines it in contexts that are created after the flag is set
  let checked = performance.eventLoopUtilization();
  let heapAfter = 0;
  let collectionsLeft = 0;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, checked);
    checked = now;
    if (utilization > maxUtilization) return;
    if (process.memoryUsage().heapTotal > heapAfter + minGrowth) collectionsLeft = consecutiveCollections;
    if (collectionsLeft === 0) return;
    collectionsLeft -= 1;
    collect();
    heapAfter = process.memoryUsage().heapTotal;
  }, checkMs).unref();
}
