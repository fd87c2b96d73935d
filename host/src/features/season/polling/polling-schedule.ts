/** How often something is polled. All times are in milliseconds. */
export interface PollingSchedule {
  interval: number;
  /** Shorter intervals while an event is at most `within` away. */
  nearEvent: { within: number; interval: number }[];
}

const minute = 60_000;
const hour = 60 * minute;

/** Season polling: every 30 minutes, every 5 when an event is within 1 hour (specification, section 4). */
export const seasonPolling: PollingSchedule = {
  interval: 30 * minute,
  nearEvent: [{ within: hour, interval: 5 * minute }],
};

/** Cache refresh: every 6 hours, 30 minutes within 2 hours of an event, 5 within 15 minutes (section 4). */
export const cacheRefresh: PollingSchedule = {
  interval: 6 * hour,
  nearEvent: [
    { within: 2 * hour, interval: 30 * minute },
    { within: 15 * minute, interval: 5 * minute },
  ],
};

/** Added to the time of an event: the estimate of the server's clock is off by up to a second, the precision of a Date header. */
const eventDelay = 2_000;

/**
 * When to poll next. The interval counts from the last poll, and shortens as soon as an event comes near. The first poll
 * after an event is due immediately, because the response has changed.
 * @param last time of the last poll; like `events` and the result in epoch milliseconds by the server's clock
 */
export function nextPollTime(schedule: PollingSchedule, last: number, events: readonly number[]): number {
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
