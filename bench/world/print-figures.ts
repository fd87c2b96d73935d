import { percentile } from '../load/percentile.ts';
import type { Sample, Unit } from './world-part.ts';

/**
 * Prints one row for each figure, with its limit and whether it holds.
 * @returns the names of figures that miss their limit
 */
export function printFigures(own: readonly Sample[], beside: readonly Sample[]): string[] {
  const missed: string[] = [];
  const rows = merge(own).map((sample) => {
    const other = merge(beside).find(({ name }) => name === sample.name);
    const verdict = judge(sample);
    if (verdict === 'MISSED') missed.push(sample.name);
    return [
      sample.name,
      format(sample),
      ...(beside.length > 0 ? [other ? format(other) : '-'] : []),
      formatLimit(sample),
      verdict,
    ];
  });
  const titles = ['figure', 'this', ...(beside.length > 0 ? ['beside'] : []), 'limit', 'verdict'];
  const table = [titles, ...rows];
  const widths = titles.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  return missed;
}

/** Values of all rounds of each figure. */
function merge(samples: readonly Sample[]): Sample[] {
  return [...Map.groupBy(samples, ({ name }) => name).values()].flatMap((rounds) => {
    const [first] = rounds;
    return first ? [{ ...first, values: rounds.flatMap(({ values }) => values) }] : [];
  });
}

const readPercentile = ({ values, share }: Sample) => percentile(values, share);

function judge(sample: Sample): '' | 'held' | 'MISSED' {
  const { limit } = sample;
  if (!limit) return '';
  const value = readPercentile(sample);
  const isHeld = 'max' in limit ? value <= limit.max : value >= limit.min;
  return isHeld ? 'held' : 'MISSED';
}

const formatLimit = ({ limit, unit }: Sample) =>
  limit ? ('max' in limit ? `at most ${limit.max} ${unit}` : `at least ${limit.min} ${unit}`) : '';

const digits: Record<Unit, number> = { ms: 0, KB: 0, MB: 1, '%': 0, times: 2 };

function format(sample: Sample): string {
  const value = readPercentile(sample);
  if (!Number.isFinite(value)) return '-';
  const places = sample.unit === 'ms' && value < 10 ? 2 : digits[sample.unit];
  return `${value.toFixed(places)} ${sample.unit}`;
}
