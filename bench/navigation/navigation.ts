import { parseArgs } from 'node:util';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { formatMachine } from '../load/format-machine.ts';
import { limitRun } from '../load/limit-run.ts';
import { openTargets } from './open-targets.ts';
import { printWalks } from './print-walks.ts';
import { profiles, walkTwice } from './walk.ts';
import type { Walks } from './walk.ts';

/**
 * Measures presses on the site: `navigation [--rounds <number>] [--only phone|desktop] [--beside <checkout>]`. A signed-in player walks
 * from a list to an egg, back, to the next egg, its genome, the world, the collection and the spawn page, twice in one tab: on a phone by
 * touch (slow 4G, processor four times slower), and on a desktop by mouse. Alternates with the same walk through the same sources built as
 * one app, whose scripts load with their pages or are all preloaded, and with the walk through the suite of another installed checkout.
 */
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
limitRun(120);

await using resources = new AsyncDisposableStack();
const browser = resources.use(await openBrowser());
const targets = await openTargets(resources, browser, values.beside);
for (const profile of selectedProfiles) {
  const walkedTargets = targets.map((target) => ({ ...target, walks: Array.of<Walks>() }));
  for (let round = 1; round <= rounds; round += 1)
    for (const { name, url, session, walks } of walkedTargets) {
      const startedAt = performance.now();
      walks.push(await walkTwice(browser, profile, url, session));
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
      console.log(`${profile.name}, round ${round}, ${name}: ${seconds} s`);
    }
  printWalks(`${profile.name}, ${rounds} rounds, ${formatMachine()}`, walkedTargets);
}
