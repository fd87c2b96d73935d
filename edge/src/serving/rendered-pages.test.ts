import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import { createLivePartsReader } from '../rendering/compose.ts';
import { PageReports } from '../page-reports/page-reports.ts';
import { offerCandidate } from '../publishing/offer-candidate.ts';
import { storeRelease } from '../releases/store-release.ts';
import { ResponseCache } from '../rendering/response-cache.ts';
import { PageRenderer } from '../rendering/page-renderer.ts';
import { readCookies, submitForm } from '../testing/submit-form.ts';
import { publish } from '../testing/publish.ts';
import { smallSettings, testPublisher as publisher, provideTemporarySite } from '../testing/small-site.ts';
import { variantsRoute } from '../variants/variants-route.ts';
import { serveSite } from './serve-site.ts';

const hostBundle = `
  exports.sharedLibraries = {};
  exports.prerender = async () => ({ html: '<p>Wait</p>', style: '' });
  exports.render = async (address, page, at) => {
    const egg = await (await fetch('/v1/assets/12')).json();
    await fetch('/v1/seasons/current');
    return { html: '<p>' + egg.name + '</p>', style: '', from: { at, client: {} } };
  };`;

const operatorToken = 'token-of-the-operator';
/** An origin from which an operator may load a remote. */
const overrideOrigin = 'https://builds.example';

const site = provideTemporarySite();
let app: FastifyInstance;
let calls: string[];

beforeEach(async () => {
  const { folder } = site;
  calls = [];
  const page = { path: '/details/:id', title: 'Egg', isRendered: true, preview: '/v1/assets/:id/preview' };
  const pages = [{ path: '/', title: 'Home' }, page];
  const host = await site.build({ app: 'host', server: 'server.cjs', pages });
  await writeFile(join(host, 'server.cjs'), hostBundle);
  const dists = [host, await site.build({ app: 'remote-hatchery' })];
  await publish(folder, { dists, firstSettings: smallSettings, publisher });
  app = fastify();
  app.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/v1/')) calls.push(url);
  });
  const addRoute = (path: string, cacheControl: string, body: object) =>
    app.get(path, async (_request, reply) => reply.header('cache-control', cacheControl).send(body));
  addRoute('/v1/assets/12', 'public, max-age=1, s-maxage=5', { name: 'Ash' });
  addRoute('/v1/seasons/current', 'public, max-age=5', { spawnSeason: 'FIRE' });
  const picture = { url: '/ash.png', alt: 'Ash' };
  addRoute('/v1/assets/12/preview', 'no-store', { title: 'Ash', description: 'A dragon', picture });
  const readParts = createLivePartsReader(folder);
  const responses = new ResponseCache(app);
  const renderer = new PageRenderer({ responses, folder, pageReports: new PageReports() });
  app.addHook('onClose', () => renderer.close());
  const operator = new OperatorAccess(operatorToken);
  const overrideRules = { origins: [overrideOrigin], publicUrl: smallSettings.PUBLIC_URL, operator };
  await app.register(variantsRoute, { folder, readParts, overrideRules });
  await app.register(serveSite, { folder, readParts, overrideRules, responses, renderer });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
});

const get = (headers: Record<string, string> = {}) => app.inject({ url: '/details/12', headers });

/**
 * Stops time and reads a page until it is rendered and fresh. A rendering that is too slow on a busy machine pauses the release for ten
 * seconds, so time moves on if many attempts fail.
 */
async function readRendered() {
  for (let now = Math.ceil(performance.now()); ; now += 11_000) {
    jest.spyOn(performance, 'now').mockReturnValue(now);
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const page = await get();
      if (page.body.includes('<p>Ash</p>') && page.headers['cdn-cache-control'] !== undefined) return page;
    }
  }
}

it('the edge lets shared caches keep a page as long as the provider says, and makes browsers revalidate each time', async () => {
  const { headers } = await readRendered();

  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=5',
    'cdn-cache-control': 'public, max-age=5, stale-while-revalidate=30',
    vary: 'cookie, accept-encoding',
  });
  const revalidation = await get({ 'if-none-match': String(headers.etag) });
  expect([revalidation.statusCode, revalidation.body]).toEqual([304, '']);
  expect(revalidation.headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
});

it('the edge sends a cached page without calling the provider', async () => {
  const plain = await readRendered();
  calls = [];

  const compressed = await get({ 'accept-encoding': 'gzip, br' });

  expect(calls).toEqual([]);
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
  expect(plain.body).toContain('<title>Ash · Emberclutch</title>');
});

it('the edge keeps pages of browsers with cookies, and all pages during a canary, out of shared caches', async () => {
  await readRendered();

  // A cookie may select a composition.
  const { headers } = await get({ cookie: 'anything=1' });
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' });
  expect(headers['cdn-cache-control']).toBeUndefined();

  const { version } = await storeRelease(
    site.folder,
    await site.build({ app: 'remote-spawn', version: '2' }),
  );
  const releases = [{ app: 'remote-spawn', version }];
  await offerCandidate(site.folder, { releases, share: 1, again: false, publisher });
  expect((await get()).headers['cache-control']).toBe('private, no-cache');
});

it('the edge renders nothing for a browser that overrides a remote: code from other origins runs only in browsers', async () => {
  await readRendered();
  const fetchSpy = jest.spyOn(globalThis, 'fetch');
  const authorization = `Bearer ${operatorToken}`;
  const form = { remote: 'hatchery', address: overrideOrigin };
  const cookie = readCookies(await submitForm(app, '/variants/override', form, { authorization }));

  const { body, headers } = await get({ cookie, authorization });

  expect(body).toContain(`"entry":"${overrideOrigin}/`);
  expect(body).not.toMatch(/<p>Ash<\/p>|"rendered":/);
  expect(headers['cache-control']).toBe('no-store');
  expect(fetchSpy).not.toHaveBeenCalled();
});

it('the edge reads the season once for rendered pages and for other pages', async () => {
  await readRendered();

  const home = await app.inject('/');

  expect(home.body).toContain('class="season-fire"');
  expect(calls.filter((url) => url === '/v1/seasons/current')).toHaveLength(1);
});
