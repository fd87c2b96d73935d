import { entityId } from '../shape/entity-id.ts';
import { list } from '../shape/list.ts';
import { nullable, readBy, required, unread, withDefault } from '../shape/modifiers.ts';
import { count, number } from '../shape/number.ts';
import { readRecord, record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { readText, text } from '../shape/text.ts';
import { Digits64 } from './digits-64.ts';

const allele = record({
  code: required(text),
  label: required(text),
  /** How many of 256 genomes express the allele. */
  weight: withDefault(count, 0),
});

/** One allele of a gene. The interface shows its name; `formatOneIn` states how common it is. */
export const GeneAllele = readBy(allele, (value) => {
  const { code, label, weight } = readRecord(value);
  return allele.read({ code: readText(code) ?? label, label: readText(label) ?? code, weight });
});

const gene = record({
  /** The gene's name in the gene map, and the `data-gene` of its parts in a drawing. */
  gene: required(text),
  label: required(text),
  /** Index of the gene's first digit in the genome. */
  offset: required(count),
  digits: nullable(text),
  /** The allele that the dragon expresses. */
  dominant: nullable(GeneAllele),
  /** The allele that the dragon carries but does not express. */
  hidden: nullable(GeneAllele),
  /** One of this many genomes expresses the dominant allele. */
  oneIn: nullable(number),
});

/** One gene. Its digits and alleles are null while the genome is secret. */
export const Gene = readBy(gene, (value) => {
  const members = readRecord(value);
  return gene.readWith(members, { label: readText(members['label']) ?? members['gene'] });
});
export type Gene = Lenient<typeof Gene>;

/** Digits that belong to no gene. */
export const UnmappedDigits = record({ offset: required(count), digits: nullable(text) });

/**
 * The origin of a genome: `HMAC-SHA256(secret, message)`. `drawGenome` in `@emberclutch/art/draw-genome.ts` shows how to verify
 * it. Null if any member is unreadable, because an incomplete proof proves nothing.
 */
export const GenomeDraw = record({
  cycleId: required(entityId),
  /** `cycle:egg`, in decimal. */
  message: required(text),
  secretHash: required(Digits64),
  /** Null until the provider publishes it. */
  secret: nullable(Digits64),
});

/**
 * Response of `GET /v1/genomes/{id}`. Until the provider publishes the secret of the egg's cycle, only the genes of the shell are
 * known: `genome` and all other genes are null. After that, anyone can compute the genome, so it is complete even before the egg
 * hatches. Another provider may use another length, alphabet or map.
 */
export const GenomeReport = record({
  id: unread(entityId),
  genome: nullable(readBy(Digits64, readText)),
  genes: list(Gene),
  unmapped: list(UnmappedDigits),
  /** Null if nothing proves the origin of the genome. */
  draw: nullable(GenomeDraw),
});
export type GenomeReport = Strict<typeof GenomeReport>;
export type GenomeReportInfo = Lenient<typeof GenomeReport>;
