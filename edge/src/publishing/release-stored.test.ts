import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { readLiveSite } from '../releases/live-site.ts';
import { readComposedFile } from '../testing/read-composed-file.ts';
import {
  listLiveApps,
  smallSettings,
  testPublisher as publisher,
  provideTemporarySite,
} from '../testing/small-site.ts';
import { retire } from './local-site.ts';
import { rollBackApp } from './roll-back-app.ts';

const site = provideTemporarySite();

const parseApp = (name: string) => {
  const [app = '', version = '1', sources] = name.split(' ');
  return { app, version, ...(sources !== undefined && { sources }) };
};
/** Makes versions such as `host 1` and `remote-spawn 2` live in one switch. */
const release = (...names: string[]) => site.publish(names.map(parseApp));
const rollBack = (version?: string, again = false, app = 'remote-spawn') =>
  rollBackApp(site.folder, { app, publisher, version, again });
const readLiveApps = () => listLiveApps(site.folder);
const readLivePage = (file: string) => readComposedFile(site.folder, `pages/${file}`);

it('the site keeps versions for a day after they were live, and the last ten regardless of age', async () => {
  const listStoredVersions = async () => (await readdir(site.folder.releases('host'))).toSorted();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2031, 3, 2));
  const versions = Array.from({ length: 12 }, (_, index) => String(index + 10));
  for (const version of versions) await release(`host ${version}`);
  expect(await listStoredVersions()).toEqual(versions);

  clock.mockReturnValue(Date.UTC(2031, 3, 4));
  await release('host 22');

  expect(await listStoredVersions()).toEqual([...versions.slice(2), '22']);
});

it('the site returns to a rolled back version only if a publisher names it', async () => {
  await release('host 0', 'remote-spawn 1 a1');
  for (const version of ['2 b2', '3']) await release(`remote-spawn ${version}`);

  expect((await rollBack())?.version).toBe('2');
  expect((await rollBack())?.version).toBe('1');
  expect((await readLiveSite(site.folder))?.apps['remote-spawn']?.sources).toBe('a1');
  await expect(rollBack()).rejects.toThrow('remote-spawn has no version to go back to.');
  await expect(rollBack(undefined, false, 'remote-auth')).rejects.toThrow('remote-auth has never been live');
  await expect(rollBack('3')).rejects.toThrow(
    'remote-spawn 3 was rolled back or dropped. `npx pnpm@12 rollback spawn 3 --again` brings it back.',
  );
  expect(await rollBack('1')).toBeNull(); // it is live
  await expect(rollBack('9')).rejects.toThrow('no stored version 9. There is none to go back to.');
  expect(await readLiveApps()).toEqual({ host: '0', 'remote-spawn': '1' });

  await expect(release('remote-spawn 3')).rejects.toThrow(
    'remote-spawn 3 was rolled back or dropped. `npx pnpm@12 release spawn --again` brings it back.',
  );
  expect((await rollBack('3', true))?.version).toBe('3');
  await release('remote-spawn 4');
  expect((await rollBack('3'))?.version).toBe('3');
});

it('the site leaves rolled back versions and retired apps out of a release of all apps, unless the publisher includes them', async () => {
  await release('host 0', 'remote-spawn 1', 'remote-auth 1');
  await release('remote-spawn 2');
  await rollBack();
  await retire(site.folder, { app: 'remote-auth', publisher });
  const allBuilds = ['host 0', 'remote-spawn 2', 'remote-auth 1'].map(parseApp);

  const { fresh, skipped } = await site.publish(allBuilds, { withdrawn: 'skip' });

  expect([fresh, skipped]).toEqual([
    [],
    [
      'remote-spawn 2 was rolled back or dropped. `npx pnpm@12 release spawn --again` brings it back.',
      'remote-auth was retired. `npx pnpm@12 release auth --again` brings it back.',
    ],
  ]);
  expect(await readLiveApps()).toEqual({ host: '0', 'remote-spawn': '1' });
  await site.publish(allBuilds, { withdrawn: 'release' });
  expect(await readLiveApps()).toEqual({ host: '0', 'remote-spawn': '2', 'remote-auth': '1' });
});

it('the publisher takes a remote out of the site, and brings it back', async () => {
  const pages = [{ path: '/spawn', title: 'Spawn' }];
  await site.publish([parseApp('host 0'), { ...parseApp('remote-spawn 1'), pages }]);

  await retire(site.folder, { app: 'remote-spawn', publisher });

  await expect(readLivePage('spawn.html')).rejects.toThrow('ENOENT');
  expect(await readLivePage('index.html')).not.toContain('remotes/spawn');
  await expect(retire(site.folder, { app: 'remote-spawn', publisher })).rejects.toThrow(
    'remote-spawn is not live.',
  );
  await expect(retire(site.folder, { app: 'host', publisher })).rejects.toThrow('The host cannot be retired');
  await rollBack();
  expect(await readLivePage('spawn.html')).toContain('<title>Spawn');
});

it('the site begins with the settings of the first release of the host, and keeps them', async () => {
  await expect(site.publish([parseApp('host 0')], { firstSettings: undefined })).rejects.toThrow(
    'Nothing is published here yet',
  );
  await release('host 0', 'remote-spawn 1');

  await site.publish([parseApp('remote-spawn 2')], { firstSettings: { SITE_NAME: 'Another shell' } });

  expect((await readLiveSite(site.folder))?.settings).toEqual(smallSettings);
});

it('the site releases several apps in one switch, or none', async () => {
  await release('host 0', 'remote-spawn 1', 'remote-auth 1');
  const initialSite = await readLiveSite(site.folder);
  const incompatible = { ...parseApp('remote-auth 2'), shared: { vue: '^3' } };

  await expect(site.publish([parseApp('remote-spawn 2'), incompatible])).rejects.toThrow(
    'remote-auth asks for vue, which the host does not share.',
  );
  expect(await release('remote-spawn 1')).toEqual({ fresh: [], skipped: [] });
  expect(await readLiveSite(site.folder)).toEqual(initialSite);

  const { fresh } = await release('remote-spawn 2', 'remote-auth 3');
  expect(fresh.map(({ version }) => version)).toEqual(['2', '3']);
  expect(await readLiveApps()).toEqual({ host: '0', 'remote-spawn': '2', 'remote-auth': '3' });
});

it('the publisher can publish over a site that an earlier version of the edge published', async () => {
  await mkdir(site.folder.root);
  await writeFile(site.folder.live, '{ "number": 7 }');

  await release('host 0', 'remote-spawn 1');

  expect(await readLiveApps()).toEqual({ host: '0', 'remote-spawn': '1' });
});
