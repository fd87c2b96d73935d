import { join } from 'node:path';
import { createSiteFolder } from '../releases/site-folder.ts';
import { findFault, killPublishers, publishAtOnce, publishFirst } from '../testing/publishers.ts';
import { listLiveApps, provideTemporarySite } from '../testing/small-site.ts';
import { createTemporaryStore } from '../testing/temporary-store.ts';

const site = provideTemporarySite();

it('a publisher that is killed at any moment leaves a complete site and no lock', async () => {
  await publishFirst(site.folder, site.root);

  const faults = await killPublishers([site.folder], { builds: site.root, killCount: 6, seed: 4711 });

  expect(faults).toEqual([]);
  const { fresh } = await site.publish([{ app: 'remote-spawn', version: '2.0.0-last' }]);
  expect(fresh[0]?.version).toBe('2.0.0-last');
});

it('publishers of a store that are killed at any moment leave two disks complete and identical', async () => {
  const store = await createTemporaryStore('s3');
  try {
    const firstDisk = createSiteFolder(join(site.root, 'first'), store.connect());
    const secondDisk = createSiteFolder(join(site.root, 'second'), store.connect());
    await publishFirst(firstDisk, site.root);
    const { environment } = store;

    const faults = await killPublishers([firstDisk, secondDisk], {
      builds: site.root,
      killCount: 6,
      seed: 815,
      environment,
    });

    expect(faults).toEqual([]);
  } finally {
    await store.remove();
  }
});

it('concurrent publishers of different remotes all succeed', async () => {
  await publishFirst(site.folder, site.root);

  expect(await publishAtOnce(site.folder, { builds: site.root, publisherCount: 4 })).toEqual([0, 0, 0, 0]);

  expect(await findFault(site.folder)).toBeNull();
  expect(Object.keys(await listLiveApps(site.folder))).toHaveLength(6);
});
