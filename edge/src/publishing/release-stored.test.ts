import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLiveSite, writeLiveSite } from '../releases/live-site.ts';
import { publish } from '../testing/publish.ts';
import { readComposed } from '../testing/read-composed.ts';
import { changeSettings } from './change-settings.ts';
import { PublishError } from './publish-error.ts';
import { recompose } from './recompose.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';
import { rollbackSwitch } from './rollback-switch.ts';
import { smallBuild } from '../testing/small-build.ts';
import { smallSettings, temporarySite, testPublisher } from '../testing/small-site.ts';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => (site = await temporarySite()));
afterEach(() => site.remove());

const spawnPages = [{ path: '/spawn', title: 'Spawn', firstCall: '/v1/seasons/current' }];
const publisher = testPublisher;
const release = (...dists: string[]) =>
  publish(site.folder, { dists, firstSettings: smallSettings, publisher });
const build = (version: string, app = 'remote-spawn') => smallBuild(site.root, { app, version });
const rollBack = (wanted?: string, { app = 'remote-spawn', again = false } = {}) =>
  rollback(site.folder, { app, publisher, wanted, again });
const liveVersion = async (app: string) => (await readLiveSite(site.folder))?.apps[app]?.version;
const livePage = (file: string) => readComposed(site.folder, `pages/${file}`);

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

it('stores releases compressed and without source maps, and fonts under one address for all releases', async () => {
  const dist = await smallBuild(site.root, { app: 'host' });
  await mkdir(join(dist, 'fonts'));
  await writeFile(join(dist, 'fonts/display.0a1b.woff2'), 'font');
  await release(dist);

  const files = await readdir(site.folder.release('host', '1.0.0-a'));

  expect(await readdir(site.folder.fonts)).toEqual(['display.0a1b.woff2']);
  expect(files.toSorted()).toEqual([
    'entry.js',
    'entry.js.br',
    'entry.js.gz',
    'fonts',
    'release.json',
    'routes.js',
  ]);
});

it('releases and rolls back one remote without touching the others', async () => {
  await release(
    await smallBuild(site.root, { app: 'host' }),
    await smallBuild(site.root, { app: 'remote-spawn' }),
  );

  const { fresh } = await release(await smallBuild(site.root, { app: 'remote-spawn', version: '1.1.0-b' }));
  expect(fresh.map(({ version }) => version)).toEqual(['1.1.0-b']);
  expect(await liveVersion('host')).toBe('1.0.0-a');

  await rollBack();
  expect(await liveVersion('remote-spawn')).toBe('1.0.0-a');
});

it('keeps versions for a day after they were live, and the last ten regardless of age', async () => {
  const stored = async () => (await readdir(site.folder.releases('host'))).toSorted();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2031, 3, 2));
  const versions = Array.from({ length: 12 }, (_, index) => String(index + 10));
  for (const version of versions) await release(await build(version, 'host'));
  expect(await stored()).toEqual(versions);

  clock.mockReturnValue(Date.UTC(2031, 3, 4));
  await release(await build('22', 'host'));

  expect(await stored()).toEqual([...versions.slice(2), '22']);
});

it('goes back to a version that was rolled back only by name', async () => {
  await release(await build('0', 'host'), await build('1'));
  for (const version of ['2', '3']) await release(await build(version));

  expect((await rollBack())?.version).toBe('2');
  expect((await rollBack())?.version).toBe('1');
  await expect(rollBack()).rejects.toThrow('remote-spawn has no version to go back to.');
  await expect(rollBack('3')).rejects.toThrow(
    'remote-spawn 3 was rolled back or dropped. `npx pnpm@12 rollback spawn 3 --again` brings it back.',
  );
  expect(await rollBack('1')).toBeNull(); // it is live
  await expect(rollBack('9')).rejects.toThrow('no stored version 9. There is none to go back to.');
  expect(await liveVersion('remote-spawn')).toBe('1');

  await expect(release(await build('3'))).rejects.toThrow(
    'remote-spawn 3 was rolled back or dropped. `npx pnpm@12 release spawn --again` brings it back.',
  );
  expect((await rollBack('3', { again: true }))?.version).toBe('3');
  await release(await build('4'));
  expect((await rollBack('3'))?.version).toBe('3');
});

it('leaves rolled back versions and retired apps out of a release of all apps, unless they are named', async () => {
  const apps = async (version: string) => [
    await build('0', 'host'),
    await build(version),
    await build('1', 'remote-auth'),
  ];
  await release(...(await apps('1')));
  await release(await build('2'));
  await rollBack();
  await retire(site.folder, { app: 'remote-auth', publisher });
  const everything = { dists: await apps('2'), publisher };

  const { fresh, skipped } = await publish(site.folder, { ...everything, withdrawn: 'skip' });

  expect([fresh, skipped]).toEqual([
    [],
    [
      'remote-spawn 2 was rolled back or dropped. `npx pnpm@12 release spawn --again` brings it back.',
      'remote-auth was retired. `npx pnpm@12 release auth --again` brings it back.',
    ],
  ]);
  expect([await liveVersion('remote-spawn'), await liveVersion('remote-auth')]).toEqual(['1', undefined]);
  await publish(site.folder, { ...everything, withdrawn: 'release' });
  expect([await liveVersion('remote-spawn'), await liveVersion('remote-auth')]).toEqual(['2', '1']);
});

it('knows the sources of the live version after a rollback', async () => {
  await release(
    await build('0', 'host'),
    await smallBuild(site.root, { app: 'remote-spawn', sources: 'a1' }),
  );
  await release(await smallBuild(site.root, { app: 'remote-spawn', version: '2', sources: 'b2' }));

  await rollBack();

  expect((await readLiveSite(site.folder))?.apps['remote-spawn']?.sources).toBe('a1');
});

it('takes a remote out of the site, and brings it back', async () => {
  await release(
    await build('0', 'host'),
    await smallBuild(site.root, { app: 'remote-spawn', version: '1', pages: spawnPages }),
  );

  await retire(site.folder, { app: 'remote-spawn', publisher });

  await expect(livePage('spawn.html')).rejects.toThrow('ENOENT');
  expect(await livePage('index.html')).not.toContain('remotes/spawn');
  await expect(retire(site.folder, { app: 'remote-spawn', publisher })).rejects.toThrow(
    'remote-spawn is not live.',
  );
  await expect(retire(site.folder, { app: 'host', publisher })).rejects.toThrow('The host cannot be retired');
  await rollBack();
  expect(await livePage('spawn.html')).toContain('<title>Spawn');
});

it('keeps the settings of the site when an app is released from a shell with different settings', async () => {
  await release(await build('0', 'host'), await build('1'));
  const before = await readLiveSite(site.folder);

  const firstSettings = { SITE_NAME: 'Another shell' };
  await publish(site.folder, { dists: [await build('2')], firstSettings, publisher });

  expect((await readLiveSite(site.folder))?.settings).toEqual(before?.settings);
});

it('refuses a release into an empty site', async () => {
  const dists = [await build('1')];

  await expect(publish(site.folder, { dists, publisher })).rejects.toThrow('Nothing is published here yet');
});

it('composes stored releases again, without a release, when the edge composes pages differently', async () => {
  await release(await build('0', 'host'), await build('1'));
  const live = await readLiveSite(site.folder);
  if (live) await writeLiveSite(site.folder, { ...live, composition: 'of another composer' });

  await recompose(site.folder);

  expect(await readLiveSite(site.folder)).toEqual(live);
  expect(await livePage('index.html')).toContain('remotes/spawn/1/');
});

it('follows the local address that it is served at, and keeps a public one', async () => {
  const names = async (address: string) =>
    (await livePage('index.html')).includes(`"publicUrl":"${address}"`);
  await release(await build('0', 'host'), await build('1'));
  await recompose(site.folder, 'http://localhost:3001');
  expect(await names(smallSettings.PUBLIC_URL)).toBe(true);

  const changes = { PUBLIC_URL: 'http://localhost:3000' };
  await changeSettings(site.folder, { changes, publisher });
  await release(await build('2'));
  await recompose(site.folder, 'http://localhost:3001');
  expect(await names('http://localhost:3001')).toBe(true);
  await rollbackSwitch(site.folder, { publisher });
  expect([await names('http://localhost:3001'), await liveVersion('remote-spawn')]).toEqual([true, '1']);

  await recompose(site.folder, null);
  expect(await livePage('index.html')).not.toContain('localhost');
});

it('does not switch to versions that are already live', async () => {
  await release(await build('0', 'host'), await build('1'));
  const live = await readLiveSite(site.folder);

  expect(await release(await build('1'))).toEqual({ fresh: [], skipped: [] });

  expect(await readLiveSite(site.folder)).toEqual(live);
});

it('releases several apps in one switch, or none', async () => {
  await release(await build('0', 'host'), await build('1'), await build('1', 'remote-auth'));
  const incompatible = await smallBuild(site.root, {
    app: 'remote-auth',
    version: '2',
    shared: { vue: '^3' },
  });

  await expect(release(await build('2'), incompatible)).rejects.toThrow(PublishError);
  expect(await liveVersion('remote-spawn')).toBe('1');

  await release(await build('2'), await build('3', 'remote-auth'));
  expect([await liveVersion('remote-spawn'), await liveVersion('remote-auth')]).toEqual(['2', '3']);
});

it('never removes a live version, whatever was live before', async () => {
  await release(await build('0', 'host'), await build('1'));
  for (const version of ['2', '3']) await release(await build(version));
  await rollBack();
  await rollBack();

  await release(await build('4'));

  const live = await readLiveSite(site.folder);
  expect(await readdir(site.folder.composition(live?.composition ?? ''))).toContain('composition.json');
  expect(await readdir(site.folder.compositions)).toContain(live?.composition);
});

it('refuses a rollback without an earlier version', async () => {
  await release(await smallBuild(site.root, { app: 'host' }));

  await expect(rollBack(undefined, { app: 'host' })).rejects.toThrow('host has no version to go back to');
  await expect(rollBack()).rejects.toThrow('remote-spawn has never been live');
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
