import { openBrowser } from '@emberclutch/e2e/browser/open-browser';
import { openBenchSite } from '../load/open-bench-site.ts';
import { percentile } from '../load/percentile.ts';
import { measureCollectionScroll } from './measure-collection-scroll.ts';
import { measureFiltering } from './measure-filtering.ts';
import { measureScroll } from './measure-scroll.ts';

/**
 * Three figures of the lists in a real browser: the longest task while 10,000 loaded cards are scrolled, with and without
 * `content-visibility`; the same with the 1,000 cards of a collection; and how long a press on a filter of 1,000 loaded cards takes until the next paint, with the
 * processor slowed down four times.
 */
const limits = { taskMs: 100, interactionMs: 100 };

const site = await openBenchSite();
const browser = await openBrowser();

try {
  const scroll = await measureScroll(browser, site.url, { skipsHidden: true });
  const without = await measureScroll(browser, site.url, { skipsHidden: false });
  console.log(
    `10,000 cards scrolled: longest task ${scroll.longestTask.toFixed(0)} ms (limit ${limits.taskMs}), ` +
      `busy ${scroll.busy.toFixed(0)} ms; without content-visibility ${without.longestTask.toFixed(0)} ms, ` +
      `busy ${without.busy.toFixed(0)} ms`,
  );
  const collection = await measureCollectionScroll(browser, site.url);
  console.log(
    `1,000 cards of a collection scrolled: longest task ${collection.toFixed(0)} ms (limit ${limits.taskMs})`,
  );
  const interactions = await measureFiltering(browser, site.url);
  const p75 = percentile(interactions, 0.75);
  console.log(
    `1,000 eggs filtered at a quarter of the speed: ${interactions.length} presses, ` +
      `p75 ${p75.toFixed(0)} ms until the next paint (limit ${limits.interactionMs}), most ${Math.max(...interactions).toFixed(0)} ms`,
  );
  if (Math.max(scroll.longestTask, collection) > limits.taskMs || p75 > limits.interactionMs)
    process.exitCode = 1;
} finally {
  await browser.close();
  await site.close();
}
