import { liveRegistryPath } from '@emberclutch/contract/site/page-protocol.ts';
import type { LiveRegistry, PageData, RemoteRelease } from '@emberclutch/contract/site/site.ts';
import { currentSite } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { writePageData } from '@emberclutch/web/testing/write-page-data.ts';
import { NewReleaseError } from '../errors/new-release-error.ts';
import { adoptLiveRelease, ensureLiveHost } from './adopt-live-release.ts';
import { getRegistry } from './get-registry.ts';

const createRelease = (version: string, path = '/garden'): RemoteRelease => ({
  version,
  container: 'emberclutch_garden',
  entry: `/remotes/garden/${version}/remoteEntry.js`,
  pages: [{ path, title: 'Garden' }],
});

const serveRegistry = (live: LiveRegistry) =>
  api.use(http.get(`*${liveRegistryPath}`, () => HttpResponse.json(live)));

beforeAll(() => {
  const page: PageData = { site: currentSite(), host: '1.0.0', registry: { garden: createRelease('1.0.0') } };
  writePageData(page);
});

it('the host keeps the release of the page while that release is live, or the site cannot be reached', async () => {
  serveRegistry({ host: '1.0.0', registry: { garden: createRelease('1.0.0') } });
  expect(await adoptLiveRelease('garden', '/garden')).toBe(false);

  api.use(http.get(`*${liveRegistryPath}`, () => HttpResponse.error()));
  expect(await adoptLiveRelease('garden', '/garden')).toBe(false);
  await ensureLiveHost();

  api.use(http.get(`*${liveRegistryPath}`, () => HttpResponse.html('<!doctype html>')));
  expect(await adoptLiveRelease('garden', '/garden')).toBe(false);

  expect(getRegistry().garden?.version).toBe('1.0.0');
});

it.each([
  ['another version of the host is live', { host: '2.0.0', registry: { garden: createRelease('2.0.0') } }],
  [
    'the live release has no such page',
    { host: '1.0.0', registry: { garden: createRelease('2.0.0', '/beds') } },
  ],
  ['the remote is retired', { host: '1.0.0', registry: {} }],
])('the host asks for a reload if %s', async (_reason, live) => {
  serveRegistry(live);

  await expect(adoptLiveRelease('garden', '/garden')).rejects.toThrow(NewReleaseError);
  expect(getRegistry().garden?.version).toBe('1.0.0');
});

it('the host asks for a reload if another version of the host is live when one of its own pages fails to load', async () => {
  serveRegistry({ host: '2.0.0', registry: {} });

  await expect(ensureLiveHost()).rejects.toThrow(NewReleaseError);
});

it('the host adopts the live release of a remote if its own version is live', async () => {
  serveRegistry({ host: '1.0.0', registry: { garden: createRelease('1.0.1') } });

  expect(await adoptLiveRelease('garden', '/garden')).toBe(true);
  expect(getRegistry().garden).toEqual(createRelease('1.0.1'));
});
