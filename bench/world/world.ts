import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { downloadPart } from './parts/download-part.ts';
import { firstViewPart } from './parts/first-view-part.ts';
import { framesPart } from './parts/frames-part.ts';
import { homePart } from './parts/home-part.ts';
import { memoryPart } from './parts/memory-part.ts';
import { portraitsPart } from './parts/portraits-part.ts';
import { tasksPart } from './parts/tasks-part.ts';
import { printFigures } from './print-figures.ts';
import type { Sample, WorldPart } from './world-part.ts';
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
