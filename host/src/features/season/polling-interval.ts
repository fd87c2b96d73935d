/** How often something is looked at again. All times are milliseconds. */
export interface Pace {
  usually: number;
  /** Oftener when an event is this near or nearer. */
  near: { within: number; every: number }[];
}

const minute = 60_000;
const hour = 60 * minute;

/** Season polling: every 30 minutes, every 5 when an event is within 1 hour (specification, section 4). */
export const seasonPolling: Pace = {
  usually: 30 * minute,
  near: [{ within: hour, every: 5 * minute }],
};

/** Smart cache check: every 6 hours, 30 minutes within 2 hours of an event, 5 within 15 minutes (section 4). */
export const cacheChecking: Pace = {
  usually: 6 * hour,
  near: [
    { within: 2 * hour, every: 30 * minute },
    { within: 15 * minute, every: 5 * minute },
  ],
};

/** The provider's clock and ours may differ by the second to which a Date header is rounded. */
const settling = 2_000;

/**
 * When to look again: an interval counts from the last look, and shortens while one waits as soon as an event comes near. Right
 * after an event the answer has changed for sure, so that is a time to look as well.
 * @param last when it was looked at last; like `events` and the answer by the server's clock
 */
export function nextPollDelay(pace: Pace, last: number, events: readonly number[]): number {
  const looks = [last + pace.usually];
  for (const event of events) {
    if (event + settling > last) looks.push(Math.max(last, event + settling));
    for (const { within, every } of pace.near) {
      const look = Math.max(last + every, event - within);
      if (look <= event) looks.push(look);
    }
  }
  return Math.min(...looks);
}
