import type { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { Page } from 'playwright-core';
import { setUpBrowser } from '../browser/test-browser.ts';
import { waitUntilPasses } from '../wait-until-passes.ts';
import { listen } from '../suite/file-server.ts';
import type { Server } from '../suite/file-server.ts';
import { getRunningSuite } from '../suite/running-suite.ts';
import {
  countListeners,
  countDraws,
  listGlobals,
  capturePageOutsideRemote,
  recordEffects,
  recordReads,
} from './embedding-page.ts';
import { readCodeBlock } from './read-guide.ts';

const { openPage } = setUpBrowser();

let wiki: Server;
beforeAll(async () => {
  wiki = await listen(({ url = '' }, response) => {
    if (!url.startsWith('/wiki')) return response.writeHead(204).end();
    const policy = readExample('text').replaceAll('\n', '; ');
    const strict = "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': `${strict}; ${policy}; frame-src ${getRunningSuite().url}`,
    });
    return response.end(toPage(url));
  });
});
afterAll(() => wiki.close());

it('the script shows elements in a page with a strict policy, without reading or changing that page', async () => {
  const page = await openPage();
  const response = await page.request.get('/v1/assets/dragons?limit=1&page=0');
  const { assets }: AssetPage = await response.json();
  const [asset] = assets;
  await page.addInitScript(recordReads);
  await page.addInitScript(recordEffects);
  await page.addInitScript(countListeners);
  const requests: { url: string; headers: Record<string, string> }[] = [];
  page.on('request', (request) => requests.push({ url: request.url(), headers: request.headers() }));
  const listElementRequests = () => requests.filter(({ url }) => new URL(url).pathname.startsWith('/v1/'));

  // Elements far below the window load nothing.
  await page.goto(`${wiki.origin}/wiki?${asset?.id}`);
  await page.waitForFunction(() => customElements.get('emberclutch-asset') !== undefined);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const names = ['asset', 'countdown', 'hatchery', 'spawn', 'world'];
  expect(await readNewEffects(page)).toEqual(
    names.map((name) => `customElements.define(emberclutch-${name})`),
  );
  const capturePageState = () =>
    page.evaluate(() => ({
      listeners: Object.entries(Reflect.get(window, 'listeners')).filter(([, count]) => count !== 0),
      read: Reflect.get(window, 'read'),
      storage: [localStorage.length, sessionStorage.length],
      history: history.length,
      focus: document.activeElement?.id,
    }));
  const before = { ...(await capturePageState()), globals: await page.evaluate(listGlobals) };
  const outside = await page.evaluate(capturePageOutsideRemote);
  const readHeights = () =>
    page.evaluate(() =>
      ['asset', 'hatchery', 'world', 'countdown', 'spawn'].map(
        (name) => document.querySelector(`emberclutch-${name}`)?.getBoundingClientRect().height,
      ),
    );
  const reservedHeights = await readHeights();
  expect(listElementRequests()).toEqual([]);
  // Discards the effects of the test itself.
  await readNewEffects(page);

  // Both are far below the window at first, and load when they come near it.
  for (const name of ['countdown', 'spawn']) {
    const element = page.locator(`emberclutch-${name}`);
    await element.evaluate((target) => target.scrollIntoView());
    await element.getByRole('link').last().waitFor();
  }
  await page.locator('#place').evaluate((place) => place.scrollIntoView());
  const scrollPosition = await page.evaluate(() => scrollY);
  const card = page.locator('emberclutch-asset').getByRole('link');
  await card.waitFor();
  const listLinks = page.locator('emberclutch-hatchery').getByRole('listitem').getByRole('link');
  await listLinks.nth(5).waitFor();
  await page.waitForFunction(
    () => document.querySelector('emberclutch-asset')?.shadowRoot?.querySelector('img')?.naturalWidth,
  );
  const world = page.locator('emberclutch-world');
  await world.locator('canvas').first().waitFor();
  await world.getByRole('button', { name: 'Zoom in' }).dispatchEvent('click');
  expect(await readHeights()).toEqual(reservedHeights);
  await world.evaluate((element) => element.scrollIntoView());
  expect(await world.evaluate(countDraws)).toBeGreaterThan(0);
  // The world pauses outside of the window.
  await page.locator('#top').evaluate((top) => top.scrollIntoView());
  await waitUntilPasses(async () => expect(await world.evaluate(countDraws)).toBe(0));
  await world.evaluate((element) => element.remove());
  await page.locator('#place').evaluate((place) => place.scrollIntoView());
  await page.locator('emberclutch-asset').evaluate((element) => {
    element.addEventListener('navigate', (event) => event.preventDefault());
    element.setAttribute('theme', 'dark');
  });
  await card.dispatchEvent('click');
  await page
    .locator('emberclutch-hatchery')
    .getByRole('button', { name: 'Show more' })
    .evaluate((button: HTMLElement) => button.click());
  await listLinks.nth(6).waitFor();

  expect(await readNewEffects(page)).toEqual([]);
  expect({ ...(await capturePageState()), globals: await page.evaluate(listGlobals) }).toEqual(before);
  expect(await page.evaluate(capturePageOutsideRemote)).toEqual(outside);
  expect(await page.evaluate(() => scrollY)).toBe(scrollPosition);
  expect(await page.context().cookies(wiki.origin)).toEqual([]);
  expect(await card.getAttribute('href')).toBe(`${getRunningSuite().url}/details/${asset?.id}`);
  const sentHeaders = listElementRequests().flatMap(({ headers: { cookie, referer, authorization } }) => [
    cookie,
    referer,
    authorization,
  ]);
  expect(sentHeaders.length).toBeGreaterThan(0);
  expect(sentHeaders.filter(Boolean)).toEqual([]);

  await page.locator('#place').evaluate((place) => place.replaceChildren());
  expect(await capturePageState()).toEqual({ ...before, globals: undefined });
});

it('the script shows the card of an asset in a sandboxed frame, with and without scripts', async () => {
  const page = await openPage({ expectedErrors: [/Blocked script execution/] });
  const response = await page.request.get('/v1/assets/dragons?limit=1&page=0');
  const { assets }: AssetPage = await response.json();
  const address = `${getRunningSuite().url}/details/${assets[0]?.id}`;
  const { html } = await (await page.request.get(`/oembed?url=${encodeURIComponent(address)}`)).json();
  await page.goto(`${wiki.origin}/wiki`);

  const size = await page.evaluate(async (markup: string) => {
    const { promise, resolve } = Promise.withResolvers();
    addEventListener('message', ({ data }) => resolve(data));
    // The page accepts no markup, so the frame is built from the attributes in the response.
    const attributes = new Map(
      [...markup.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    for (const sandbox of [attributes.get('sandbox'), 'allow-popups']) {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', sandbox ?? '');
      frame.width = attributes.get('width') ?? '';
      frame.height = attributes.get('height') ?? '';
      frame.src = attributes.get('src') ?? '';
      document.getElementById('top')?.before(frame);
    }
    return promise;
  }, html);

  expect(size).toEqual({ type: 'emberclutch:resize', width: 480, height: 160 });
  for (const frame of [page.frameLocator('iframe').first(), page.frameLocator('iframe').last()])
    expect(await frame.getByRole('link').getAttribute('href')).toBe(address);
});

/** Reads the recorded changes of the page since the last call. */
const readNewEffects = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'effects').splice(0));

/** Reads an example of the guide, and inserts the address of this site. */
const readExample = (language: string) =>
  readCodeBlock('elements', language).replaceAll('https://emberclutch.example', getRunningSuite().url);

/** Composes a page with the example of the guide, far below the window. */
const toPage = (url: string) => {
  const [script = '', ...elements] = readExample('html').split('\n');
  const markup = elements.join('\n').replace('number="12"', `number="${url.split('?')[1] ?? ''}"`);
  const lines = '<p>A line of the wiki.</p>'.repeat(100);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Wiki</title>${script}</head>
<body><button id="top" autofocus>Edit</button>${lines}<div id="place">${markup}</div>${lines}</body></html>`;
};
