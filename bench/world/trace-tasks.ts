import type { Page } from 'playwright-core';

/** One task of the main thread of a page. */
export interface Task {
  /** Wall time in milliseconds, which includes waiting for the processor and for other processes. */
  wallMs: number;
  /** Milliseconds of processor time. */
  cpuMs: number;
  /** The longest steps of the task, with their milliseconds. */
  steps: string;
}

/** The properties of a Chromium trace event that the bench reads. Times are in microseconds. */
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
  let traceFile: Buffer;
  try {
    await work();
  } finally {
    traceFile = await browser.stopTracing();
  }
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(traceFile));
  const markEvent = trace.traceEvents.find(({ name }) => name === mark);
  if (!markEvent) throw new Error(`The timeline has no mark "${mark}".`);
  const events = trace.traceEvents.filter(
    ({ pid, tid, dur }) => pid === markEvent.pid && tid === markEvent.tid && dur !== undefined,
  );
  const tasks = events.filter(({ name }) => taskNames.has(name));
  const tasksBefore = tasks.filter(({ ts }) => ts < markEvent.ts);
  const toTask = (task: TraceEvent): Task => ({
    wallMs: (task.dur ?? 0) / 1_000,
    cpuMs: (task.tdur ?? 0) / 1_000,
    steps: formatLongestSteps(events.filter((event) => event !== task && isWithin(event, task))),
  });
  return [tasksBefore.map(toTask), tasks.filter((task) => !tasksBefore.includes(task)).map(toTask)];
}

const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

const isWithin = (event: TraceEvent, task: TraceEvent) =>
  event.ts >= task.ts && event.ts + (event.dur ?? 0) <= task.ts + (task.dur ?? 0);

/** Names the two longest steps. */
const formatLongestSteps = (events: TraceEvent[]) =>
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
