import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findPercentile } from '../load/find-percentile.ts';
import { downloadPart } from './parts/download-part.ts';
import { firstViewPart } from './parts/first-view-part.ts';
import { framesPart } from './parts/frames-part.ts';
import { homePart } from './parts/home-part.ts';
import { memoryPart } from './parts/memory-part.ts';
import { portraitsPart } from './parts/portraits-part.ts';
import { tasksPart } from './parts/tasks-part.ts';
import type { Sample, Unit, WorldPart } from './world-part.ts';
import { thisCheckout, WorldTarget } from './world-target.ts';

/**
 * Checks the limits of the world: `world [part...] [--site <url>] [--beside <checkout or url>]`. Without a part it runs all parts, which
 * takes about 30 minutes. `--site` is a running site of this checkout; without it, the bench starts one. Rounds alternate between this
 * checkout and the version after `--beside`, whose column is empty for parts that it does not have. Exits with 1 if a figure misses a limit.
 */
const parts: Record<string, WorldPart> = {
  download: downloadPart,
  'first-view': firstViewPart,
  frames: framesPart,
  portraits: portraitsPart,
  tasks: tasksPart,
  memory: memoryPart,
  home: homePart,
};

/** Number of decimal places of a figure. */
const digits: Record<Unit, number> = { ms: 0, KB: 0, MB: 1, '%': 0, times: 2 };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'string' }, site: { type: 'string' } },
});
const names = positionals.length > 0 ? positionals : Object.keys(parts);
const unknownNames = names.filter((name) => !(name in parts));
if (unknownNames.length > 0)
  throw new Error(`Unknown part: ${unknownNames.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);

const thisTarget = new WorldTarget('this', thisCheckout, values.site);
const otherTarget =
  values.beside === undefined ? null : new WorldTarget('beside', parseTarget(values.beside));
const missedFigures: string[] = [];
try {
  for (const name of names) {
    console.log(`\n${name}`);
    missedFigures.push(...(await runPart(name)));
  }
} finally {
  await thisTarget.close();
  await otherTarget?.close();
}
console.log(
  missedFigures.length === 0 ? '\nAll figures meet their limits.' : `\nMissed: ${missedFigures.join('; ')}`,
);
process.exitCode = missedFigures.length === 0 ? 0 : 1;

async function runPart(name: string): Promise<string[]> {
  const part = parts[name];
  const [samples, otherSamples]: [Sample[], Sample[]] = [[], []];
  let other = otherTarget;
  for (let round = 0; round < (part?.rounds ?? 0); round += 1) {
    samples.push(...((await part?.measure(thisTarget)) ?? []));
    try {
      if (other) otherSamples.push(...((await part?.measure(other)) ?? []));
    } catch (error) {
      // An earlier version lacks functions of the page, or performance marks.
      console.log(`  The other version was not measured: ${String(error).split('\n', 1)}`);
      other = null;
    }
  }
  return printFigures(samples, otherSamples);
}

/** Resolves a folder against the working directory of the caller, because pnpm runs scripts in the folder of their package. */
function parseTarget(argument: string): string {
  return argument.startsWith('http') ? argument : resolve(process.env.INIT_CWD ?? '.', argument);
}

/**
 * Prints one row for each figure, with its limit and whether the figure meets it.
 * @returns the names of figures that miss their limit
 */
function printFigures(samples: readonly Sample[], otherSamples: readonly Sample[]): string[] {
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

function readPercentile({ values, percentile }: Sample): number {
  return findPercentile(values, percentile);
}

function compareWithLimit(sample: Sample): '' | 'met' | 'MISSED' {
  const { limit } = sample;
  if (!limit) return '';
  const value = readPercentile(sample);
  const isMet = 'max' in limit ? value <= limit.max : value >= limit.min;
  return isMet ? 'met' : 'MISSED';
}

function formatLimit({ limit, unit }: Sample): string {
  if (!limit) return '';
  return 'max' in limit ? `at most ${limit.max} ${unit}` : `at least ${limit.min} ${unit}`;
}

function formatFigure(sample: Sample): string {
  const value = readPercentile(sample);
  if (!Number.isFinite(value)) return '-';
  const places = sample.unit === 'ms' && value < 10 ? 2 : digits[sample.unit];
  return `${value.toFixed(places)} ${sample.unit}`;
}
