/** 64 lower-case hexadecimal digits (256 bits), drawn at random when an egg is spawned. A genome never changes. */
export type Genome = string & { readonly '': unique symbol };

export class InvalidGenome extends Error {
  override readonly name = 'InvalidGenome';
  readonly code = 'invalid_genome';
}

export const isGenome = (text: string): text is Genome => /^[0-9a-f]{64}$/.test(text);

/** @throws {InvalidGenome} if the text is not 64 lower-case hexadecimal digits */
export function parseGenome(text: string): Genome {
  if (isGenome(text)) return text;
  throw new InvalidGenome('A genome is 64 lower-case hexadecimal digits.');
}
