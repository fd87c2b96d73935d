import { join } from 'node:path';
import { tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import { publish } from '../testing/publish.ts';
import { followStore } from '../publishing/with-publish-lock.ts';
import { siteFolder } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { smallBuild } from '../testing/small-build.ts';
import { smallSettings, temporarySite, testPublisher } from '../testing/small-site.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import type { TemporaryStore } from '../testing/temporary-store.ts';
import { missingFileFetcher } from './missing-file-fetcher.ts';

let site: Awaited<ReturnType<typeof temporarySite>>;
let store: TemporaryStore;
let ahead: SiteFolder;
let behind: SiteFolder;

beforeEach(async () => {
  site = await temporarySite();
  store = await temporaryStore('folder');
  ahead = siteFolder(join(site.root, 'ahead'), store.connect());
  behind = siteFolder(join(site.root, 'behind'), store.connect());
  const dists = [await build('host', '1'), await build('remote-spawn', '1')];
  await publish(ahead, { dists, firstSettings: smallSettings, publisher: testPublisher });
  await followStore(behind);
});

afterEach(async () => {
  await store.remove();
  await site.remove();
});

const build = (app: string, version: string) => smallBuild(site.root, { app, version });

const release = async (app: string, version: string) =>
  publish(ahead, { dists: [await build(app, version)], publisher: testPublisher });

it('fetches a file while a publisher is at work on this disk', async () => {
  await release('remote-spawn', '2');
  const unlock = tryLockFile(behind.lock);
  expect(unlock).not.toBeNull();

  try {
    expect(await missingFileFetcher(behind)('/remotes/spawn/2/entry.js')).toBe(true);
  } finally {
    unlock?.();
  }
});

it('fetches a file of a release that went live after it has looked in vain', async () => {
  const fetchMissing = missingFileFetcher(behind, 300);
  expect(await fetchMissing('/remotes/spawn/2/entry.js')).toBe(false);
  await release('remote-spawn', '2');

  expect(await fetchMissing('/remotes/spawn/2/entry.js')).toBe(true);
});

it('reads the store once for many requests, and fetches nothing that the site does not keep', async () => {
  const fetchMissing = missingFileFetcher(behind, 300);
  await fetchMissing('/remotes/spawn/9/entry.js');
  const readPointer = jest.spyOn(behind.store ?? store.connect(), 'readPointer');

  const found = await Promise.all(
    Array.from({ length: 20 }, (_, index) => fetchMissing(`/remotes/spawn/9.${index}/entry.js`)),
  );

  expect(found).toEqual(Array(20).fill(false));
  expect(readPointer).toHaveBeenCalledTimes(1);
});
