import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { closeServer } from '@emberclutch/server/http/close-server.ts';
import { serveSmallSite } from '../testing/serve-small-site.ts';
import { PendingFiles } from './pending-files.ts';

const [tile, lost] = ['tile', 'lost'].map((name) => `/remotes/hatchery/1.0.0-a/world/${name}.webp`) as [
  string,
  string,
];

let files: PendingFiles;
let smallSite: Awaited<ReturnType<typeof serveSmallSite>>;
let url: string;
beforeEach(async () => {
  files = new PendingFiles();
  files.expect([tile, lost]);
  smallSite = await serveSmallSite([], {}, files);
  url = await smallSite.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => smallSite.close());

async function addTile(): Promise<void> {
  const path = join(smallSite.site.folder.root, tile);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, 'picture');
}

it('the edge answers requests for a file once it exists, even after a visitor left, and at once for a file that no release has', async () => {
  const leaving = get(url + tile);
  const error = once(leaving, 'error');
  const responses = [fetch(url + tile), fetch(url + tile, { method: 'HEAD' })];
  const unknown = await fetch(`${url}/remotes/hatchery/1.0.0-a/world/none.webp`);
  const isHeld = await Promise.race([...responses, wait(100, true)]);
  leaving.destroy();
  await error.catch(() => undefined);
  await addTile();
  files.end();
  const [response, head] = await Promise.all(responses);

  expect(unknown.status).toBe(404);
  expect(isHeld).toBe(true);
  expect([response?.status, await response?.text()]).toEqual([200, 'picture']);
  expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect([head?.status, head?.headers.get('content-length')]).toEqual([200, '7']);
});

it.each([
  ['when no further files will exist', async () => files.end()],
  ['when the server closes', async () => closeServer(smallSite.app)],
])('the edge answers waiting requests %s', async (_when, end) => {
  const response = fetch(url + lost);
  await wait(100);
  await end();

  expect((await response).status).toBe(503);
  expect((await response).headers.get('cache-control')).toBe('no-store');
});

it('the edge keeps a request waiting for a limited time', async () => {
  const result = await Promise.race([
    files.waitUntilEnded(50).then(() => 'waited'),
    wait(5_000, 'still waits'),
  ]);

  expect(result).toBe('waited');
});
