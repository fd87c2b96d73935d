import { join } from 'node:path';
import { tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import { followStore } from '../publishing/with-publish-lock.ts';
import { siteFolder } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import type { TemporaryStore } from '../testing/temporary-store.ts';
import { provideTemporarySite } from '../testing/provide-temporary-site.ts';
import { missingFileFetcher } from './missing-file-fetcher.ts';

const site = provideTemporarySite();
let store: TemporaryStore;
let ahead: SiteFolder;
let behind: SiteFolder;

const publish = (version: string, ...apps: string[]) =>
  site.publish(
    apps.map((app) => ({ app, version })),
    {},
    ahead,
  );

beforeEach(async () => {
  store = await temporaryStore('folder');
  ahead = siteFolder(join(site.root, 'ahead'), store.connect());
  behind = siteFolder(join(site.root, 'behind'), store.connect());
  await publish('1', 'host', 'remote-spawn');
  await followStore(behind);
});
afterEach(() => store.remove());

it('fetches a file of a release that went live after it has looked in vain, while a publisher is at work', async () => {
  const fetchMissing = missingFileFetcher(behind, 300);
  expect(await fetchMissing('/remotes/spawn/2/entry.js')).toBe(false);
  await publish('2', 'remote-spawn');
  const unlock = tryLockFile(behind.lock);
  expect(unlock).not.toBeNull();

  try {
    expect(await fetchMissing('/remotes/spawn/2/entry.js')).toBe(true);
  } finally {
    unlock?.();
  }
});

it('reads the store once for many requests, and fetches nothing that the site does not keep', async () => {
  const fetchMissing = missingFileFetcher(behind, 300);
  await fetchMissing('/remotes/spawn/9/entry.js');
  const readPointer = jest.spyOn(behind.store, 'readPointer');

  const found = await Promise.all(
    Array.from({ length: 20 }, (_, index) => fetchMissing(`/remotes/spawn/9.${index}/entry.js`)),
  );

  expect(found).toEqual(Array(20).fill(false));
  expect(readPointer).toHaveBeenCalledTimes(1);
});

it('looks for scripts of other sites once for many requests, and reads none that the store does not have', async () => {
  const shared = store.connect();
  await shared.write('embeds/emberclutch-0a1b.js', Buffer.from('// elements'));
  const fetchMissing = missingFileFetcher(behind, 300);
  const list = jest.spyOn(behind.store, 'list');
  const read = jest.spyOn(behind.store, 'read');

  const names = Array.from({ length: 20 }, (_, index) => `/embed/v1/emberclutch-${index}.js`);
  const found = await Promise.all([...names, '/embed/v1/emberclutch-0a1b.js'].map(fetchMissing));

  expect(found).toEqual([...names.map(() => false), true]);
  expect([list.mock.calls.length, read.mock.calls.length]).toEqual([1, 1]);
});
