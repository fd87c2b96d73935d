import { formatOneIn } from './format-one-in.ts';

it.each([
  [64, '1 in 64'],
  [12_345, '1 in 12,300'],
  [4.923, '1 in 4.92'],
  [2, '1 in 2'],
  [1.0159, '98 in 100'],
  [1.001, '99 in 100'],
  [1, '1 in 1'],
])('the text says how rare a trait of one in %d genomes is', (genomes, text) => {
  expect(formatOneIn(genomes)).toBe(text);
});
