import { cacheRefresh, computeNextPollTime, seasonPolling } from './follow-season.ts';
import type { PollingSchedule } from './follow-season.ts';

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.UTC(2031, 3, 1, 12);

/** Minutes until the next poll, for events in that many minutes. */
const computeMinutesUntilPoll = (schedule: PollingSchedule, ...events: number[]) =>
  (computeNextPollTime(
    schedule,
    noon,
    events.map((event) => noon + event * minute),
  ) -
    noon) /
  minute;

const eventDelayMinutes = 2 / 60;

it.each([
  ['nothing is known', [], 30],
  ['the next event is a day away', [24 * 60], 30],
  ['all events have passed', [-10, -600], 30],
  ['an event is exactly an hour away', [60], 5],
  ['an event is 20 minutes away', [24 * 60, 20], 5],
  ['an event comes near before the interval ends', [70], 10],
  ['an event comes near when the interval ends', [90], 30],
  ['an event comes near before a short interval has passed', [62], 5],
  ['an event is due before the interval ends', [3], 3 + eventDelayMinutes],
  ['an event has just passed', [0], eventDelayMinutes],
])('the next season poll follows from the events when %s', (_case, events, minutes) => {
  expect(computeMinutesUntilPoll(seasonPolling, ...events)).toBeCloseTo(minutes, 6);
});

it.each([
  ['nothing is known', [], 6 * 60],
  ['the next event is three days away', [72 * 60], 6 * 60],
  ['an event comes near before the interval ends', [3 * 60], 60],
  ['an event is exactly two hours away', [120], 30],
  ['an event is an hour away', [60], 30],
  ['an event is half an hour away', [30], 15],
  ['an event is exactly 15 minutes away', [15], 5],
  ['an event is 7 minutes away', [7], 5],
  ['an event is 2 minutes away', [2], 2 + eventDelayMinutes],
  ['an event has just passed', [0], eventDelayMinutes],
  ['one of two events is near', [20 * 60, 100], 30],
  ['all events have passed', [-1], 6 * 60],
])('the next cache refresh follows from the events when %s', (_case, events, minutes) => {
  expect(computeMinutesUntilPoll(cacheRefresh, ...events)).toBeCloseTo(minutes, 6);
});

it('the schedule keeps the short interval up to the event, and returns to the long interval after it', () => {
  const event = noon + 2 * hour;
  const polls: number[] = [];
  for (let last = noon; last < event + hour;) {
    last = computeNextPollTime(seasonPolling, last, [event]);
    polls.push((last - noon) / minute);
  }

  expect(polls.map(Math.floor)).toEqual([
    30, 60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 120, 150, 180,
  ]);
});
