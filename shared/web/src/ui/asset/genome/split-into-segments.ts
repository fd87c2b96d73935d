import { measureLength, measures } from '@emberclutch/art/gene-map.ts';
import type { Gene } from '@emberclutch/contract/genome/genome-report.ts';
import { copy } from './copy.ts';

/** Adjacent digits of a genome that have a meaning together. */
export interface Segment {
  kind: 'gene' | 'measure' | 'unmapped';
  offset: number;
  digits: string;
  label: string;
  gene?: string;
}

/**
 * Divides a genome of any length into its genes, the measures of our map and unknown digits.
 * @param isMapped whether our gene map reads the genome; otherwise only the provider's genes are known
 */
export function splitIntoSegments(raw: string, genes: readonly Gene[], isMapped: boolean): Segment[] {
  const knownSegments = [...toGeneSegments(raw, genes), ...(isMapped ? toMeasureSegments(raw) : [])].toSorted(
    (left, right) => left.offset - right.offset,
  );
  const segments: Segment[] = [];
  let position = 0;
  for (const segment of knownSegments) {
    if (segment.offset < position) continue;
    if (segment.offset > position) segments.push(toUnmappedSegment(raw, position, segment.offset));
    segments.push(segment);
    position = segment.offset + segment.digits.length;
  }
  if (position < raw.length) segments.push(toUnmappedSegment(raw, position, raw.length));
  return segments;
}

/** Positions of a segment as a player counts them, from 1. */
export const formatPosition = ({ offset, digits }: Pick<Segment, 'offset' | 'digits'>) =>
  copy.position(offset + 1, offset + digits.length);

/** Leaves out a gene whose digits do not match the provider's: its position is unknown. */
const toGeneSegments = (raw: string, genes: readonly Gene[]): Segment[] =>
  genes.flatMap(({ gene, label, offset, digits }) =>
    digits && raw.startsWith(digits, offset) ? [{ kind: 'gene', gene, label, offset, digits }] : [],
  );

const toMeasureSegments = (raw: string): Segment[] =>
  measureNames.map((name) => ({
    kind: 'measure',
    label: copy.measures[name],
    offset: measures[name],
    digits: raw.slice(measures[name], measures[name] + measureLength),
  }));

const measureNames = ['slenderness', 'markScale', 'lean', 'age'] as const;

const toUnmappedSegment = (raw: string, from: number, to: number): Segment => ({
  kind: 'unmapped',
  label: copy.unmapped,
  offset: from,
  digits: raw.slice(from, to),
});
