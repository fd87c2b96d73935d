import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { smallBuild } from '../testing/small-build.ts';
import { temporarySite } from '../testing/small-site.ts';
import { pathExists } from './path-exists.ts';
import { storeRelease } from './store-release.ts';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => (site = await temporarySite()));
afterEach(() => site.remove());

it('adds to a stored version the pictures that an earlier build of it did not have', async () => {
  const dist = await smallBuild(site.root, { app: 'remote-hatchery' });
  const { version } = await storeRelease(site.folder, dist);
  const stored = site.folder.release('remote-hatchery', version);
  await mkdir(join(dist, 'world'));
  await writeFile(join(dist, 'world/tile.webp'), 'picture');
  await writeFile(join(dist, 'entry.js'), 'changed');
  await storeRelease(site.folder, dist);

  expect(await readFile(join(stored, 'world/tile.webp'), 'utf8')).toBe('picture');
  expect(await readFile(join(stored, 'entry.js'), 'utf8')).not.toBe('changed');
  expect(await pathExists(join(stored, 'entry.js.map'))).toBe(false);
});
