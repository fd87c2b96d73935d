import { dictionary } from '../shape/dictionary.ts';
import { required } from '../shape/modifiers.ts';
import { count, integer } from '../shape/number.ts';
import { optionalAnswer } from '../shape/optional-answer.ts';
import { record } from '../shape/record.ts';
import type { Lenient } from '../shape/shape.ts';
import { text } from '../shape/text.ts';

/** Answer of `GET /v1/genomes/census`: how many of the newest hatched dragons express each allele, by gene and code. */
export const GenomeCensus = record({
  dragons: required(count),
  genes: dictionary(text, dictionary(text, integer)),
});
export type GenomeCensus = Lenient<typeof GenomeCensus>;

/** An answer without a number of dragons counts as no census. */
export const GenomeCensusAnswer = optionalAnswer(GenomeCensus);
