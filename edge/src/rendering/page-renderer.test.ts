import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createLivePartsReader } from './compose.ts';
import type { LivePartsReader } from '../composition/composition-parts.ts';
import { PageReports } from '../page-reports/page-reports.ts';
import { publish } from '../testing/publish.ts';
import type { SmallBuild } from '../testing/small-build.ts';
import { smallSettings, testPublisher, provideTemporarySite } from '../testing/small-site.ts';
import { ResponseCache } from './response-cache.ts';
import { edgeCaller } from './caller.ts';
import { PageRenderer } from './page-renderer.ts';

/** The style of a page without data. */
const composedStyle = 'p{color:blue}';

/** The server bundle of a host. It shows the response of one call, and the text of the remote's routes. */
const createHostBundle = (version: string) => `
  exports.sharedLibraries = { react: { version: 'of the host' } };
  exports.prerender = async (path) => ({ html: '<p>No data on ' + path + '</p>', style: '${composedStyle}' });
  exports.render = async (address, page, at) => {
    if (address === '/unanswered') return null;
    const response = await fetch('/v1/seasons/current').catch(() => null);
    if (!response) return null;
    const season = await response.json();
    const routes = globalThis.remote_spawn ? await globalThis.remote_spawn.routes(address) : '';
    return {
      html: '<p>${version}, ' + season.name + routes + '</p><img src="__release_base__/a.svg?v=1&amp;w=2" fetchPriority="high"/><i style="--rows:4"></i><a href="' + page.site.publicUrl + '"></a>',
      style: 'p{color:red}', from: { at, client: { queries: ['</script>'] } }
    };
  };`;

const remoteBundle = `
  const react = require('react');
  // As in the runtime of webpack.
  require('node:url').pathToFileURL(__filename);
  exports.routes = async (address) => {
    if (address === '/throws') throw new Error('no such egg');
    while (address === '/hangs') {}
    const leaked = [];
    for (let n = 0; address === '/loops'; n += 1) await fetch('/v1/seasons/current?' + n);
    while (address === '/leaks') leaked.push(new Array(1e6).fill(address + leaked.length));
    return ' with React ' + react.version;
  };`;

const site = provideTemporarySite();
let app: FastifyInstance;
let readParts: LivePartsReader;
let pageReports: PageReports;
let renderer: PageRenderer;
let callCount: number;
let providerDelay: Promise<void>;

beforeEach(async () => {
  callCount = 0;
  providerDelay = Promise.resolve();
  await release('1');
  app = fastify();
  app.get('/v1/seasons/current', async () => {
    callCount += 1;
    await providerDelay;
    return { name: '<i>', spawnSeason: 'FIRE' };
  });
  readParts = createLivePartsReader(site.folder);
  pageReports = new PageReports();
  renderer = new PageRenderer({ responses: new ResponseCache(app), folder: site.folder, pageReports });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await renderer.close();
  await app.close();
});

async function buildWithServer(options: SmallBuild, bundle: string): Promise<string> {
  const dist = await site.build({ ...options, server: 'server.cjs' });
  await writeFile(join(dist, 'server.cjs'), bundle);
  return dist;
}

async function release(version: string): Promise<void> {
  const createPage = (path: string) => ({
    path,
    title: path,
    isRendered: true,
    isDrawnByScripts: path === '/drawn',
  });
  const host = await buildWithServer(
    { app: 'host', version, pages: [createPage('/')] },
    createHostBundle(version),
  );
  const remotePages = ['/spawn', '/throws', '/hangs', '/loops', '/leaks', '/unanswered', '/drawn'].map(
    createPage,
  );
  const remote = await buildWithServer({ app: 'remote-spawn', version, pages: remotePages }, remoteBundle);
  await publish(site.folder, {
    dists: [host, remote],
    firstSettings: smallSettings,
    publisher: testPublisher,
  });
}

const countFailures = (app = 'remote-spawn') => pageReports.readRelease({ app, version: '1' }).failures.slot;

/** Blocks the provider's responses until the returned function is called. */
function stopProvider(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  providerDelay = promise;
  return resolve;
}

/** Advances the clock that measures the ages of pages. */
function advanceClock(seconds: number): void {
  const now = performance.now() + seconds * 1_000;
  jest.spyOn(performance, 'now').mockReturnValue(now);
}

/** Reads a page until it is rendered, because the first visitors get the placeholder while a process starts. */
async function readRendered(address: string) {
  for (;;) {
    const page = await read(address);
    if (page) return page;
  }
}

/** @returns null for a page without data, which is not rendered in time */
async function read(address: string) {
  const parts = await readParts();
  const page = parts && (await renderer.getPage(parts, address, edgeCaller));
  return page?.sharedUntil === null ? null : page;
}

it('a rendered page contains its responses, its season and a policy that allows its styles', async () => {
  const { html, headers } = await readRendered('/spawn');

  expect(html).toContain('<html lang="en" class="season-fire">');
  expect(html).toContain('<p>1, <i> with React of the host</p><img src="/host/1/a.svg?v=1&amp;w=2"');
  expect(headers['link']).toBe('</host/1/a.svg?v=1&w=2>; rel=preload; as=image; fetchpriority=high');
  // The browser hydrates the page with the same public URL.
  expect(html).toContain(`<a href="${smallSettings.PUBLIC_URL}"></a>`);
  expect(html).toContain(`"publicUrl":"${smallSettings.PUBLIC_URL}"`);
  // Until the page is painted, fonts and pictures get the connection.
  expect(html).toMatch(/<link data-preload-after-paint as="script" href="[^"]*spawn[^"]*\.js"/);
  expect(html).not.toContain('rel="preload" as="script"');
  expect(html).toContain('<style data-styled="true" data-styled-version="">p{color:red}</style>');
  expect(html).toMatch(
    /"rendered":\{"at":\d+,"client":\{"queries":\["\\u003c\/script>"\]\},"readAt":\d+\}\}<\/script>/,
  );
  expect(headers['content-security-policy']).toMatch(
    /style-src 'unsafe-hashes' 'sha256-\S+ 'sha256-\S+ 'self'/,
  );
  const composedStyleHash = createHash('sha256').update(composedStyle).digest('base64');
  expect(headers['content-security-policy']).not.toContain(composedStyleHash);
});

it('the renderer preloads the scripts of a page that scripts draw', async () => {
  const { html } = await readRendered('/drawn');

  expect(html).toMatch(/<link rel="preload" as="script" href="\/host\/1\/entry\.js"[^>]* data-entry>/);
  expect(html).toMatch(/<link rel="preload" as="script" href="[^"]*spawn[^"]*\.js" fetchpriority="low"/);
  expect(html).not.toContain('<link data-preload-after-paint');
  expect(html).not.toContain('isDrawnByScripts');
});

it('the renderer ends running renderings when it is closed, and starts no process after that', async () => {
  const parts = await readParts();
  const resume = stopProvider();
  const warming = parts && renderer.warm(parts);

  await renderer.close();
  await warming;
  await (parts && renderer.warm(parts));

  expect(await read('/')).toBeNull();
  expect(renderer.processIds).toEqual([]);
  expect(countFailures('host')).toBe(0);
  resume();
});

it('the renderer asks the provider once for many visitors', async () => {
  await readRendered('/');
  callCount = 0;

  await Promise.all(Array.from({ length: 20 }, () => read('/?again')));

  expect(callCount).toBeLessThanOrEqual(1);
});

it('the renderer renders pages of each app before the first visit', async () => {
  const parts = await readParts();
  await (parts && renderer.warm(parts));
  const resume = stopProvider();

  expect(await read('/spawn')).toMatchObject({ html: expect.stringContaining('with React') });
  expect(await read('/')).not.toBeNull();
  resume();
});

it('the renderer shows the last page for up to a minute if there is no newer one, and says when it was read', async () => {
  const earlierPage = await readRendered('/spawn');
  const resume = stopProvider();

  advanceClock(30);
  expect(await read('/spawn')).toBe(earlierPage);
  advanceClock(31);
  expect(await read('/spawn')).toBeNull();
  resume();
  jest.restoreAllMocks();

  const readAt = Number(/"readAt":(\d+)/.exec(earlierPage.html)?.[1]);
  expect(readAt).toBeLessThanOrEqual(Date.now() / 1_000);
});

it('the renderer does not blame a release for an overload', async () => {
  await readRendered('/');
  const resume = stopProvider();
  advanceClock(2);

  const pages = await Promise.all(Array.from({ length: 80 }, (_, n) => read(`/spawn?${n}`)));
  resume();
  jest.restoreAllMocks();

  expect(pages.filter((page) => page !== null)).toEqual([]);
  expect(countFailures()).toBe(0);
  expect(await readRendered('/spawn')).toMatchObject({ html: expect.stringContaining('with React') });
});

it.each(['/throws', '/hangs', '/loops', '/leaks'])(
  'the renderer leaves %s to the browser, counts a failure, and still renders pages of the host',
  async (path) => {
    await readRendered('/');

    expect(await read(path)).toBeNull();
    while (countFailures() === 0) await new Promise((resolve) => setImmediate(resolve));

    expect(countFailures()).toBe(1);
    expect(await readRendered('/?another')).toMatchObject({ html: expect.stringContaining('<p>1,') });
  },
);

it('the renderer renders the other pages of a release in the same process when one page throws', async () => {
  await readRendered('/spawn');
  const { processIds } = renderer;

  expect(await read('/throws')).toBeNull();
  expect(await read('/throws')).toBeNull();

  expect(await readRendered('/spawn?another')).toMatchObject({ html: expect.stringContaining('with React') });
  expect(renderer.processIds).toEqual(processIds);
  // A page that can show nothing without its responses is not a failure.
  expect([await read('/unanswered'), countFailures()]).toEqual([null, 1]);
});

it('the renderer renders a new release only from its own bundles', async () => {
  const earlierPage = await readRendered('/spawn');

  await release('2');
  const newPage = await readRendered('/spawn');

  expect(earlierPage.html).toContain('/remotes/spawn/1/');
  expect(newPage.html).toContain('<p>2,');
  expect(newPage.html).not.toMatch(/\/(host|remotes\/spawn)\/1\//);
});
