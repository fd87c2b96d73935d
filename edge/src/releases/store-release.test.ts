import { mkdir, readdir, writeFile } from 'node:fs/promises';
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
