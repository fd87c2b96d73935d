import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { openEdge } from '../open-edge.ts';
import { openSiteFolder } from '../publishing/open-site-folder.ts';
import { findFreePort } from '../testing/find-free-port.ts';
import { publishFirst } from '../testing/publishers.ts';
import { readEdgeSettings } from '../settings.ts';

let root: string;
let port: number;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'waiting-'));
  port = await findFreePort();
});
afterEach(() => rm(root, { recursive: true }));

it('the server answers 503 with a page that opens the site automatically, until the edge is ready on the same port', async () => {
  const provider = fastify();
  const environment = {
    SITE_NAME: 'Eggs & Co',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: root,
    LOG_LEVEL: 'silent',
    PROVIDER_URL: await provider.listen({ host: '127.0.0.1', port: 0 }),
  };
  const settings = readEdgeSettings(environment);
  const folder = await openSiteFolder(settings);
  const build = Promise.withResolvers<void>();
  const site = `http://127.0.0.1:${port}`;

  const opening = openEdge(settings, environment, { publish: () => build.promise });
  const page = await waitForResponse(`${site}/details/7`, { headers: { accept: 'text/html' } });
  const script = await fetch(`${site}/v1/metrics`);
  const healthResponses = [await fetch(`${site}/healthz`), await fetch(`${site}/readyz`)];
  await publishFirst(folder, root);
  build.resolve();
  const edge = await opening;
  const readyResponses = [await fetch(`${site}/readyz`), await fetch(site)];
  await edge.close();
  await provider.close();

  expect([page.status, page.headers.get('retry-after'), page.headers.get('refresh')]).toEqual([
    503,
    '5',
    '5',
  ]);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('<h1>Eggs &amp; Co opens in a moment</h1>');
  expect([script.status, await script.text()]).toEqual([503, 'Eggs & Co opens in a moment.\n']);
  expect(healthResponses.map(({ status }) => status)).toEqual([200, 503]);
  expect(readyResponses.map(({ status }) => status)).toEqual([200, 200]);
});

/** Repeats a request until the port is open. */
async function waitForResponse(url: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(url, init).catch(() => null);
    if (response) return response;
  }
}
