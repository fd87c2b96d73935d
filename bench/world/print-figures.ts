import { findPercentile } from '../load/find-percentile.ts';
import type { Sample, Unit } from './world-part.ts';

/**
 * Prints one row for each figure, with its limit and whether the figure meets it.
 * @returns the names of figures that miss their limit
 */
export function printFigures(samples: readonly Sample[], otherSamples: readonly Sample[]): string[] {
  const missedFigures: string[] = [];
  const rows = mergeRounds(samples).map((sample) => {
    const other = mergeRounds(otherSamples).find(({ name }) => name === sample.name);
    const verdict = compareWithLimit(sample);
    if (verdict === 'MISSED') missedFigures.push(sample.name);
    return [
      sample.name,
      formatFigure(sample),
      ...(otherSamples.length > 0 ? [other ? formatFigure(other) : '-'] : []),
      formatLimit(sample),
      verdict,
    ];
  });
  const titles = ['figure', 'this', ...(otherSamples.length > 0 ? ['beside'] : []), 'limit', 'verdict'];
  const table = [titles, ...rows];
  const widths = titles.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  return missedFigures;
}

/** Merges the values of all rounds of each figure. */
function mergeRounds(samples: readonly Sample[]): Sample[] {
  return [...Map.groupBy(samples, ({ name }) => name).values()].flatMap((rounds) => {
    const [first] = rounds;
    return first ? [{ ...first, values: rounds.flatMap(({ values }) => values) }] : [];
  });
}

const readPercentile = ({ values, share }: Sample) => findPercentile(values, share);

function compareWithLimit(sample: Sample): '' | 'met' | 'MISSED' {
  const { limit } = sample;
  if (!limit) return '';
  const value = readPercentile(sample);
  const isMet = 'max' in limit ? value <= limit.max : value >= limit.min;
  return isMet ? 'met' : 'MISSED';
}

const formatLimit = ({ limit, unit }: Sample) =>
  limit ? ('max' in limit ? `at most ${limit.max} ${unit}` : `at least ${limit.min} ${unit}`) : '';

const digits: Record<Unit, number> = { ms: 0, KB: 0, MB: 1, '%': 0, times: 2 };

function formatFigure(sample: Sample): string {
  const value = readPercentile(sample);
  if (!Number.isFinite(value)) return '-';
  const places = sample.unit === 'ms' && value < 10 ? 2 : digits[sample.unit];
  return `${value.toFixed(places)} ${sample.unit}`;
}
