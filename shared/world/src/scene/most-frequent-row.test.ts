import { mostFrequentRow } from './most-frequent-row.ts';

const dragons = [3, 1, 3, 2, 2, 2].map((row) => ({ row }));

it.each([
  ['the row of most dragons', [1, 2, 3], 2],
  ['another one if that is drawn already', [1, 3], 3],
  ['the first one if none of them is visible', [5, 4], 5],
  ['none if all are drawn', [], undefined],
])('chooses %s', (_case, rows, expected) => {
  expect(mostFrequentRow(dragons, new Set(rows))).toBe(expected);
});
