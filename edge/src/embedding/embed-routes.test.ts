import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { publish } from '../testing/publish.ts';
import { rollBackApp } from '../publishing/roll-back-app.ts';
import { serveSmallSite } from '../testing/serve-small-site.ts';
import { writeSmallBuild } from '../testing/small-build.ts';
import { testPublisher } from '../testing/small-site.ts';

let smallSite: Awaited<ReturnType<typeof serveSmallSite>>;
let app: FastifyInstance;

beforeEach(async () => {
  smallSite = await serveSmallSite([{ path: '/details/:id', title: 'Details' }]);
  ({ app } = smallSite);
});
afterEach(() => smallSite.close());

const latest = '/embed/v1/emberclutch.js';

/** Releases a host with a script that contains the version. */
async function release(version: string, file: string): Promise<void> {
  const embed = { file, integrity: `sha256-${version}` };
  const host = await writeSmallBuild(smallSite.site.root, { app: 'host', version, embed });
  await publish(smallSite.site.folder, { dists: [host], publisher: testPublisher });
}

it('the edge serves the live script to pages of any origin, with a tag and a lifetime of five minutes', async () => {
  await release('2.0.0-a', 'emberclutch-aa.js');

  const script = await app.inject({ url: latest, headers: { origin: 'https://wiki.example' } });
  const repeated = await app.inject({
    url: latest,
    headers: { 'if-none-match': String(script.headers.etag) },
  });

  expect(script.body).toContain('elements 2.0.0-a');
  expect(script.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
    'content-type': expect.stringContaining('javascript'),
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(script.headers).not.toHaveProperty('set-cookie');
  expect(script.headers).not.toHaveProperty('access-control-allow-credentials');
  expect(repeated.statusCode).toBe(304);
});

it('the edge rolls the live script back with the host, and keeps the address of a pinned script', async () => {
  await release('2.0.0-a', 'emberclutch-aa.js');
  await release('3.0.0-b', 'emberclutch-bb.js');
  const newerResponse = await app.inject(latest);

  await rollBackApp(smallSite.site.folder, { app: 'host', publisher: testPublisher });

  expect(newerResponse.body).toContain('elements 3.0.0-b');
  expect((await app.inject(latest)).body).toContain('elements 2.0.0-a');
  expect((await app.inject('/embed/v1/release.json')).json()).toEqual({
    latest,
    pinned: '/embed/v1/emberclutch-aa.js',
    integrity: 'sha256-2.0.0-a',
  });
  const pinned = await app.inject({
    url: '/embed/v1/emberclutch-bb.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(pinned.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
});

it('the edge names the world script of the live release of the remote that has one', async () => {
  await release('2.0.0-a', 'emberclutch-aa.js');
  for (const version of ['2.0.0-w', '3.0.0-w']) {
    const world = await writeSmallBuild(smallSite.site.root, {
      app: 'remote-map',
      version,
      world: 'embed/world.js',
      worldIntegrity: `sha384-${version}`,
    });
    await publish(smallSite.site.folder, { dists: [world], publisher: testPublisher });
  }
  const readWorld = async () => {
    const { world, worldIntegrity } = (await app.inject('/embed/v1/release.json')).json();
    return [world, worldIntegrity];
  };
  const newerResponse = await readWorld();

  await rollBackApp(smallSite.site.folder, { app: 'remote-map', publisher: testPublisher });

  expect(newerResponse).toEqual(['/remotes/map/3.0.0-w/embed/world.js', 'sha384-3.0.0-w']);
  expect(await readWorld()).toEqual(['/remotes/map/2.0.0-w/embed/world.js', 'sha384-2.0.0-w']);
  // A page that was opened before the rollback can still load the files of its release.
  expect((await app.inject('/remotes/map/3.0.0-w/routes.js')).statusCode).toBe(200);
});

it('the edge reports whether the script can be served', async () => {
  const withoutElements = await app.inject('/embed/v1/health');
  await release('2.0.0-a', 'emberclutch-aa.js');
  const healthy = await app.inject('/embed/v1/health');
  await rm(join(smallSite.site.folder.embeds, 'emberclutch-aa.js'));
  const broken = await app.inject('/embed/v1/health');

  expect([withoutElements.statusCode, healthy.statusCode, broken.statusCode]).toEqual([503, 200, 503]);
  expect(broken.json().reason).toBe('emberclutch-aa.js is missing.');
});

it('the edge answers 404 if the live host has no elements', async () => {
  expect((await app.inject(latest)).statusCode).toBe(404);
  expect((await app.inject('/embed/v1/emberclutch-cc.js')).statusCode).toBe(404);
});
