import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { provideTemporarySite } from '../testing/small-site.ts';
import { storeRelease } from './store-release.ts';

const site = provideTemporarySite();

it('the store compresses a release without its source maps, and gives fonts one address for all releases', async () => {
  const dist = await site.build({ app: 'host' });
  await mkdir(join(dist, 'fonts'));
  await writeFile(join(dist, 'fonts/display.0a1b.woff2'), 'font');

  const { version } = await storeRelease(site.folder, dist);

  expect(await readdir(site.folder.fonts)).toEqual(['display.0a1b.woff2']);
  const files = await readdir(site.folder.release('host', version));
  expect(files.toSorted()).toEqual(
    ['entry.js', 'entry.js.br', 'entry.js.gz', 'fonts', 'release.json', 'routes.js'].toSorted(),
  );
});

it('the store adds pictures to a stored version whose earlier build lacked them', async () => {
  const dist = await site.build({ app: 'remote-hatchery' });
  const { version } = await storeRelease(site.folder, dist);
  const releaseFolder = site.folder.release('remote-hatchery', version);
  await mkdir(join(dist, 'world'));
  await writeFile(join(dist, 'world/tile.webp'), 'picture');
  await writeFile(join(dist, 'entry.js'), 'changed');
  await storeRelease(site.folder, dist);

  expect(await readFile(join(releaseFolder, 'world/tile.webp'), 'utf8')).toBe('picture');
  expect(await readFile(join(releaseFolder, 'entry.js'), 'utf8')).not.toBe('changed');
  expect(await readdir(releaseFolder)).not.toContain('entry.js.map');
});
