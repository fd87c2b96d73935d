import { formatTimeLeft, countSecondsUntilChange } from './use-time-left.ts';

it.each([
  [9, '0:09'],
  [599, '9:59'],
  [600, '10 min'],
  [3_600, '1 h'],
  [5 * 3_600 + 120, '5 h 2 min'],
  [86_400, '1 d'],
  [86_400 + 3_600, '1 d 1 h'],
])('the text of %d seconds is %s', (seconds, text) => {
  expect(formatTimeLeft(seconds)).toBe(text);
});

it.each([1, 599, 600, 601, 659, 660, 3_599, 3_600, 86_399, 86_400, 86_401, 200_000])(
  'the text of %d seconds changes after the returned number of seconds',
  (seconds) => {
    const duration = countSecondsUntilChange(seconds);

    const texts = Array.from({ length: duration }, (_, passed) => formatTimeLeft(seconds - passed));
    expect(new Set(texts).size).toBe(1);
    expect(formatTimeLeft(seconds - duration)).not.toBe(texts[0]);
  },
);
