import type { Gene, GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { copy as genomeCopy } from '../genome/copy.ts';
import { isSameGene, mappedGenome } from '../genome/mapped-genome.ts';
import { segmentsOf } from '../genome/segments-of.ts';
import { oneIn } from '../../format/one-in.ts';
import { bestOf } from './compare-row.ts';
import type { CompareCell, CompareRow } from './compare-row.ts';
import { copy } from './copy.ts';

type Report = GenomeReportInfo | null;

/**
 * One row for each gene, and one with the digits of the genomes. A gene that is unknown in all columns, because the genomes
 * are still secret, is left out.
 * @param reports by column; null without a genome
 */
export function geneRows(reports: readonly Report[]): CompareRow[] {
  const labels = new Map<string, string>();
  for (const report of reports) for (const { gene, label } of report?.genes ?? []) labels.set(gene, label);
  const rows = [...labels].map(([gene, label]) => geneRow(gene, label, reports));
  return [...rows, digitRow(reports)].filter((row) => row !== null);
}

function geneRow(name: string, label: string, reports: readonly Report[]): CompareRow | null {
  const genes = reports.map((report) => report?.genes.find(({ gene }) => gene === name) ?? null);
  const known = genes.filter((gene) => gene?.dominant);
  if (known.length === 0) return null;
  const [first] = known;
  return {
    name: `gene-${name}`,
    label,
    cells: genes.map(cellOf),
    differs: first?.dominant ? known.some((gene) => gene && isSameGene(first, gene) === false) : false,
    best: bestOf(
      genes.map((gene) => gene?.oneIn ?? null),
      copy.best.gene,
    ),
  };
}

function cellOf(gene: Gene | null): CompareCell | null {
  if (!gene?.dominant) return null;
  const notes = [
    ...(gene.hidden ? [genomeCopy.hides(gene.hidden.label)] : []),
    ...(gene.oneIn === null ? [] : [oneIn(gene.oneIn)]),
  ];
  return { text: gene.dominant.label, note: notes.join(' · ') };
}

/** The digits, divided into genes. A part is marked if it differs from the same part of another column. */
function digitRow(reports: readonly Report[]): CompareRow | null {
  const raws = reports.map((report) => report?.genome ?? null);
  const known = raws.filter((raw) => raw !== null);
  if (known.length === 0) return null;
  return {
    name: 'digits',
    label: copy.rows.digits,
    cells: reports.map((report) =>
      report?.genome ? { text: '', parts: partsOf(report.genome, report, known) } : null,
    ),
    differs: new Set(known).size > 1,
    best: null,
  };
}

const partsOf = (raw: string, report: GenomeReportInfo, all: readonly string[]) =>
  segmentsOf(raw, report.genes, mappedGenome(report) !== null).map(({ offset, digits }) => ({
    offset,
    digits,
    differs: all.some((other) => other.slice(offset, offset + digits.length) !== digits),
  }));
