import type { Gene, GeneAllele, GenomeDraw, UnmappedDigits } from './genome.ts';
import { readCount } from './readers/count.ts';
import { readEntityId } from './readers/entity-id.ts';
import { readList } from './readers/list.ts';
import { readNumber } from './readers/number.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';
import { readText } from './readers/text.ts';

/** `GenomeReport` as far as it could be read. A gene or a part that cannot be read counts as not known. */
export interface LenientGenomeReport {
  genome: string | null;
  genes: Gene[];
  unmapped: UnmappedDigits[];
  /** Null where nothing proves how the genome was drawn. */
  draw: GenomeDraw | null;
}

/**
 * Reads a genome as any provider writes it. Another provider may use another length, alphabet or map, so that nothing but
 * the object itself is required.
 */
export const LenientGenomeReport = schemaOf((answer): LenientGenomeReport | null => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null;
  const report = readRecord(answer);
  return {
    genome: readText(report.genome),
    genes: readAll(report.genes, readGene),
    unmapped: readAll(report.unmapped, readUnmapped),
    draw: readDraw(report.draw),
  };
});

const readAll = <Item>(value: unknown, read: (item: unknown) => Item | null): Item[] =>
  readList(value)
    .map(read)
    .filter((item) => item !== null);

function readGene(value: unknown): Gene | null {
  const { gene, label, offset, digits, dominant, hidden, oneIn } = readRecord(value);
  const name = readText(gene);
  const place = readCount(offset);
  if (name === null || place === null) return null;
  return {
    gene: name,
    label: readText(label) ?? name,
    offset: place,
    digits: readText(digits),
    dominant: readAllele(dominant),
    hidden: readAllele(hidden),
    oneIn: readNumber(oneIn),
  };
}

function readAllele(value: unknown): GeneAllele | null {
  const { code, label, weight } = readRecord(value);
  const read = readText(code) ?? readText(label);
  // A trait is shown by its name; how common it is, `oneIn` tells.
  return read === null
    ? null
    : { code: read, label: readText(label) ?? read, weight: readCount(weight) ?? 0 };
}

function readUnmapped(value: unknown): UnmappedDigits | null {
  const { offset, digits } = readRecord(value);
  const place = readCount(offset);
  return place === null ? null : { offset: place, digits: readText(digits) };
}

/** Read whole or not at all: a proof with a gap proves nothing. */
function readDraw(value: unknown): GenomeDraw | null {
  const { cycleId, message, secretHash, secret } = readRecord(value);
  const cycle = readEntityId(cycleId);
  const words = readText(message);
  const hash = readDigits64(secretHash);
  if (cycle === null || words === null || hash === null) return null;
  return { cycleId: cycle, message: words, secretHash: hash, secret: readDigits64(secret) };
}

const readDigits64 = (value: unknown): string | null =>
  typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value) ? value.toLowerCase() : null;
