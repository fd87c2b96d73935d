/** `1 in 4.92`, or `98 in 100` of what most have: how many of all possible genomes show a trait. */
export function oneIn(genomes: number): string {
  if (genomes > 1 && genomes < 2) return `${Math.min(99, Math.round(100 / genomes))} in 100`;
  format ??= new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
  return `1 in ${format.format(genomes)}`;
}

/** Created on demand and once: a page shows twenty of these numbers, and each format takes a phone milliseconds. */
let format: Intl.NumberFormat | undefined;
