import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLiveSite, writeLiveSite } from '../releases/live-site.ts';
import { listReleases } from '../releases/list-releases.ts';
import { publish, retire, rollback } from './publish.ts';
import { PublishError } from './publish-error.ts';
import { smallBuild } from '../testing/small-build.ts';
import { smallSiteInput, temporarySite, testPublisher } from '../testing/small-site.ts';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => (site = await temporarySite()));
afterEach(() => site.remove());

afterEach(() => jest.useRealTimers());

const allButDate = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
] as const;

const spawnPages = [{ path: '/spawn', title: 'Spawn', firstCall: '/v1/seasons/current' }];
const publisher = testPublisher;
const release = (...dists: string[]) => publish(site.folder, { dists, site: smallSiteInput, publisher });
const build = (version: string, app = 'remote-spawn') => smallBuild(site.root, { app, version });
const rollBack = (wanted?: string, app = 'remote-spawn') =>
  rollback(site.folder, { app, publisher, ...(wanted !== undefined && { wanted }) });
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

  expect(files.toSorted()).toEqual(['entry.js', 'entry.js.br', 'entry.js.gz', 'release.json', 'routes.js']);
});

it('releases and rolls back one remote without touching the others', async () => {
  await release(
    await smallBuild(site.root, { app: 'host' }),
    await smallBuild(site.root, { app: 'remote-spawn' }),
  );

  const [fresh] = await release(await smallBuild(site.root, { app: 'remote-spawn', version: '1.1.0-b' }));
  expect(fresh?.version).toBe('1.1.0-b');
  expect(await liveVersion('host')).toBe('1.0.0-a');

  await rollBack();
  expect(await liveVersion('remote-spawn')).toBe('1.0.0-a');
});

it('keeps versions for a day after they were live, and two however old', async () => {
  const stored = async () => (await readdir(site.folder.releases('host'))).toSorted();
  jest.useFakeTimers({ now: Date.UTC(2031, 3, 2), doNotFake: [...allButDate] });
  for (const version of ['1', '2', '3', '4']) await release(await build(version, 'host'));
  expect(await stored()).toEqual(['1', '2', '3', '4']);

  jest.setSystemTime(Date.UTC(2031, 3, 4));
  await release(await build('5', 'host'));

  expect(await stored()).toEqual(['3', '4', '5']);
});

it('never goes back to a version that was rolled back, unless it is released again', async () => {
  await release(await build('0', 'host'), await build('1'));
  for (const version of ['2', '3']) await release(await build(version));

  expect((await rollBack()).version).toBe('2');
  expect((await rollBack()).version).toBe('1');
  await expect(rollBack()).rejects.toThrow('remote-spawn has no version to go back to.');
  await expect(rollBack('3')).rejects.toThrow(
    'remote-spawn 3 was rolled back. Release it again to make it live.',
  );
  await expect(rollBack('1')).rejects.toThrow('remote-spawn 1 is live already.');
  await expect(rollBack('9')).rejects.toThrow('no stored version 9. There is none to go back to.');
  expect(await liveVersion('remote-spawn')).toBe('1');

  await release(await build('3'));
  await release(await build('4'));
  expect((await rollBack('3')).version).toBe('3');
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

it('lists when each version was live, by whom, from which commit, and what it shares', async () => {
  await release(await build('0', 'host'), await build('1'));
  await release(await build('2'));
  await rollBack();

  const listed = await listReleases(site.folder, 'remote-spawn');

  expect(listed.map(({ version, until, isRolledBack }) => [version, until === null, isRolledBack])).toEqual([
    ['1', true, false],
    ['2', false, true],
    ['1', false, false],
  ]);
  expect(listed[0]).toMatchObject({ app: 'remote-spawn', by: 'tester', commit: 'abc', shared: {} });
});

it('takes a remote out of the site, and brings it back', async () => {
  await release(
    await build('0', 'host'),
    await smallBuild(site.root, { app: 'remote-spawn', version: '1', pages: spawnPages }),
  );

  await retire(site.folder, 'remote-spawn');

  await expect(livePage('spawn.html')).rejects.toThrow('ENOENT');
  expect(await livePage('index.html')).not.toContain('remotes/spawn');
  await expect(retire(site.folder, 'remote-spawn')).rejects.toThrow('remote-spawn is not live.');
  await expect(retire(site.folder, 'host')).rejects.toThrow('The host cannot be retired');
  await rollBack();
  expect(await livePage('spawn.html')).toContain('<title>Spawn');
});

it('keeps the settings of the site when an app is released from a shell with others', async () => {
  await release(await build('0', 'host'), await build('1'));
  const before = await readLiveSite(site.folder);

  await publish(site.folder, { dists: [await build('2')], publisher });

  expect((await readLiveSite(site.folder))?.site).toEqual(before?.site);
});

it('refuses a release into an empty site, and one of a checkout that composes pages in another way', async () => {
  const dists = [await build('1')];
  await expect(publish(site.folder, { dists, publisher })).rejects.toThrow('Nothing is published here yet');

  await release(await build('0', 'host'), ...dists);
  const live = await readLiveSite(site.folder);
  if (live) await writeLiveSite(site.folder, { ...live, composition: 'of another composer' });

  await expect(publish(site.folder, { dists: [await build('2')], publisher })).rejects.toThrow(
    'This checkout composes pages in another way than the live site.',
  );
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

it('never removes what is live, whichever versions were live before', async () => {
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

  await expect(rollBack(undefined, 'host')).rejects.toThrow('host has no version to go back to');
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
