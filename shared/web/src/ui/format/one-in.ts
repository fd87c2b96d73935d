import { wholeNumber } from './whole-number.ts';

/**
 * `1 in 4.92`, or `98 in 100` of what most have: how many of all possible genomes show a trait. Three digits, without
 * `Intl.NumberFormat`, for the reason that `wholeNumber` gives.
 */
export function oneIn(genomes: number): string {
  if (genomes > 1 && genomes < 2) return `${Math.min(99, Math.round(100 / genomes))} in 100`;
  return `1 in ${wholeNumber(Number(genomes.toPrecision(3)))}`;
}
