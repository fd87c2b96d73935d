import { formatWholeNumber } from './format-whole-number.ts';

it.each([0, 7, 999, 1_000, 41_302, 999_999, 1_000_000, -1_204])(
  'formatWholeNumber writes %i in English notation',
  (count) => {
    expect(formatWholeNumber(count)).toBe(count.toLocaleString('en'));
  },
);
