import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { openBenchSite } from '../load/open-bench-site.ts';
import { percentile } from '../load/percentile.ts';
import type { LongestTask } from './measure-longest-task.ts';
import { measureCollectionScroll } from './measure-collection-scroll.ts';
import { measureFiltering } from './measure-filtering.ts';
import { measureScroll } from './measure-scroll.ts';

/**
 * Measures lists in a real browser: the longest task while 10,000 loaded cards scroll, with and without `content-visibility`; the same for
 * the 1,000 cards of a collection; and the time from a press on a filter of 1,000 loaded cards to the next paint, with the CPU slowed down
 * four times. Painting may interrupt a task of the page, so the CPU time of the task is printed, too.
 */
const limits = { taskMs: 100, interactionMs: 100 };
const rounds = 3;

const site = await openBenchSite();
const browser = await openBrowser();

try {
  const scrolls: LongestTask[] = [];
  for (let round = 0; round < rounds; round += 1)
    scrolls.push(await measureScroll(browser, site.url, { skipsHidden: true }));
  const without = await measureScroll(browser, site.url, { skipsHidden: false });
  const median = scrolls.map(({ elapsed }) => elapsed).toSorted((one, other) => one - other)[1] ?? NaN;
  console.log(
    [
      `10,000 cards scrolled, longest task: ${scrolls.map(describe).join(', ')}; median ${median.toFixed(0)} ms (limit ${limits.taskMs})`,
      `  without content-visibility ${describe(without)}`,
    ].join('\n'),
  );
  const collection = await measureCollectionScroll(browser, site.url);
  console.log(
    `1,000 cards of a collection scrolled, longest task: ${describe(collection)} (limit ${limits.taskMs})`,
  );
  const interactions = await measureFiltering(browser, site.url);
  const p75 = percentile(interactions, 0.75);
  console.log(
    `1,000 eggs filtered at a quarter of the speed: ${interactions.length} presses, ` +
      `p75 ${p75.toFixed(0)} ms until the next paint (limit ${limits.interactionMs}), max ${Math.max(...interactions).toFixed(0)} ms`,
  );
  if (Math.max(median, collection.elapsed) > limits.taskMs || p75 > limits.interactionMs)
    process.exitCode = 1;
} finally {
  await browser.close();
  await site.close();
}

/** Tasks of 50 ms or less are not recorded. */
function describe({ elapsed, processor, busy }: LongestTask): string {
  const wallClock = elapsed === 0 ? 'none above 50 ms' : `${elapsed.toFixed(0)} ms`;
  return `${wallClock} (processor ${processor.toFixed(0)} ms, ${busy.toFixed(0)} ms in tasks above 50 ms)`;
}
