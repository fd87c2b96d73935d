/** 64 lower-case hexadecimal digits: 256 bits, drawn when an egg is spawned, immutable. */
export type Genome = string & { readonly '': unique symbol };

export class BadGenome extends Error {
  override readonly name = 'BadGenome';
  readonly code = 'bad_genome';
}

export const isGenome = (text: string): text is Genome => /^[0-9a-f]{64}$/.test(text);

/** @throws {BadGenome} if the text is not 64 lower-case hexadecimal digits */
export function parseGenome(text: string): Genome {
  if (isGenome(text)) return text;
  throw new BadGenome('A genome is 64 lower-case hexadecimal digits.');
}
