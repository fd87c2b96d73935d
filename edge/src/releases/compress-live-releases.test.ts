import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { releaseStored } from '../publishing/release-stored.ts';
import { smallSettings, testPublisher as publisher } from '../testing/small-site.ts';
import { provideTemporarySite } from '../testing/provide-temporary-site.ts';
import { compressLiveReleases } from './compress-live-releases.ts';
import { storeRelease } from './store-release.ts';

const site = provideTemporarySite();

it('compresses the scripts of a live release that was stored uncompressed, and no others', async () => {
  const { folder } = site;
  const stored = await storeRelease(folder, await site.build({ app: 'host' }), true);
  await releaseStored(folder, { releases: [stored], firstSettings: smallSettings, publisher });
  const release = folder.release('host', stored.version);
  const compressed = join(release, 'entry.js.br');
  const listCompressed = async () =>
    (await readdir(release)).filter((name) => /\.(br|gz)$/.test(name)).toSorted();
  const before = await listCompressed();

  await compressLiveReleases(folder, AbortSignal.abort());
  const interrupted = await listCompressed();
  await compressLiveReleases(folder, new AbortController().signal);

  expect([before, interrupted]).toEqual([[], []]);
  expect(await listCompressed()).toEqual(['entry.js.br', 'entry.js.gz']);
  expect(brotliDecompressSync(await readFile(compressed))).toEqual(await readFile(join(release, 'entry.js')));
  await writeFile(compressed, 'as it was');
  await compressLiveReleases(folder, new AbortController().signal);
  expect(await readFile(compressed, 'utf8')).toBe('as it was');
});
