import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { releaseStored } from '../publishing/release-stored.ts';
import { smallBuild } from '../testing/small-build.ts';
import { smallSettings, temporarySite, testPublisher } from '../testing/small-site.ts';
import { compressLiveReleases } from './compress-live-releases.ts';
import { storeRelease } from './store-release.ts';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => (site = await temporarySite()));
afterEach(() => site.remove());

const listCompressed = async (release: string) =>
  (await readdir(release)).filter((name) => /\.(br|gz)$/.test(name)).toSorted();

it('compresses the scripts of a live release that was stored without', async () => {
  const { folder } = site;
  const stored = await storeRelease(folder, await smallBuild(site.root, { app: 'host' }), true);
  await releaseStored(folder, { releases: [stored], firstSettings: smallSettings, publisher: testPublisher });
  const release = folder.release('host', stored.version);
  const before = await listCompressed(release);

  await compressLiveReleases(folder, AbortSignal.abort());
  const interrupted = await listCompressed(release);
  await compressLiveReleases(folder, new AbortController().signal);

  expect([before, interrupted]).toEqual([[], []]);
  expect(await listCompressed(release)).toEqual(['entry.js.br', 'entry.js.gz']);
  expect(brotliDecompressSync(await readFile(join(release, 'entry.js.br')))).toEqual(
    await readFile(join(release, 'entry.js')),
  );
});

it('leaves files alone that are compressed', async () => {
  const { folder } = site;
  const stored = await storeRelease(folder, await smallBuild(site.root, { app: 'host' }));
  await releaseStored(folder, { releases: [stored], firstSettings: smallSettings, publisher: testPublisher });
  const compressed = join(folder.release('host', stored.version), 'entry.js.br');
  await writeFile(compressed, 'as it was');

  await compressLiveReleases(folder, new AbortController().signal);

  expect(await readFile(compressed, 'utf8')).toBe('as it was');
});
