import { serverNow } from '@emberclutch/web/state';
import { nextPollTime } from './polling-schedule.ts';
import type { PollingSchedule } from './polling-schedule.ts';

interface Poll {
  schedule: PollingSchedule;
  /** The events known at the moment, in epoch milliseconds by the server's clock. */
  events: () => number[];
  poll: () => Promise<unknown>;
  /** Whether to poll as soon as the page is visible again; otherwise the schedule decides. */
  isRefreshedOnReturn: boolean;
}

/**
 * Polls on a schedule. Pauses while the page is hidden, and polls immediately after the machine slept or its clock was set,
 * because an event may have passed meanwhile.
 * @returns stops
 */
export function pollOnSchedule({ schedule, events, poll, isRefreshedOnReturn }: Poll): () => void {
  // By the machine's clock: a response may correct the estimate of the server's clock at any time.
  let last = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function pollNow() {
    clearTimeout(timer);
    last = Date.now();
    await poll().catch(() => undefined);
    wait();
  }

  function untilNextPoll(): number {
    const sinceLast = Date.now() - last;
    return nextPollTime(schedule, serverNow() - sinceLast, events()) - serverNow();
  }

  function wait() {
    clearTimeout(timer);
    if (isStopped || document.hidden) return;
    const delay = Math.min(maxTimerDelay, Math.max(0, untilNextPoll()));
    const before = { date: Date.now(), uptime: performance.now() };
    timer = setTimeout(() => {
      const uptime = performance.now() - before.uptime;
      const hasClockJumped = Math.abs(Date.now() - before.date - uptime) > clockTolerance;
      const isLate = uptime > delay + clockTolerance;
      if (hasClockJumped || isLate || untilNextPoll() <= 0) void pollNow();
      else wait();
    }, delay);
  }

  function handleVisibility() {
    if (!document.hidden && isRefreshedOnReturn) void pollNow();
    else wait();
  }

  document.addEventListener('visibilitychange', handleVisibility);
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}

/** Longest delay before a sleep of the machine or a change of its clock is detected, in milliseconds. */
const maxTimerDelay = 60_000;

/** How late a timer may fire before the machine counts as having slept, in milliseconds. */
const clockTolerance = 5_000;
