import { cacheChecking, nextPollDelay, seasonPolling } from './polling-interval.ts';
import type { Pace } from './polling-interval.ts';

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.UTC(2031, 3, 1, 12);

/** Minutes until the next look, for events that many minutes from now. */
const wait = (pace: Pace, ...events: number[]) =>
  (nextPollDelay(
    pace,
    noon,
    events.map((event) => noon + event * minute),
  ) -
    noon) /
  minute;

const later = 2 / 60; // right after an event

it.each([
  ['nothing is known', [], 30],
  ['the next event is a day away', [24 * 60], 30],
  ['everything is over', [-10, -600], 30],
  ['an event is exactly an hour away', [60], 5],
  ['an event is 20 minutes away', [24 * 60, 20], 5],
  ['an event comes near while one waits', [70], 10],
  ['an event comes near at the next look anyway', [90], 30],
  ['an event comes near sooner than the interval is over', [62], 5],
  ['an event is due before the interval is over', [3], 3 + later],
  ['an event has just been', [0], later],
])('polls the season when %s', (_what, events, minutes) => {
  expect(wait(seasonPolling, ...events)).toBeCloseTo(minutes, 6);
});

it.each([
  ['nothing is known', [], 6 * 60],
  ['the next event is three days away', [72 * 60], 6 * 60],
  ['an event comes near while one waits', [3 * 60], 60],
  ['an event is exactly two hours away', [120], 30],
  ['an event is an hour away', [60], 30],
  ['an event is half an hour away', [30], 15],
  ['an event is exactly 15 minutes away', [15], 5],
  ['an event is 7 minutes away', [7], 5],
  ['an event is 2 minutes away', [2], 2 + later],
  ['an event has just been', [0], later],
  ['of two events one is near', [20 * 60, 100], 30],
  ['everything is over', [-1], 6 * 60],
])('checks what is kept when %s', (_what, events, minutes) => {
  expect(wait(cacheChecking, ...events)).toBeCloseTo(minutes, 6);
});

it('goes on at that pace up to the event, and calms down after it', () => {
  const event = noon + 2 * hour;
  const looks: number[] = [];
  for (let last = noon; last < event + hour;) {
    last = nextPollDelay(seasonPolling, last, [event]);
    looks.push((last - noon) / minute);
  }

  expect(looks.map(Math.floor)).toEqual([
    30, 60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 120, 150, 180,
  ]);
});
