import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { livePartsReader } from '../composition/live-parts-reader.ts';
import type { LivePartsReader } from '../composition/live-parts-reader.ts';
import { Evidence } from '../evidence/evidence.ts';
import { publish } from '../publishing/publish.ts';
import { smallBuild } from '../testing/small-build.ts';
import { smallSettings, temporarySite, testPublisher } from '../testing/small-site.ts';
import { PageRenderer } from './page-renderer.ts';

/** The server bundle of a host: shows the answer of one call, and what the routes of the remote say. */
const hostBundle = (version: string) => `
  exports.sharedLibraries = { react: { version: 'of the host' } };
  exports.render = async (address, page, at) => {
    const season = await (await fetch('/v1/seasons/current')).json();
    const routes = globalThis.remote_spawn ? await globalThis.remote_spawn.routes(address) : '';
    return {
      html: '<p>${version}, ' + season.name + routes + '</p><img src="__release_base__/a.svg"><i style="--rows:4"></i>',
      style: 'p{color:red}', from: { at, answers: [[['season'], '</script>']] }, season: 'FIRE',
    };
  };`;

const remoteBundle = `
  const react = require('react');
  exports.routes = async (address) => {
    if (address === '/throws') throw new Error('no such egg');
    while (address === '/hangs') {}
    const kept = [];
    while (address === '/leaks') kept.push(new Array(1e6).fill(address + kept.length));
    return ' with React ' + react.version;
  };`;

let site: Awaited<ReturnType<typeof temporarySite>>;
let app: FastifyInstance;
let readParts: LivePartsReader;
let evidence: Evidence;
let renderer: PageRenderer;
let calls: number;

beforeEach(async () => {
  calls = 0;
  site = await temporarySite();
  await release('1');
  app = fastify();
  app.get('/v1/seasons/current', async () => {
    calls += 1;
    return { name: '__rendered_style__' };
  });
  readParts = livePartsReader(site.folder);
  evidence = new Evidence();
  renderer = new PageRenderer({ app, folder: site.folder, evidence });
});

afterEach(async () => {
  renderer.close();
  await app.close();
  await site.remove();
});

async function release(version: string): Promise<void> {
  const pages = [{ path: '/', title: 'Home', isRendered: true }];
  const host = await smallBuild(site.root, { app: 'host', version, server: 'server.cjs', pages });
  await writeFile(join(host, 'server.cjs'), hostBundle(version));
  const ofRemote = ['/spawn', '/throws', '/hangs', '/leaks'].map((path) => ({
    path,
    title: path,
    isRendered: true,
  }));
  const remote = await smallBuild(site.root, {
    app: 'remote-spawn',
    version,
    server: 'server.cjs',
    pages: ofRemote,
  });
  await writeFile(join(remote, 'server.cjs'), remoteBundle);
  await publish(site.folder, {
    dists: [host, remote],
    firstSettings: smallSettings,
    publisher: testPublisher,
  });
}

/** Reads until the page is there: the first visitors get the placeholder while the thread starts. */
async function rendered(address: string) {
  for (;;) {
    const parts = await readParts();
    const page = parts && (await renderer.read(parts, address));
    if (page) return page;
  }
}

async function read(address: string) {
  const parts = await readParts();
  return parts && renderer.read(parts, address);
}

it('renders a page with its answers, its season and a policy that allows its styles', async () => {
  const { html, headers } = await rendered('/spawn');

  expect(html).toContain('<html lang="en" class="season-fire">');
  // What a player or a provider writes is never read as a token.
  expect(html).toContain('<p>1, __rendered_style__ with React of the host</p><img src="/host/1/a.svg">');
  expect(html).toContain('<style data-styled="true" data-styled-version="">p{color:red}</style>');
  expect(html).toMatch(
    /"rendered":\{"at":\d+,"answers":\[\[\["season"\],"\\u003c\/script>"\]\]\}\}<\/script>/,
  );
  expect(headers['content-security-policy']).toMatch(
    /style-src 'unsafe-hashes' 'sha256-\S+ 'sha256-\S+ 'self'/,
  );
});

it('asks the provider once for many visitors', async () => {
  await rendered('/');
  calls = 0;

  await Promise.all(Array.from({ length: 20 }, () => read('/?again')));

  expect(calls).toBeLessThanOrEqual(1);
});

it.each(['/throws', '/hangs', '/leaks'])(
  'leaves %s to the browser, counts it, and renders pages of the host',
  async (path) => {
    await rendered('/');

    expect(await read(path)).toBeNull();
    await untilCounted();

    expect(evidence.of({ app: 'remote-spawn', version: '1' }).failures.slot).toBe(1);
    expect(await rendered('/?another')).toMatchObject({ html: expect.stringContaining('<p>1,') });
  },
);

async function untilCounted(): Promise<void> {
  while (evidence.of({ app: 'remote-spawn', version: '1' }).failures.slot === 0)
    await new Promise((resolve) => setImmediate(resolve));
}

it('renders a new release from its own bundles alone', async () => {
  const before = await rendered('/spawn');

  await release('2');
  const after = await rendered('/spawn');

  expect(before.html).toContain('/remotes/spawn/1/');
  expect(after.html).toContain('<p>2,');
  expect(after.html).not.toMatch(/\/(host|remotes\/spawn)\/1\//);
});
