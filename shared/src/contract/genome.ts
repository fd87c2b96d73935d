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

/** One gene, as it is read. What is not told yet is null. */
export const Gene = z.object({
  /** Name in the gene map, and `data-gene` of its parts in a drawing. */
  gene: z.string(),
  label: z.string(),
  /** Place of its first digit in the genome. */
  offset: z.int(),
  digits: z.nullable(z.string()),
  /** The allele that shows. */
  dominant: z.nullable(GeneAllele),
  /** The allele that is carried and does not show. */
  hidden: z.nullable(GeneAllele),
  /** One in how many genomes shows the dominant allele. */
  oneIn: z.nullable(z.number()),
});
export type Gene = z.infer<typeof Gene>;

/** Digits that stand for nothing yet. */
export const UnmappedDigits = z.object({ offset: z.int(), digits: z.nullable(z.string()) });
export type UnmappedDigits = z.infer<typeof UnmappedDigits>;

/**
 * How a genome came about: `HMAC-SHA256(secret, message)`. `drawGenome` of `@emberclutch/shared/art/draw-genome` says
 * how to check it.
 */
export const GenomeDraw = z.object({
  cycleId: CycleId,
  /** `cycle:egg`, in decimal. */
  message: z.string(),
  secretHash: Digits64,
  /** Null until the cycle tells it. */
  secret: z.nullable(Digits64),
});
export type GenomeDraw = z.infer<typeof GenomeDraw>;

/**
 * Answer of `GET /v1/genomes/{id}`. Until its cycle tells the secret, an egg keeps to itself what its shell does not
 * show: `genome` is null, and so are all genes but those of the shell. From then on anyone could work the genome out, so
 * that it is told whole, before the egg hatches.
 */
export const GenomeReport = z.object({
  id: AssetId,
  genome: z.nullable(Digits64),
  genes: z.array(Gene),
  unmapped: z.array(UnmappedDigits),
  /** Null for what no cycle brought: nobody can check it. */
  draw: z.nullable(GenomeDraw),
});
export type GenomeReport = z.infer<typeof GenomeReport>;
