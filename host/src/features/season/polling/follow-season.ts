import type { QueryClient } from '@tanstack/react-query';
import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { assetsKey } from '@emberclutch/web/api/assets-key.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { spawnQueries } from '@emberclutch/web/api/spawn.ts';
import { serverNow } from '@emberclutch/web/state';

/** How often something is polled. All times are in milliseconds. */
export interface PollingSchedule {
  interval: number;
  /** Shorter intervals while an event is at most `within` away. */
  nearEvent: { within: number; interval: number }[];
}

const minute = 60_000;
const hour = 60 * minute;

/** Season polling: every 30 minutes, or every 5 minutes if an event is within 1 hour (specification, section 4). */
export const seasonPolling: PollingSchedule = {
  interval: 30 * minute,
  nearEvent: [{ within: hour, interval: 5 * minute }],
};

/** Cache refresh: every 6 hours, every 30 minutes within 2 hours of an event, every 5 minutes within 15 minutes (section 4). */
export const cacheRefresh: PollingSchedule = {
  interval: 6 * hour,
  nearEvent: [
    { within: 2 * hour, interval: 30 * minute },
    { within: 15 * minute, interval: 5 * minute },
  ],
};

/** Added to the time of an event: the estimate of the server's clock is off by up to a second, the precision of a `Date` header. */
const eventDelay = 2_000;

/**
 * When to poll next. The interval counts from the last poll, and shortens as soon as an event comes near. The first poll
 * after an event is due immediately, because the response has changed.
 * @param last time of the last poll; like `events` and the result in epoch milliseconds by the server's clock
 */
export function computeNextPollTime(
  schedule: PollingSchedule,
  last: number,
  events: readonly number[],
): number {
  const candidates = [last + schedule.interval];
  for (const event of events) {
    if (event + eventDelay > last) candidates.push(Math.max(last, event + eventDelay));
    for (const { within, interval } of schedule.nearEvent) {
      const candidate = Math.max(last + interval, event - within);
      if (candidate <= event) candidates.push(candidate);
    }
  }
  return Math.min(...candidates);
}

/**
 * Keeps an open page up to date (specification, section 4). Season polling reads the current season. The cache refresh invalidates the
 * queries that season events change: assets and availability.
 * @returns a function that stops both
 */
export function followSeason(queryClient: QueryClient): () => void {
  const current = seasonQueries.current();
  const events = () => listEvents(queryClient.getQueryData(current.queryKey));
  const stops = [
    pollOnSchedule({
      schedule: seasonPolling,
      events,
      poll: () => queryClient.fetchQuery({ ...current, staleTime: 0 }),
      isRefreshedOnReturn: true,
    }),
    pollOnSchedule({
      schedule: cacheRefresh,
      events,
      poll: () =>
        Promise.all(
          [assetsKey, spawnQueries.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
        ),
      isRefreshedOnReturn: false,
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** @returns start and end of the season and its cycle, in epoch milliseconds */
function listEvents(season: CurrentSeason | undefined): number[] {
  if (!season) return [];
  const { spawnCycleStart, spawnCycleEnd, seasonStart, seasonEnd } = season;
  return [spawnCycleStart, spawnCycleEnd, seasonStart, seasonEnd].flatMap((at) => (at ? [at * 1_000] : []));
}

interface Poll {
  schedule: PollingSchedule;
  /** The currently known events, in epoch milliseconds by the server's clock. */
  events: () => number[];
  poll: () => Promise<unknown>;
  /** Whether to poll as soon as the page is visible again; otherwise by schedule. */
  isRefreshedOnReturn: boolean;
}

/**
 * Polls on a schedule. Pauses while the page is hidden, and polls immediately after the machine slept or its clock was set, because an
 * event may have passed in the meantime.
 * @returns a function that stops it
 */
function pollOnSchedule({ schedule, events, poll, isRefreshedOnReturn }: Poll): () => void {
  // By the machine's clock, because any response may correct the estimate of the server's clock.
  let last = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function pollNow() {
    clearTimeout(timer);
    last = Date.now();
    await poll().catch(() => undefined);
    wait();
  }

  function computeDelay(): number {
    const sinceLast = Date.now() - last;
    return computeNextPollTime(schedule, serverNow() - sinceLast, events()) - serverNow();
  }

  function wait() {
    clearTimeout(timer);
    if (isStopped || document.hidden) return;
    const delay = Math.min(maxTimerDelay, Math.max(0, computeDelay()));
    const before = { date: Date.now(), uptime: performance.now() };
    timer = setTimeout(() => {
      const uptime = performance.now() - before.uptime;
      const hasClockJumped = Math.abs(Date.now() - before.date - uptime) > clockTolerance;
      const isLate = uptime > delay + clockTolerance;
      if (hasClockJumped || isLate || computeDelay() <= 0) void pollNow();
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

/** Maximum delay before a sleep of the machine or a change of its clock is detected, in milliseconds. */
const maxTimerDelay = 60_000;

/** How late a timer may fire before the machine counts as having slept, in milliseconds. */
const clockTolerance = 5_000;
