import * as z from 'zod/mini';
import { AssetId } from './ids.ts';
import { CycleId, Digits64 } from './season-calendar.ts';

export const GeneAllele = z.object({
  code: z.string(),
  label: z.string(),
  /** How many of 256 genomes show it. */
  weight: z.int(),
});
export type GeneAllele = z.infer<typeof GeneAllele>;

/** One gene. Null where the genome is still secret. */
export const Gene = z.object({
  /** Name in the gene map, and `data-gene` of its parts in a drawing. */
  gene: z.string(),
  label: z.string(),
  /** Index of its first digit in the genome. */
  offset: z.int(),
  digits: z.nullable(z.string()),
  /** The allele that is expressed. */
  dominant: z.nullable(GeneAllele),
  /** The allele that is carried but not expressed. */
  hidden: z.nullable(GeneAllele),
  /** One in this many genomes expresses the dominant allele. */
  oneIn: z.nullable(z.number()),
});
export type Gene = z.infer<typeof Gene>;

/** Digits without a gene. */
export const UnmappedDigits = z.object({ offset: z.int(), digits: z.nullable(z.string()) });
export type UnmappedDigits = z.infer<typeof UnmappedDigits>;

/**
 * The origin of a genome: `HMAC-SHA256(secret, message)`. See `drawGenome` in `@emberclutch/art/draw-genome.ts` for
 * how to verify it.
 */
export const GenomeDraw = z.object({
  cycleId: CycleId,
  /** `cycle:egg`, in decimal. */
  message: z.string(),
  secretHash: Digits64,
  /** Null until it is published. */
  secret: z.nullable(Digits64),
});
export type GenomeDraw = z.infer<typeof GenomeDraw>;

/**
 * Answer of `GET /v1/genomes/{id}`. Until the secret of its cycle is published, only the genes of the shell are known:
 * `genome` and all other genes are null. After that anyone can compute the genome, so it is complete even before the egg
 * hatches.
 */
export const GenomeReport = z.object({
  id: AssetId,
  genome: z.nullable(Digits64),
  genes: z.array(Gene),
  unmapped: z.array(UnmappedDigits),
  /** Null for an asset that no cycle created: it cannot be verified. */
  draw: z.nullable(GenomeDraw),
});
export type GenomeReport = z.infer<typeof GenomeReport>;
