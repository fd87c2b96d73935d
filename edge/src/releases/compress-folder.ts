import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { developmentPrefix } from '@emberclutch/contract/site/release.ts';
import { FairQueue } from '@emberclutch/server/shares/fair-queue.ts';
import { pathExists } from '@emberclutch/server/process/if-present.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Text files that browsers load. JSON in a release is for the edge. */
const compressible = /\.(js|css|html|svg)$/;

/**
 * Scripts are most of the bytes of a first visit. The last 2 % of compression take three times as long, so other files are compressed less.
 */
const chooseQuality = (path: string) =>
  path.endsWith('.js') ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MAX_QUALITY - 1;

/** Node has four threads to compress and to read files, and takes tasks in order. Two are left to read files for visitors. */
const queue = new FairQueue({ max: 2, maxWaiting: Infinity, createError: () => new Error('Not compressed') });

/** Compressing fewer bytes does not save a network packet. */
const worthwhile = 1_000;

/** Writes a `.br` and a `.gz` beside every text file that is large enough, so that serving it needs no compression. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // Leaves out scripts for development, which are rarely served: compressing them would slow down every release.
  const files = entries.filter(
    (entry) => entry.isFile() && compressible.test(entry.name) && !entry.name.startsWith(developmentPrefix),
  );
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}

/** Writes the compressed versions of a file beside it, unless they exist. Small files get none. */
export async function compressFile(path: string): Promise<void> {
  if (await pathExists(`${path}.gz`)) return;
  const content = await readFile(path);
  if (content.length < worthwhile) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: chooseQuality(path), [BROTLI_PARAM_SIZE_HINT]: content.length };
  const level = constants.Z_BEST_COMPRESSION;
  await writeFile(`${path}.br`, await queue.run(path, () => brotli(content, { params })));
  await writeFile(`${path}.gz`, await queue.run(path, () => gzipped(content, { level })));
}
