import type { QueryClient } from '@tanstack/react-query';
import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { assetsKey } from '@emberclutch/web/api/assets-key.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { spawnQueries } from '@emberclutch/web/api/spawn.ts';
import { serverNow } from '@emberclutch/web/state';

/** Intervals of polling, in milliseconds. */
export interface PollingSchedule {
  interval: number;
  /** Shorter intervals while an event is at most `within` milliseconds away. */
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

/** Added to the time of an event, because a `Date` header has whole seconds: the estimate of the server's clock may be a second ahead. */
const eventDelayMs = 2_000;

/**
 * Computes when to poll next. The interval counts from the last poll, and shortens as soon as an event comes near. A poll is also due
 * right after each event, because the response has changed.
 * @param last time of the last poll; like `events` and the result in epoch milliseconds by the server's clock
 */
export function computeNextPollTime(
  schedule: PollingSchedule,
  last: number,
  events: readonly number[],
): number {
  const candidates = [last + schedule.interval];
  for (const event of events) {
    if (event + eventDelayMs > last) candidates.push(Math.max(last, event + eventDelayMs));
    for (const { within, interval } of schedule.nearEvent) {
      const candidate = Math.max(last + interval, event - within);
      if (candidate <= event) candidates.push(candidate);
    }
  }
  return Math.min(...candidates);
}

/**
 * Keeps an open page up to date (specification, section 4): polls the season, and invalidates assets and availability. Returns a function that
 * stops both.
 */
export function followSeason(queryClient: QueryClient): () => void {
  const current = seasonQueries.current();
  const listKnownEvents = () => listSeasonEvents(queryClient.getQueryData(current.queryKey));
  const stops = [
    pollOnSchedule({
      schedule: seasonPolling,
      listEvents: listKnownEvents,
      poll: () => queryClient.fetchQuery({ ...current, staleTime: 0 }),
      shouldPollOnReturn: true,
    }),
    pollOnSchedule({
      schedule: cacheRefresh,
      listEvents: listKnownEvents,
      poll: () =>
        Promise.all(
          [assetsKey, spawnQueries.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
        ),
      shouldPollOnReturn: false,
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** @returns start and end of the season and its cycle, in epoch milliseconds */
function listSeasonEvents(season: CurrentSeason | undefined): number[] {
  if (!season) return [];
  const { spawnCycleStart, spawnCycleEnd, seasonStart, seasonEnd } = season;
  return [spawnCycleStart, spawnCycleEnd, seasonStart, seasonEnd].flatMap((at) => (at ? [at * 1_000] : []));
}

interface PollOptions {
  schedule: PollingSchedule;
  /** Lists the known events, in epoch milliseconds by the server's clock. */
  listEvents: () => number[];
  poll: () => Promise<unknown>;
  /** Whether to poll as soon as the page is visible again, and not only when the schedule requires it. */
  shouldPollOnReturn: boolean;
}

/** Polls on a schedule, except while the page is hidden. Returns a function that stops the polling. */
function pollOnSchedule({ schedule, listEvents, poll, shouldPollOnReturn }: PollOptions): () => void {
  // By the machine's clock, because any response may correct the estimate of the server's clock.
  let lastPoll = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function pollNow() {
    clearTimeout(timer);
    lastPoll = Date.now();
    await poll().catch(() => undefined);
    schedulePoll();
  }

  function computeDelay(): number {
    // Absolute, so that a poll is also due after the clock was set back.
    const sinceLastPoll = Math.abs(Date.now() - lastPoll);
    return computeNextPollTime(schedule, serverNow() - sinceLastPoll, listEvents()) - serverNow();
  }

  function schedulePoll() {
    clearTimeout(timer);
    if (isStopped || document.hidden) return;
    const delay = Math.min(maxTimerMs, Math.max(0, computeDelay()));
    timer = setTimeout(() => {
      if (computeDelay() <= 0) void pollNow();
      else schedulePoll();
    }, delay);
  }

  function handleVisibility() {
    if (!document.hidden && shouldPollOnReturn) void pollNow();
    else schedulePoll();
  }

  document.addEventListener('visibilitychange', handleVisibility);
  schedulePoll();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}

/** Maximum delay before the page notices that the machine slept or its clock was set, in milliseconds. */
const maxTimerMs = 60_000;
