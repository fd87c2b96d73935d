import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import { followStore } from '../publishing/follow-store.ts';
import { createSiteFolder } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { createTemporaryStore } from '../testing/temporary-store.ts';
import type { TemporaryStore } from '../testing/temporary-store.ts';
import { provideTemporarySite } from '../testing/small-site.ts';
import { followSite } from './follow-site.ts';
import type { FileFetcher } from './follow-site.ts';

const site = provideTemporarySite();
let store: TemporaryStore;
let publisherFolder: SiteFolder;
let edgeFolder: SiteFolder;
let edge: FastifyInstance;
let fetchFile: FileFetcher;

const publish = (version: string, ...apps: string[]) =>
  site.publish(
    apps.map((app) => ({ app, version })),
    {},
    publisherFolder,
  );

beforeEach(async () => {
  store = await createTemporaryStore('folder');
  publisherFolder = createSiteFolder(join(site.root, 'publisher'), store.connect());
  edgeFolder = createSiteFolder(join(site.root, 'edge'), store.connect());
  await publish('1', 'host', 'remote-spawn');
  await followStore(edgeFolder);
  edge = fastify();
  fetchFile = followSite(edge, edgeFolder);
});
afterEach(async () => {
  await edge.close();
  await store.remove();
});

it('the edge fetches a file of a release that went live after a failed look-up, while a publisher is running', async () => {
  expect(await fetchFile('/remotes/spawn/2/entry.js')).toBe(false);
  await publish('2', 'remote-spawn');
  const unlock = tryLockFile(edgeFolder.lock);
  expect(unlock).not.toBeNull();

  try {
    expect(await fetchFile('/remotes/spawn/2/entry.js')).toBe(true);
  } finally {
    unlock?.();
  }
});

it('the edge reads the store once for many requests, and reads nothing that is not part of the site', async () => {
  await fetchFile('/remotes/spawn/9/entry.js');
  const readPointer = jest.spyOn(edgeFolder.store, 'readPointer');
  const read = jest.spyOn(edgeFolder.store, 'read');
  const names = ['/remotes/spawn/9', '/embed/v1/emberclutch-9', '/fonts/9'];

  const results = await Promise.all(
    names.flatMap((name) => Array.from({ length: 20 }, (_, index) => fetchFile(`${name}${index}/entry.js`))),
  );

  expect(results).toEqual(Array(60).fill(false));
  expect(readPointer.mock.calls.length).toBeLessThanOrEqual(2); // one may be the check that runs every two seconds
  expect(read).not.toHaveBeenCalledWith(expect.stringMatching(/^(releases|embeds)\//));
});
