import { dictionary } from '../shape/dictionary.ts';
import { required } from '../shape/modifiers.ts';
import { count } from '../shape/number.ts';
import { optionalResponse } from '../shape/optional-response.ts';
import { record } from '../shape/record.ts';
import type { Lenient } from '../shape/shape.ts';
import { text } from '../shape/text.ts';

/** Response of `GET /v1/genomes/census`: how many of the newest hatched dragons express each allele, by gene and code. */
export const GenomeCensus = record({
  dragons: required(count),
  genes: dictionary(text, dictionary(text, count)),
});
export type GenomeCensus = Lenient<typeof GenomeCensus>;

/** A response without a number of dragons counts as no census. */
export const GenomeCensusResponse = optionalResponse(GenomeCensus);
