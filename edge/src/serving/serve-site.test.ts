import { once } from 'node:events';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { publish } from '../testing/publish.ts';
import { serveSmallSite } from '../testing/serve-small-site.ts';
import { smallBuild } from '../testing/small-build.ts';
import { testPublisher } from '../testing/small-site.ts';

let small: Awaited<ReturnType<typeof serveSmallSite>>;
let app: FastifyInstance;

beforeEach(async () => {
  small = await serveSmallSite([
    { path: '/details/:id', title: 'Details' },
    { path: '/connect', title: 'Connect', keepsOpener: true },
  ]);
  ({ app } = small);
});

afterEach(() => small.close());

it('serves a page with a strict policy, revalidated on every visit', async () => {
  const page = await app.inject('/details/12');

  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<title>Details');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
});

it('cuts a page off from the one that opened it, except where it answers that one', async () => {
  const policyOf = async (path: string) => (await app.inject(path)).headers['cross-origin-opener-policy'];

  expect(await policyOf('/details/12')).toBe('same-origin-allow-popups');
  expect(await policyOf('/connect')).toBe('unsafe-none');
});

it('answers 304 for a page that has not changed', async () => {
  const first = await app.inject('/');

  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });

  expect(again.statusCode).toBe(304);
});

it('answers 503 and logs one line while its folder is gone', async () => {
  const errors = jest.spyOn(app.log, 'error').mockReturnValue(undefined);
  await app.inject('/');
  await rm(small.site.folder.root, { recursive: true });

  const page = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  const embed = await app.inject('/oembed?url=https://eggs.example/details/1');

  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.body).toContain('<h1>This site opens in a moment</h1>');
  expect([embed.statusCode, embed.body]).toEqual([503, 'This site opens in a moment.\n']);
  expect(errors.mock.calls).toEqual([
    [`The site in ${small.site.folder.root} is gone: all pages answer 503.`],
  ]);
});

it('answers 404 with the not-found page for an unknown path', async () => {
  const page = await app.inject('/no-such-place');

  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('<title>Page not found · Emberclutch</title>');
});

it.each([
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
  ['/apple-touch-icon.png', /^image\/png/],
  ['/apple-touch-icon-precomposed.png', /^image\/png/],
  ['/site.webmanifest', /^application\/manifest\+json/],
])('serves %s, which browsers ask for by themselves', async (path, type) => {
  const icon = await app.inject(path);

  expect(icon.statusCode).toBe(200);
  expect(icon.headers['content-type']).toMatch(type);
});

it('names icons in its manifest that it serves', async () => {
  const { name, icons } = (await app.inject('/site.webmanifest')).json();

  expect(name).toBe('Emberclutch');
  for (const { src, type } of icons)
    expect(await app.inject(src)).toMatchObject({ statusCode: 200, headers: { 'content-type': type } });
});

it('serves releases compressed and as immutable', async () => {
  const script = await app.inject({ url: '/host/1.0.0-a/entry.js', headers: { 'accept-encoding': 'br' } });

  expect(script.headers['content-encoding']).toBe('br');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('answers a missing script with plain text instead of a page', async () => {
  const script = await app.inject('/host/0.0.1/entry.js');

  expect(script.statusCode).toBe(404);
  expect(script.headers['content-type']).toContain('text/plain');
});

it('has a file or has it not, while the folder of its release arrives', async () => {
  const folder = join(small.site.folder.root, 'remotes/late');
  const versions = Array.from({ length: 300 }, (_, index) => `1.0.${index}`);
  await mkdir(folder);
  const statuses = new Set<number>();
  const ask = async (version: string) => {
    statuses.add((await app.inject(`/remotes/late/${version}/entry.js`)).statusCode);
  };
  for (const [index, version] of versions.entries()) {
    const draft = join(small.site.root, version);
    await mkdir(draft);
    await writeFile(join(draft, 'entry.js'), '');

    const asked = Array.from({ length: 8 }, () => ask(version));
    // It arrives while the requests look it up, each time a turn of the event loop later.
    for (let turn = 0; turn < index % 15; turn += 1) await nextTurn();
    await rename(draft, join(folder, version));
    await Promise.all(asked);
  }

  expect([...statuses].filter((status) => status !== 200 && status !== 404)).toEqual([]);
});

it('serves a release that went live while the server runs', async () => {
  const pages = [{ path: '/details/:id', title: 'A specimen' }];
  const { site } = small;
  const next = await smallBuild(site.root, { app: 'remote-hatchery', version: '2.0.0-b', pages });

  await publish(site.folder, { dists: [next], publisher: testPublisher });

  expect((await app.inject('/details/12')).body).toContain('<title>A specimen');
});

it.each(['/../live.json', '/host/..%2flive.json', '/remotes/%2e%2e/live.json'])(
  'does not serve %s',
  async (url) => {
    const answer = await app.inject(url);

    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('composition');
  },
);

it.each(['//', '//wiki.example/details/12', '///'])('answers 400 for %s, which is no path', async (path) => {
  // Over the network, because `inject` reads such a path as another host.
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const sent = get({ hostname, port, path, agent: false });

  const [answer] = (await once(sent, 'response')) as [IncomingMessage];

  answer.resume();
  expect(answer.statusCode).toBe(400);
});

it('has the season that runs in each page from the first byte', async () => {
  let season = 'water';
  app.get('/v1/seasons/current', async (_request, reply) =>
    reply.header('cache-control', 'max-age=0').send({ spawnSeason: season }),
  );

  for (const url of ['/', '/details/12', '/no-such-place'])
    expect(await openIn('season-water', url)).toMatchObject({
      body: expect.stringMatching(/^<!doctype html>\n<html/),
    });

  season = 'FIRE';
  const { headers, body } = await openIn('season-fire', '/');
  const etag = String(headers.etag);
  const packed = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', etag, vary: 'accept-encoding' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(body);
  expect((await app.inject({ url: '/', headers: { 'if-none-match': etag } })).statusCode).toBe(304);
});

/** Opens a page until it has a class: on a slow machine it goes out with the season that was read last. */
async function openIn(name: string, url: string) {
  for (;;) {
    const page = await app.inject(url);
    if (page.body.includes(`<html lang="en" class="${name}">`)) return page;
  }
}
