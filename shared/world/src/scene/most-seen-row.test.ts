import { mostSeenRow } from './most-seen-row.ts';

const dragons = [3, 1, 3, 2, 2, 2].map((row) => ({ row }));

it.each([
  ['the row of most dragons', [1, 2, 3], 2],
  ['another one where that is drawn already', [1, 3], 3],
  ['the first one where none of them is in sight', [5, 4], 5],
  ['none where all are drawn', [], undefined],
])('chooses %s', (_case, rows, expected) => {
  expect(mostSeenRow(dragons, new Set(rows))).toBe(expected);
});
