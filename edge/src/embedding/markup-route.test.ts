import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { livePartsReader } from '../composition/live-parts-reader.ts';
import { Evidence } from '../evidence/evidence.ts';
import { publish } from '../testing/publish.ts';
import { AnswerCache } from '../rendering/answer-cache.ts';
import { PageRenderer } from '../rendering/page-renderer.ts';
import { sitePagesReader } from '../serving/site-pages.ts';
import { smallBuild } from '../testing/small-build.ts';
import { smallSettings, temporarySite, testPublisher } from '../testing/small-site.ts';
import { markupRoute } from './markup-route.ts';

/** The server bundle of a host that says what it was asked for. */
const bundle = `
  exports.render = async (address, page, at) => {
    if (address.includes('silent')) return null;
    const html = address.includes('world') ? '' : '<p title="__site__">' + address + '</p>';
    return { html, style: '', from: { at, answers: [] }, season: null };
  };`;

let site: Awaited<ReturnType<typeof temporarySite>>;
let app: FastifyInstance;
let renderer: PageRenderer;

beforeEach(async () => {
  site = await temporarySite();
  await release('1', { file: 'emberclutch-aa.js', integrity: 'sha256-a', style: 'sha256-s' });
  app = fastify();
  renderer = new PageRenderer({
    answers: new AnswerCache(app),
    folder: site.folder,
    evidence: new Evidence(),
  });
  const readPages = sitePagesReader(site.folder);
  await app.register(markupRoute, {
    renderer,
    readParts: livePartsReader(site.folder),
    async readLive() {
      const pages = await readPages();
      if (!pages) throw new Error('Nothing is published');
      return pages.live;
    },
  });
});
afterEach(async () => {
  renderer.close();
  await app.close();
  await site.remove();
});

async function release(version: string, embed: { file: string; integrity: string; style?: string }) {
  const host = await smallBuild(site.root, { app: 'host', version, server: 'server.cjs', embed });
  await writeFile(join(host, 'server.cjs'), bundle);
  await publish(site.folder, { dists: [host], firstSettings: smallSettings, publisher: testPublisher });
}

/** Asks until the thread has started. */
async function ask(path: string) {
  for (;;) {
    const answer = await app.inject({ url: path, headers: { origin: 'https://wiki.example' } });
    if (answer.statusCode !== 503) return answer;
  }
}

it('answers servers of any origin with an element of the live host, which leads to this site', async () => {
  const { body, headers, statusCode } = await ask('/embed/v1/markup/hatchery?limit=6');

  expect(statusCode).toBe(200);
  expect(body).toBe('<p title="https://eggs.example">/embed/v1/markup/hatchery?limit=6</p>');
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=30',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

it('answers pages that no server writes with a script, which loads the elements where it has no cards', async () => {
  const { body, headers } = await ask('/embed/v1/markup/hatchery.js?limit=6');
  const without = await ask('/embed/v1/markup/world.js');

  expect(body).toContain('<p title="https://eggs.example">/embed/v1/markup/hatchery.js?limit=6</p>');
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=30',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect([without.statusCode, without.headers['cache-control'], without.body]).toEqual([
    200,
    'no-cache',
    "import(new URL('/embed/v1/emberclutch.js', import.meta.url).href);\n",
  ]);
});

it('says that an element cannot be rendered, for now or at all', async () => {
  expect((await ask('/embed/v1/markup/world')).statusCode).toBe(404);
  expect((await app.inject('/embed/v1/markup/silent')).statusCode).toBe(503);

  // An earlier version of the host, which renders pages only.
  await release('2', { file: 'emberclutch-bb.js', integrity: 'sha256-b' });
  expect((await app.inject('/embed/v1/markup/hatchery')).statusCode).toBe(404);
});
