import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { runBounded } from '../load/bounded-run.ts';
import { openTargets } from './open-targets.ts';
import { printWalks, readFigures } from './print-walks.ts';
import type { WalkedTarget } from './print-walks.ts';
import { profiles, steps, walkTwice } from './walk.ts';

/**
 * Measures presses on the site: `navigation [--rounds <number>] [--only phone|desktop] [--beside <checkout>]`. A signed-in player walks
 * from a list to an egg, back, to the next egg, its genome, the world, the collection and the spawn page, twice in one tab: on a phone by
 * touch (slow 4G, processor four times slower), and on a desktop by mouse. Alternates with the same walk through the same sources built as
 * one app, whose scripts load with their pages or are all preloaded, and with the walk through the suite of another installed checkout.
 */
const maxMinutes = 120;

const { values } = parseArgs({
  options: {
    beside: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
  },
});
const rounds = Number(values.rounds);
const selectedProfiles = profiles.filter(({ name }) => values.only === undefined || name === values.only);
if (!(rounds > 0) || selectedProfiles.length === 0)
  throw new Error('navigation [--rounds <number>] [--only phone|desktop] [--beside <checkout>]');
// pnpm runs scripts in their package's folder.
const beside = values.beside === undefined ? null : resolve(process.env.INIT_CWD ?? '.', values.beside);

await runBounded(maxMinutes, async (run) => {
  const browser = await openBrowser();
  await run.closeAtEnd(() => browser.close());
  run.takeSignals();
  const targets = await openTargets(run, browser, beside);
  for (const profile of selectedProfiles) {
    const walkedTargets = targets.map(({ name }): WalkedTarget => ({
      name,
      cold: createEmptyFigures(),
      warm: createEmptyFigures(),
    }));
    for (let round = 0; round < rounds; round += 1)
      for (const [index, { url, session }] of targets.entries()) {
        const beganAt = performance.now();
        const walks = await walkTwice(browser, profile, url, session);
        for (const pass of ['cold', 'warm'] as const)
          for (const [step, press] of walks[pass].entries())
            walkedTargets[index]?.[pass][step]?.push(readFigures(press));
        const seconds = ((performance.now() - beganAt) / 1_000).toFixed(0);
        console.log(`${profile.name}, round ${round + 1}, ${targets[index]?.name}: ${seconds} s`);
      }
    printWalks(
      `${profile.name}, ${rounds} rounds, ${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)}`,
      walkedTargets,
    );
  }
});

function createEmptyFigures(): ReturnType<typeof readFigures>[][] {
  return steps.map(() => []);
}
