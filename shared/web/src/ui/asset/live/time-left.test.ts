import { timeLeft } from './time-left.ts';

it.each([
  [9, '0:09'],
  [599, '9:59'],
  [600, '10 min'],
  [3_600, '1 h'],
  [5 * 3_600 + 120, '5 h 2 min'],
  [86_400, '1 d'],
  [86_400 + 3_600, '1 d 1 h'],
])('tells %d seconds as %s', (seconds, text) => {
  expect(timeLeft(seconds)).toBe(text);
});
