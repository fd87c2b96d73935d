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
 * takes about 30 minutes. `--site` is a running site of this checkout; otherwise one is started. Rounds alternate between this checkout and
 * the version after `--beside`, whose column is empty for parts that it does not have. Exits with 1 if a limit is missed.
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
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);

const own = new WorldTarget('this', thisCheckout, values.site);
const beside = values.beside === undefined ? null : new WorldTarget('beside', parseTarget(values.beside));
const missed: string[] = [];
try {
  for (const name of names) {
    console.log(`\n${name}`);
    missed.push(...(await runPart(name)));
  }
} finally {
  await own.close();
  await beside?.close();
}
console.log(missed.length === 0 ? '\nAll limits are held.' : `\nMissed: ${missed.join('; ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function runPart(name: string): Promise<string[]> {
  const part = parts[name];
  const [samples, others]: [Sample[], Sample[]] = [[], []];
  let other = beside;
  for (let round = 0; round < (part?.rounds ?? 0); round += 1) {
    samples.push(...((await part?.measure(own)) ?? []));
    try {
      if (other) others.push(...((await part?.measure(other)) ?? []));
    } catch (error) {
      // An earlier version lacks functions of the page, or performance marks.
      console.log(`  Beside: not measured. ${String(error).split('\n', 1)}`);
      other = null;
    }
  }
  return printFigures(samples, others);
}

/** Resolves a folder against the working directory of the caller, because pnpm runs scripts in the folder of their package. */
function parseTarget(argument: string): string {
  return argument.startsWith('http') ? argument : resolve(process.env.INIT_CWD ?? '.', argument);
}
