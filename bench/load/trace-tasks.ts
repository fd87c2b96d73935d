import type { Page } from 'playwright-core';

/** One task of the main thread of a page. */
export interface Task {
  /** Wall time in milliseconds, which includes waiting for the processor and for other processes. */
  wallMs: number;
  /** Milliseconds of processor time. */
  cpuMs: number;
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
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  let traceFile: Buffer;
  try {
    await work();
  } finally {
    traceFile = await browser.stopTracing();
  }
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(traceFile));
  const markEvent = traceEvents.find(({ name }) => name === mark);
  if (!markEvent) throw new Error(`The timeline has no mark "${mark}".`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === markEvent.pid && tid === markEvent.tid,
  );
  const toTask = ({ dur = 0, tdur = 0 }: TraceEvent): Task => ({ wallMs: dur / 1_000, cpuMs: tdur / 1_000 });
  return [
    tasks.filter(({ ts }) => ts < markEvent.ts).map(toTask),
    tasks.filter(({ ts }) => ts >= markEvent.ts).map(toTask),
  ];
}
