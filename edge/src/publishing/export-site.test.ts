import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathExists } from '../releases/path-exists.ts';
import { smallBuild } from '../testing/small-build.ts';
import { smallSettings, temporarySite, testPublisher } from '../testing/small-site.ts';
import { exportSite } from './export-site.ts';
import { publish } from '../testing/publish.ts';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => (site = await temporarySite()));
afterEach(() => site.remove());

it('writes all files that a static server needs, with routes and headers', async () => {
  const pages = [
    { path: '/eggs/:id', title: 'Egg' },
    { path: '/connect', title: 'Connect', keepsOpener: true },
  ];
  const host = await smallBuild(site.root, {
    app: 'host',
    embed: { file: 'emberclutch-aa.js', integrity: 'sha256-AAAA' },
  });
  await mkdir(join(host, 'fonts'));
  await writeFile(join(host, 'fonts/display.0a1b.woff2'), 'font');
  const readByEdges = ['server.cjs', 'declarations.json', 'development-1.js'];
  for (const name of readByEdges) await writeFile(join(host, name), '{}');
  const dists = [host, await smallBuild(site.root, { app: 'remote-spawn', pages })];
  await publish(site.folder, { dists, firstSettings: smallSettings, publisher: testPublisher });
  await publish(site.folder, {
    dists: [await smallBuild(site.root, { app: 'remote-spawn', version: '2', pages })],
    publisher: testPublisher,
  });
  const target = join(site.root, 'out');

  expect(await exportSite(site.folder, target)).toEqual({ hasApi: false });

  const { routes, headers } = JSON.parse(await readFile(join(target, 'routes.json'), 'utf8'));
  expect(routes).toEqual([
    { path: '/', file: '/pages/index.html', status: 200 },
    { path: '/eggs/:id', file: '/pages/eggs/[id].html', status: 200 },
    { path: '/connect', file: '/pages/connect.html', status: 200 },
    { path: '/*', file: '/404.html', status: 404 },
  ]);
  for (const { file } of routes) expect(await pathExists(join(target, file))).toBe(true);
  for (const file of [
    'host/1.0.0-a/entry.js',
    'remotes/spawn/1.0.0-a/routes.js', // open tabs of the version before
    'remotes/spawn/2/entry.js',
    'fonts/display.0a1b.woff2',
    'embed/v1/emberclutch.js',
    'embed/v1/emberclutch-aa.js',
    'favicon.ico',
    'registry.json',
  ])
    expect([file, await pathExists(join(target, file))]).toEqual([file, true]);
  for (const name of ['entry.js.br', ...readByEdges])
    expect([name, await pathExists(join(target, 'host/1.0.0-a', name))]).toEqual([name, false]);
  expect(headers['/connect']).toEqual({ 'cross-origin-opener-policy': 'unsafe-none' });
  expect(headers['/*']['content-security-policy']).toContain("script-src 'self'");
  const immutable = '  ! cache-control\n  cache-control: public, max-age=31536000, immutable\n';
  const ofFiles = await readFile(join(target, '_headers'), 'utf8');
  expect(ofFiles).toContain(`/host/*\n  access-control-allow-origin: *\n${immutable}`);
  expect(ofFiles).toContain(
    `/embed/v1/emberclutch-aa.js\n  ! access-control-allow-origin\n  access-control-allow-origin: *\n${immutable}`,
  );
  // A browser ignores a header with two values.
  expect(ofFiles).toContain(
    '/connect\n  ! cross-origin-opener-policy\n  cross-origin-opener-policy: unsafe-none\n',
  );
  expect(await readFile(join(target, '_redirects'), 'utf8')).toContain(
    '/eggs/:id /pages/eggs/[id].html 200\n',
  );
  await expect(exportSite(site.folder, target)).rejects.toThrow('is not empty');
});
