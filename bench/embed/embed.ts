import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { distOf } from '@emberclutch/tooling/federation/apps.ts';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { listen } from '@emberclutch/e2e/suite/file-server.ts';
import { firstRead } from '@emberclutch/web/embed/first-read.ts';
import { readLiveSite } from '@emberclutch/edge/releases/live-site.ts';
import { readRelease } from '@emberclutch/edge/releases/read-release.ts';
import { measureLoad } from '../first-load/measure-load.ts';
import { openBenchSite } from '../load/open-bench-site.ts';
import { median } from '../load/percentile.ts';
import { measureElement } from './measure-element.ts';

/**
 * Measures the first card of `<emberclutch-hatchery>` in a bare page of another origin and of /hatchery, on slow 4G,
 * and the sizes of the scripts that each element loads. The page has the script alone, or preloads the list, or has a
 * script that contains the cards, or was served with the rendered element, as /hatchery is. Rounds alternate. Exits
 * with 1 if a figure exceeds its budget.
 */
const rounds = 7;
const maxRatio = 0.8;
/** Kilobytes (brotli) of scripts until the element is shown. */
const maxKilobytes = { asset: 60, countdown: 60, spawn: 60, hatchery: 120, collection: 120 };

const site = await openBenchSite();
const script = `<script type="module" src="${site.url}/embed/v1/emberclutch.js"></script>`;
const list = firstRead('emberclutch-hatchery', () => null) ?? '';
const preload = `<link rel="preload" as="fetch" href="${site.url}${list}" crossorigin referrerpolicy="no-referrer">`;
const cardsScript = `<script type="module" src="${site.url}/embed/v1/markup/hatchery.js"></script>`;
/** The markup that the server of the page caches, and requests again before each round. */
let markup = '';
const wiki = await listen(({ url }, answer) => {
  answer.writeHead(200, { 'content-type': 'text/html' });
  answer.end(`<!doctype html><html lang="en"><title>Wiki</title>${url === '/preload' ? preload : ''}${url === '/cards' ? cardsScript : script}
    ${url === '/rendered' ? markup : '<emberclutch-hatchery></emberclutch-hatchery>'}`);
});
const browser = await openBrowser();

const alone: number[] = [];
const preloaded: number[] = [];
const withCards: number[] = [];
const rendered: number[] = [];
const pages: number[] = [];
const hydrated: number[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const bare = await measureElement(browser, wiki.origin);
  const withPreload = await measureElement(browser, `${wiki.origin}/preload`);
  markup = await readMarkup();
  const byCards = await measureElement(browser, `${wiki.origin}/cards`);
  const withMarkup = await measureElement(browser, `${wiki.origin}/rendered`);
  const { firstCard, interactive } = await measureLoad(browser, `${site.url}/hatchery`);
  // The first round is a warm-up.
  if (round === 0) continue;
  alone.push(bare);
  preloaded.push(withPreload);
  withCards.push(byCards);
  rendered.push(withMarkup);
  pages.push(firstCard);
  hydrated.push(interactive);
}

const seconds = (times: number[]) => `${(median(times) / 1_000).toFixed(2)} s`;
const ratio = (times: number[], others: number[]) => (median(times) / median(others)).toFixed(2);
console.log(
  [
    'first card',
    `in a bare page ${seconds(alone)}`,
    `with its list preloaded ${seconds(preloaded)}`,
    `by a script with its cards ${seconds(withCards)}`,
    `rendered by its server ${seconds(rendered)}`,
    `/hatchery ${seconds(pages)}`,
    `ratios ${[alone, preloaded, withCards, rendered].map((times) => ratio(times, pages)).join(', ')} (the last at most ${maxRatio})`,
  ].join('   '),
);
// The edge sends /hatchery with its cards, which can be pressed later; an element is shown when it can be pressed.
console.log(
  `can be pressed   with its list preloaded ${seconds(preloaded)}   /hatchery ${seconds(hydrated)}   ratio ${ratio(preloaded, hydrated)}`,
);

const live = await readLiveSite(site.folder);
const releaseOf = (app: string) => readRelease(site.folder.release(app, live?.apps[app]?.version ?? ''));
const [host, hatchery] = await Promise.all([releaseOf('host'), releaseOf('remote-hatchery')]);
const sizeOf = async (dist: string, file: string) =>
  brotliCompressSync(await readFile(join(dist, file))).length / 1_000;
const elements = await sizeOf(distOf('host'), `embed/${host.embed?.file}`);
const world = await sizeOf(distOf('remote-hatchery'), hatchery.world ?? '');
for (const [name, max] of Object.entries(maxKilobytes))
  console.log(`${name.padEnd(12)} ${elements.toFixed(1)} KB of scripts (at most ${max})`);
console.log(`world        ${(elements + world).toFixed(1)} KB of scripts`);
if (median(rendered) / median(pages) > maxRatio || Object.values(maxKilobytes).some((max) => elements > max))
  process.exitCode = 1;

/** Asks again if the element is not rendered in time. @throws {Error} if the site does not render it */
async function readMarkup(): Promise<string> {
  const response = await fetch(`${site.url}/embed/v1/markup/hatchery`);
  if (response.status === 503) return readMarkup();
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
  return response.text();
}

await browser.close();
wiki.close();
await site.close();
