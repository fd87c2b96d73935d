import * as z from 'zod/mini';

/**
 * Answer of `GET /v1/genomes/census`: how many of the newest hatched dragons express each allele, by gene and code. Eggs do
 * not count, because their genomes may be secret.
 */
export const GenomeCensus = z.object({
  /** Dragons that were counted. */
  dragons: z.int().check(z.nonnegative()),
  genes: z.record(z.string(), z.record(z.string(), z.int())),
});
export type GenomeCensus = z.infer<typeof GenomeCensus>;
