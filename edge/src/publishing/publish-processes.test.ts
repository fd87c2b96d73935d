import { join } from 'node:path';
import { liveVersions, readLiveSite } from '../releases/live-site.ts';
import { publish } from '../testing/publish.ts';
import { siteFolder } from '../releases/site-folder.ts';
import {
  faultOf,
  killPublishers,
  killPublishersOfStore,
  publishAtOnce,
  publishFirst,
} from '../testing/publishers.ts';
import { smallBuild } from '../testing/small-build.ts';
import { temporarySite, testPublisher } from '../testing/small-site.ts';
import { temporaryStore } from '../testing/temporary-store.ts';

let site: Awaited<ReturnType<typeof temporarySite>>;

beforeEach(async () => {
  site = await temporarySite();
  await publishFirst(site.folder, site.root);
});

afterEach(() => site.remove());

it('leaves a complete site, and no lock, when a publisher is killed at any moment', async () => {
  const faults = await killPublishers(site.folder, { builds: site.root, kills: 12, seed: 4711 });

  expect(faults).toEqual([]);
  const dists = [await smallBuild(site.root, { app: 'remote-spawn', version: '2.0.0-last' })];
  const { fresh } = await publish(site.folder, { dists, publisher: testPublisher });
  expect(fresh[0]?.version).toBe('2.0.0-last');
});

it('leaves two disks complete and identical when publishers of their store are killed at any moment', async () => {
  const store = await temporaryStore('s3');
  try {
    const disks = ['one', 'other'].map((name) => siteFolder(join(site.root, name), store.connect()));
    if (disks[0]) await publishFirst(disks[0], site.root);
    const { environment } = store;

    const faults = await killPublishersOfStore(disks, {
      builds: site.root,
      kills: 8,
      seed: 815,
      environment,
    });

    expect(faults).toEqual([]);
  } finally {
    await store.remove();
  }
});

it('lets concurrent publishers of different remotes all succeed', async () => {
  const codes = await publishAtOnce(site.folder, { builds: site.root, publishers: 8 });

  expect(codes).toEqual(Array(8).fill(0));
  expect(await faultOf(site.folder)).toBeNull();
  const live = await readLiveSite(site.folder);
  expect(live && liveVersions(live).size).toBe(10);
});
