import { formatWholeNumber } from './format-whole-number.ts';

/** How many genomes show a trait: `1 in 4.92`, or `98 in 100` for most. Without `Intl.NumberFormat`, like `formatWholeNumber`. */
export function formatOneIn(genomes: number): string {
  if (genomes > 1 && genomes < 2) return `${Math.min(99, Math.round(100 / genomes))} in 100`;
  return `1 in ${formatWholeNumber(Number(genomes.toPrecision(3)))}`;
}
