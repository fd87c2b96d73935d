import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishRoute } from '@emberclutch/edge/publish-api/publish-route.ts';
import { pathExists } from '@emberclutch/server/process/ignore-missing.ts';
import { writeIntactBuild } from '@emberclutch/edge/testing/write-intact-build.ts';
import { provideSmallSite } from '@emberclutch/edge/testing/serve-small-site.ts';
import { RemoteSite } from './remote-site.ts';
import { traceStack } from './trace-stack.ts';

const publisher = { by: 'moss', commit: 'abc1234' };
const token = 'token-of-the-platform';

let url: string;
let site: RemoteSite;
const smallSite = provideSmallSite(
  [{ path: '/hatchery', title: 'Hatchery' }],
  async ({ app, site: { folder } }) => {
    const readApi = async () => ({ addresses: [], document: null });
    const tokens = [{ name: 'platform', apps: undefined, token }];
    await app.register(publishRoute, { folder, tokens, readApi });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
    site = new RemoteSite(url, token);
  },
);

const writeBuild = (version: string) =>
  writeIntactBuild(smallSite.site.root, { app: 'remote-hatchery', version, preload: [] });

const listLiveVersions = async () =>
  (await site.readState()).live.map(({ app, version }) => `${app} ${version}`);

it('the publisher releases builds through the edge, which serves no source maps, and rolls the release back', async () => {
  const releases = [await site.store(await writeBuild('2'))];

  const { fresh, notes } = await site.release({ releases, withdrawn: 'refuse', ...publisher });
  expect(fresh).toEqual([{ app: 'remote-hatchery', version: '2' }]);
  expect(notes).toEqual(['No API was found, so the calls of the apps were not compared with it.']);
  expect(await listLiveVersions()).toEqual(['host 1.0.0-a', 'remote-hatchery 2']);
  const storedRelease = smallSite.site.folder.release('remote-hatchery', '2');
  const files = ['entry.js.br', 'entry.js.map'].map((name) => pathExists(join(storedRelease, name)));
  expect(await Promise.all(files)).toEqual([true, false]);

  expect(await site.rollBack({ ...publisher, again: false })).toMatchObject({ number: 1, wasLive: false });
  await expect(site.release({ releases, withdrawn: 'refuse', ...publisher })).rejects.toThrow(
    'remote-hatchery 2 was rolled back or dropped.',
  );
});

it('the publisher offers candidates, promotes one and drops another, changes settings and retires through the edge', async () => {
  const offerBuild = async (version: string, share: number | null) =>
    site.offer({
      releases: [await site.store(await writeBuild(version))],
      share,
      again: false,
      ...publisher,
    });

  const preview = await offerBuild('2', null);
  const canary = await offerBuild('3', 5);
  expect((await site.readState()).candidates).toEqual([preview.candidate, canary.candidate]);
  await site.drop({ ...publisher, candidate: preview.candidate.id });
  await site.promote({ ...publisher, candidate: 'remote-hatchery' });
  expect(await listLiveVersions()).toContain('remote-hatchery 3');
  expect(await site.changeSettings({ ...publisher, changes: { SITE_NAME: 'Eggs' } })).toBe(true);
  await site.retire({ ...publisher, app: 'remote-hatchery' });

  const { switches, ...state } = await site.readState();
  expect(state).toMatchObject({
    candidates: [],
    retired: ['remote-hatchery'],
    settings: { SITE_NAME: 'Eggs' },
  });
  const actions = ['retirement', 'settings', 'promotion', 'drop', 'canary', 'preview', 'release'];
  expect(switches.map(({ action }) => action)).toEqual(actions);
  expect(switches[0]).toMatchObject({ by: 'platform (moss)', commit: 'abc1234' });
});

it('the publisher finds the source of a position with the source map that the edge keeps', async () => {
  const dist = await writeBuild('3');
  const sources = ['webpack://emberclutch_hatchery/./src/pages.ts'];
  const map = { version: 3, sources, names: [], mappings: 'AAUC' };
  await writeFile(join(dist, 'entry.js.map'), JSON.stringify(map));
  await site.store(dist);
  const scriptPath = '/remotes/hatchery/3/entry.js';

  const lines = await traceStack(
    site,
    `TypeError: x\n at y (${url}${scriptPath}:1:1)\n at ${scriptPath}?retry=1:1:1`,
  );

  expect(lines).toEqual(['remote-hatchery/src/pages.ts:11:2', 'remote-hatchery/src/pages.ts:11:2']);
  expect(await traceStack(site, '/host/9.9/shell.js:1:2')).toEqual([
    'host 9.9 shell.js:1:2: no source is known',
  ]);
  for (const [path, status] of [
    [`${scriptPath}.map`, 404],
    ['/source-maps/remote-hatchery/3.json.gz', 404],
    ['/releases/source-maps/remote-hatchery/3/entry.js', 401],
  ])
    expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, status]);
});

it('the publisher reports why the edge refused a call', async () => {
  await expect(new RemoteSite(url, 'another-token-entirely').readState()).rejects.toThrow(
    'The edge does not know this RELEASE_TOKEN.',
  );
  await expect(new RemoteSite('http://127.0.0.1:9', token).readState()).rejects.toThrow(
    'http://127.0.0.1:9 cannot be reached: ',
  );
});
