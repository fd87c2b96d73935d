import { serverNow } from '@emberclutch/shared/state';
import { nextPollDelay } from './polling-interval.ts';
import type { Pace } from './polling-interval.ts';

interface Watch {
  pace: Pace;
  /** Instants that are known now, in epoch milliseconds by the server's clock. */
  events: () => number[];
  look: () => Promise<unknown>;
  /** Whether to look at once when the page comes back to sight; else only when it is due. */
  isRefreshedOnReturn: boolean;
}

/** Milliseconds: a machine that slept or whose clock was set is found out after this at the latest. */
const longestNap = 60_000;
const jump = 5_000;

/**
 * Looks again and again, at a pace. Pauses while nobody sees the page, and looks at once after the machine slept or its
 * clock was set, because what was waited for may long be over.
 * @returns ends that
 */
export function pollSeason({ pace, events, look, isRefreshedOnReturn }: Watch): () => void {
  // By the machine's clock: an answer may put the server's right at any time.
  let last = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function lookNow() {
    clearTimeout(timer);
    last = Date.now();
    await look().catch(() => undefined);
    wait();
  }

  function untilNextLook(): number {
    const sinceLast = Date.now() - last;
    return nextPollDelay(pace, serverNow() - sinceLast, events()) - serverNow();
  }

  function wait() {
    clearTimeout(timer);
    if (isStopped || document.hidden) return;
    const nap = Math.min(longestNap, Math.max(0, untilNextLook()));
    const before = { date: Date.now(), uptime: performance.now() };
    timer = setTimeout(() => {
      const hasJumped = Math.abs(Date.now() - before.date - (performance.now() - before.uptime)) > jump;
      const isLate = performance.now() - before.uptime > nap + jump;
      if (hasJumped || isLate || untilNextLook() <= 0) void lookNow();
      else wait();
    }, nap);
  }

  function handleVisibility() {
    if (!document.hidden && isRefreshedOnReturn) void lookNow();
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
