/** `1 in 4.92`: how many of all possible genomes show a trait. */
export const oneIn = (genomes: number) =>
  `1 in ${genomes.toLocaleString('en', { maximumSignificantDigits: 3 })}`;
