import type { Browser, Page } from 'playwright-core';

export interface LongestTask {
  /** Milliseconds of wall time, during which other processes may have used the processor; 0 if no task took more than 50 ms. */
  elapsed: number;
  /** Milliseconds of processor time of the page's main thread. */
  processor: number;
  /** Sum of all tasks that took more than 50 ms. */
  busy: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time, microseconds. */
  tdur?: number;
  args: { name?: string };
}

/** The longest task of a page's main thread during an action. */
export async function measureLongestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<LongestTask> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.evaluate(recordTasks);
  await act();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const tasks: number[] = await page.evaluate(() => Reflect.get(window, 'tasks'));
  return {
    elapsed: Math.max(0, ...tasks),
    processor: findLongest(traceEvents) / 1_000,
    busy: tasks.reduce((sum, task) => sum + task, 0),
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

/** All main threads count: other pages and processes were idle. */
function findLongest(events: readonly TraceEvent[]): number {
  const findThread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(findThread),
  );
  return events
    .filter((event) => event.name.endsWith('RunTask') && main.has(findThread(event)))
    .reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0);
}
