import type { Page } from 'playwright-core';

/** One task of the main thread of a page. */
export interface Task {
  /** Wall time in milliseconds, which includes waiting for the processor and for other processes. */
  wall: number;
  /** Milliseconds of processor time. */
  busy: number;
  /** Its longest steps, with their milliseconds. */
  steps: string;
}

/** The parts of a Chromium trace that we read. Times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time. */
  tdur?: number;
  args?: { data?: { functionName?: string } };
}

/**
 * Traces the main thread of a page during some work that sets a performance mark.
 * @returns the tasks before and after the mark
 */
export async function traceTasks(
  page: Page,
  mark: string,
  work: () => Promise<void>,
): Promise<[Task[], Task[]]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser to trace.');
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] });
  let recorded: Buffer;
  try {
    await work();
  } finally {
    recorded = await browser.stopTracing();
  }
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(recorded));
  const marked = trace.traceEvents.find(({ name }) => name === mark);
  if (!marked) throw new Error(`The timeline has no mark "${mark}".`);
  const events = trace.traceEvents.filter(
    ({ pid, tid, dur }) => pid === marked.pid && tid === marked.tid && dur !== undefined,
  );
  const tasks = events.filter(({ name }) => taskNames.has(name));
  const before = tasks.filter(({ ts }) => ts < marked.ts);
  const toTask = (task: TraceEvent): Task => ({
    wall: (task.dur ?? 0) / 1_000,
    busy: (task.tdur ?? 0) / 1_000,
    steps: describe(events.filter((event) => event !== task && isWithin(event, task))),
  });
  return [before.map(toTask), tasks.filter((task) => !before.includes(task)).map(toTask)];
}

const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

const isWithin = (event: TraceEvent, task: TraceEvent) =>
  event.ts >= task.ts && event.ts + (event.dur ?? 0) <= task.ts + (task.dur ?? 0);

/** The two longest steps. */
const describe = (events: TraceEvent[]) =>
  events
    .filter(({ name }) => stepNames.has(name))
    .toSorted((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))
    .slice(0, 2)
    .map(({ name, args, tdur = 0 }) =>
      [name, args?.data?.functionName, `${(tdur / 1_000).toFixed(0)} ms`].filter(Boolean).join(' '),
    )
    .join(', ');

/** Events that describe the work of a task. */
const stepNames = new Set([
  'EvaluateScript',
  'FireAnimationFrame',
  'FireIdleCallback',
  'MajorGC',
  'TimerFire',
  'ParseHTML',
]);
