/** `1 in 4.92`: how many of all possible genomes show a trait. */
export function oneIn(genomes: number): string {
  format ??= new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
  return `1 in ${format.format(genomes)}`;
}

/** Created on demand and once: a page shows twenty of these numbers, and each format takes a phone milliseconds. */
let format: Intl.NumberFormat | undefined;
