import { parseArgs } from 'node:util';
import { workspaceRoot } from '@emberclutch/tooling/federation/workspace-root.ts';
import { findPercentile } from '../load/find-percentile.ts';
import { limitRun } from '../load/limit-run.ts';
import { downloadPart } from './parts/download-part.ts';
import { firstViewPart } from './parts/first-view-part.ts';
import { framesPart } from './parts/frames-part.ts';
import { homePart } from './parts/home-part.ts';
import { memoryPart } from './parts/memory-part.ts';
import { portraitsPart } from './parts/portraits-part.ts';
import { tasksPart } from './parts/tasks-part.ts';
import type { Sample, WorldPart } from './world-part.ts';
import { WorldTarget } from './world-target.ts';

/**
 * Checks the limits of the world: `world [part...] [--beside <checkout or url>]`. Without a part it runs all parts, which takes about 30
 * minutes. Rounds alternate between this checkout and the version after `--beside`, whose column is empty for parts that it does not have.
 * Exits with 1 if a figure misses a limit.
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

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'string' } },
});
const names = positionals.length > 0 ? positionals : Object.keys(parts);
const unknownNames = names.filter((name) => !(name in parts));
if (unknownNames.length > 0)
  throw new Error(`Unknown part: ${unknownNames.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
limitRun(120);

await using resources = new AsyncDisposableStack();
const thisTarget = new WorldTarget('this', workspaceRoot, resources);
const otherTarget = values.beside ? new WorldTarget('beside', values.beside, resources) : null;
const missedFigures: string[] = [];
for (const name of names) {
  console.log(`\n${name}`);
  await runPart(parts[name]);
}
console.log(
  missedFigures.length === 0 ? '\nAll figures meet their limits.' : `\nMissed: ${missedFigures.join('; ')}`,
);
process.exitCode = missedFigures.length === 0 ? 0 : 1;

async function runPart(part: WorldPart | undefined): Promise<void> {
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
  printFigures(samples, otherSamples);
}

/** Prints one row for each figure, with its limit and whether the figure meets it. */
function printFigures(samples: readonly Sample[], otherSamples: readonly Sample[]): void {
  const rows = [...Map.groupBy(samples, ({ name }) => name)].map(([name, rounds]) => {
    const { unit, limit } = rounds[0] ?? {};
    const value = findFigure(rounds);
    const isMissed = limit && !('max' in limit ? value <= limit.max : value >= limit.min);
    if (isMissed) missedFigures.push(name);
    const otherRounds = otherSamples.filter((sample) => sample.name === name);
    const columns = {
      this: value,
      ...(otherRounds.length > 0 && { beside: findFigure(otherRounds) }),
      unit,
      limit: limit && ('max' in limit ? `at most ${limit.max}` : `at least ${limit.min}`),
      verdict: limit && (isMissed ? 'MISSED' : 'met'),
    };
    return [name, columns] as const;
  });
  console.table(Object.fromEntries(rows));
}

function findFigure(rounds: readonly Sample[]): number {
  const values = rounds.flatMap((sample) => sample.values);
  return Number(findPercentile(values, rounds[0]?.percentile ?? 0.5).toPrecision(3));
}
