import type { GenomeCensus } from './genome-census.ts';
import { readCount } from './readers/count.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';

/** Reads `GenomeCensus`, an addition of our provider. An answer without a number of dragons is none. */
export const LenientGenomeCensus = schemaOf((answer) => ({ census: readCensus(answer) }));

function readCensus(value: unknown): GenomeCensus | null {
  const { dragons, genes } = readRecord(value);
  const count = readCount(dragons);
  if (count === null) return null;
  const entries = Object.entries(readRecord(genes)).map(
    ([gene, alleles]) => [gene, readAlleles(alleles)] as const,
  );
  return { dragons: count, genes: Object.fromEntries(entries) };
}

const readAlleles = (value: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(readRecord(value)).flatMap(([code, item]) => {
      const count = readCount(item);
      return count === null ? [] : [[code, count]];
    }),
  );
