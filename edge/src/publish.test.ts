import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLiveSite } from './live-site.ts';
import { publish, PublishError, rollback } from './publish.ts';
import { smallBuild } from './testing/small-build.ts';
import { smallSiteInput, temporarySite } from './testing/small-site.ts';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => (site = await temporarySite()));
afterEach(() => site.remove());

const spawnPages = [{ path: '/spawn', title: 'Spawn', firstCall: '/v1/seasons/current' }];
const release = (...dists: string[]) => publish(site.folder, smallSiteInput, dists);
const liveVersion = async (app: string) => (await readLiveSite(site.folder))?.apps[app]?.version;

async function livePage(file: string): Promise<string> {
  const live = await readLiveSite(site.folder);
  return readFile(join(site.folder.composition(live?.composition ?? ''), 'pages', file), 'utf8');
}

it('composes each page with the registry, its own scripts and its first call', async () => {
  const host = await smallBuild(site.root, { app: 'host' });
  const spawn = await smallBuild(site.root, { app: 'remote-spawn', pages: spawnPages });

  await release(host, spawn);

  const page = await livePage('spawn.html');
  expect(page).toContain('<title>Spawn · Emberclutch</title>');
  expect(page).toContain('href="/remotes/spawn/1.0.0-a/routes.js"');
  expect(page).toContain('"firstCall":"/v1/seasons/current"');
  expect(page).toContain('content="Dragons &amp; &lt;eggs&gt;"');
  expect(await livePage('index.html')).not.toContain('remotes/spawn/1.0.0-a/routes.js');
});

it('stores releases compressed and without source maps', async () => {
  await release(await smallBuild(site.root, { app: 'host' }));

  const files = await readdir(site.folder.release('host', '1.0.0-a'));

  expect(files.toSorted()).toEqual(['entry.js', 'entry.js.br', 'release.json', 'routes.js']);
});

it('releases and rolls back one remote without touching the others', async () => {
  await release(
    await smallBuild(site.root, { app: 'host' }),
    await smallBuild(site.root, { app: 'remote-spawn' }),
  );

  const [fresh] = await release(await smallBuild(site.root, { app: 'remote-spawn', version: '1.1.0-b' }));
  expect(fresh?.version).toBe('1.1.0-b');
  expect(await liveVersion('host')).toBe('1.0.0-a');

  await rollback(site.folder, smallSiteInput, 'remote-spawn');
  expect(await liveVersion('remote-spawn')).toBe('1.0.0-a');
});

it('keeps the two versions before the live one, and removes older ones', async () => {
  for (const version of ['1', '2', '3', '4'])
    await release(await smallBuild(site.root, { app: 'host', version }));

  expect((await readdir(site.folder.releases('host'))).toSorted()).toEqual(['2', '3', '4']);
});

it('refuses a rollback without an earlier version', async () => {
  await release(await smallBuild(site.root, { app: 'host' }));

  await expect(rollback(site.folder, smallSiteInput, 'host')).rejects.toThrow(
    'host has no version to go back to',
  );
});

it('refuses a remote with incompatible shared modules, and does not change the live site', async () => {
  await release(await smallBuild(site.root, { app: 'host', shared: { react: '19.3.1' } }));
  const before = await readLiveSite(site.folder);

  const incompatible = await smallBuild(site.root, {
    app: 'remote-spawn',
    shared: { react: '^20.0.0', vue: '^3.0.0' },
  });

  await expect(release(incompatible)).rejects.toThrow(PublishError);
  await expect(release(incompatible)).rejects.toThrow(
    'remote-spawn asks for react ^20.0.0, the host has 19.3.1.',
  );
  expect(await readLiveSite(site.folder)).toEqual(before);
});

it('refuses two apps with the same page', async () => {
  const host = await smallBuild(site.root, { app: 'host', pages: spawnPages });
  const spawn = await smallBuild(site.root, { app: 'remote-spawn', pages: spawnPages });

  await expect(release(host, spawn)).rejects.toThrow('host and remote-spawn both offer /spawn.');
});

it('makes two publishers wait for each other', async () => {
  await release(await smallBuild(site.root, { app: 'host' }));
  const [auth, spawn] = await Promise.all(
    ['remote-auth', 'remote-spawn'].map((app) => smallBuild(site.root, { app })),
  );

  await Promise.all([release(auth ?? ''), release(spawn ?? '')]);

  expect(Object.keys((await readLiveSite(site.folder))?.apps ?? {}).toSorted()).toEqual([
    'host',
    'remote-auth',
    'remote-spawn',
  ]);
});
