import { once } from 'node:events';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { createLivePartsReader } from '../rendering/compose.ts';
import { provideSmallSite } from '../testing/serve-small-site.ts';

const smallSite = provideSmallSite([{ path: '/details/:id', title: 'Details' }]);
const open = (url: string, headers: Record<string, string> = {}) => smallSite.app.inject({ url, headers });

it('the edge serves a page with a strict policy, revalidated on every visit', async () => {
  const page = await open('/details/12');

  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(page.body).toContain('<title>Details');
  expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
  expect(page.headers['cross-origin-opener-policy']).toBe('same-origin');
  expect((await open('/details/12', { 'if-none-match': String(page.headers.etag) })).statusCode).toBe(304);
});

it('the edge answers 503 and logs one line while its folder is gone', async () => {
  const { app, site } = smallSite;
  const errors = jest.spyOn(app.log, 'error').mockReturnValue(undefined);
  await open('/');
  await rm(site.folder.root, { recursive: true });

  const page = await open('/', { accept: 'text/html' });
  const embed = await open('/oembed?url=https://eggs.example/details/1');

  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.body).toContain('<h1>This site opens in a moment</h1>');
  expect([embed.statusCode, embed.body]).toEqual([503, 'This site opens in a moment.\n']);
  expect(errors.mock.calls).toEqual([[`The site in ${site.folder.root} is gone: all pages answer 503.`]]);
});

it('the edge serves pages of a site that has lost files of a release', async () => {
  const { app, site } = smallSite;
  await rm(site.folder.release('remote-hatchery', '1.0.0-a'), { recursive: true });
  const readParts = createLivePartsReader(site.folder);

  expect(Object.keys((await readParts())?.registry ?? {})).toEqual(['hatchery']);
  expect((await app.inject('/details/12')).statusCode).toBe(200);
});

it('the edge answers 404 with a page for an unknown path, and with plain text for a missing script', async () => {
  const [page, script] = [await open('/no-such-place'), await open('/host/0.0.1/entry.js')];

  expect([page.statusCode, script.statusCode]).toEqual([404, 404]);
  expect(page.body).toContain('<title>Page not found · Emberclutch</title>');
  expect(script.headers['content-type']).toContain('text/plain');
});

it('the edge serves the icons that browsers request at fixed paths or find in the manifest', async () => {
  const manifest = await open('/site.webmanifest');
  const { name, icons } = manifest.json();

  expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(name).toBe('Emberclutch');
  for (const { src, type } of [
    { src: '/favicon.ico', type: expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)/) },
    { src: '/apple-touch-icon.png', type: 'image/png' },
    { src: '/apple-touch-icon-precomposed.png', type: 'image/png' },
    ...icons,
  ])
    expect(await open(src)).toMatchObject({ statusCode: 200, headers: { 'content-type': type } });
});

it('the edge serves files of releases compressed and as immutable', async () => {
  const { headers } = await open('/host/1.0.0-a/entry.js', { 'accept-encoding': 'br' });

  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('the edge answers consistently for a file while the folder of its release arrives', async () => {
  const folder = join(smallSite.site.folder.root, 'remotes/garden');
  const versions = Array.from({ length: 300 }, (_, index) => `1.0.${index}`);
  await mkdir(folder);
  const statuses = new Set<number>();
  const requestEntry = async (version: string) =>
    void statuses.add((await open(`/remotes/garden/${version}/entry.js`)).statusCode);
  for (const [index, version] of versions.entries()) {
    const draft = join(smallSite.site.root, version);
    await mkdir(draft);
    await writeFile(join(draft, 'entry.js'), '');

    const pending = Array.from({ length: 8 }, () => requestEntry(version));
    // The folder arrives while the requests look up the file, one turn of the event loop later for each version.
    for (let turn = 0; turn < index % 15; turn += 1) await nextTurn();
    await rename(draft, join(folder, version));
    await Promise.all(pending);
  }

  expect([...statuses].filter((status) => status !== 200 && status !== 404)).toEqual([]);
});

it('the edge serves a release that went live while the server runs', async () => {
  const pages = [{ path: '/details/:id', title: 'A specimen' }];

  await smallSite.site.publish([{ app: 'remote-hatchery', version: '2.0.0-b', pages }]);

  expect((await open('/details/12')).body).toContain('<title>A specimen');
});

it.each(['/../live.json', '/host/..%2flive.json', '/remotes/%2e%2e/live.json'])(
  'the edge does not serve %s',
  async (url) => {
    const response = await open(url);

    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain('composition');
  },
);

it.each(['//', '//wiki.example/details/12', '///'])(
  'the edge answers 400 for %s, which is not a path',
  async (path) => {
    // Over the network, because `inject` interprets such a path as another host.
    const { hostname, port } = new URL(await smallSite.app.listen({ host: '127.0.0.1', port: 0 }));
    const request = get({ hostname, port, path, agent: false });

    const [response] = (await once(request, 'response')) as [IncomingMessage];

    response.resume();
    expect(response.statusCode).toBe(400);
  },
);

it('the edge sends each page with the current season', async () => {
  let season = 'water';
  smallSite.app.get('/v1/seasons/current', async (_request, reply) =>
    reply.header('cache-control', 'max-age=0').send({ spawnSeason: season }),
  );

  for (const url of ['/', '/details/12', '/no-such-place'])
    expect((await reloadUntilClass('season-water', url)).body).toMatch(/^<!doctype html>\n<html/);

  season = 'FIRE';
  const { headers, body } = await reloadUntilClass('season-fire', '/');
  const etag = String(headers.etag);
  const compressed = await open('/', { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', etag, vary: 'accept-encoding' });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(body);
  expect((await open('/', { 'if-none-match': etag })).statusCode).toBe(304);
});

/** Reloads a page until its `<html>` has a class, because on a slow machine it is sent with the season that was read last. */
async function reloadUntilClass(name: string, url: string) {
  for (;;) {
    const page = await open(url);
    if (page.body.includes(`<html lang="en" class="${name}">`)) return page;
  }
}
