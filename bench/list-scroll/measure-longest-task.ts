import type { Browser, Page } from 'playwright-core';

export interface LongestTask {
  /** Wall time, during which other processes may have used the processor; 0 if no task took more than 50 ms. */
  elapsedMs: number;
  /** Milliseconds of processor time of the page's main thread. */
  cpuMs: number;
  /** Sum of all tasks that took more than 50 ms. */
  longTasksMs: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time, microseconds. */
  tdur?: number;
  args: { name?: string };
}

/** Measures the longest task of a page's main thread during an action. */
export async function measureLongestTask(
  browser: Browser,
  page: Page,
  runAction: () => Promise<void>,
): Promise<LongestTask> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.evaluate(recordTasks);
  await runAction();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const tasks: number[] = await page.evaluate(() => Reflect.get(window, 'tasks'));
  return {
    elapsedMs: Math.max(0, ...tasks),
    cpuMs: findLongestTask(traceEvents) / 1_000,
    longTasksMs: tasks.reduce((sum, task) => sum + task, 0),
  };
}

/** Records tasks above 50 ms from now on. Runs in the page. */
function recordTasks() {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** Includes the main threads of all processes, because other pages were idle. @returns microseconds */
function findLongestTask(events: readonly TraceEvent[]): number {
  const toThreadKey = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(toThreadKey),
  );
  return events
    .filter((event) => event.name.endsWith('RunTask') && mainThreads.has(toThreadKey(event)))
    .reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0);
}
