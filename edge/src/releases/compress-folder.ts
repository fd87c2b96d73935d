import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { developmentPrefix } from '@emberclutch/contract/site/release.ts';
import { FairQueue } from '@emberclutch/server/shares/fair-queue.ts';
import { pathExists } from '@emberclutch/server/process/ignore-missing.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Matches text files that browsers load. JSON in a release is only for the edge. */
const compressibleFile = /\.(js|css|html|svg)$/;

/** The last 2 % of compression take three times as long. Only scripts get them, because they are most of the bytes of a first visit. */
const chooseQuality = (path: string) =>
  path.endsWith('.js') ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MAX_QUALITY - 1;

/** Uses two of the four threads of Node's pool, which takes tasks in order, so that the other two can read files for visitors. */
const queue = new FairQueue({ max: 2, maxWaiting: Infinity, createError: () => new Error('Not compressed') });

/** Minimum number of bytes to compress. Compressing fewer bytes saves no network packet. */
const minBytes = 1_000;

/** Writes a `.br` and a `.gz` beside every text file that is large enough, so that an edge need not compress it for each request. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // Leaves out scripts for development, because edges rarely serve them, and compressing them would slow down every release.
  const files = entries.filter(
    (entry) =>
      entry.isFile() && compressibleFile.test(entry.name) && !entry.name.startsWith(developmentPrefix),
  );
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}

/** Writes the compressed versions of a file beside it, unless they exist. Small files get none. */
export async function compressFile(path: string): Promise<void> {
  if (await pathExists(`${path}.gz`)) return;
  const content = await readFile(path);
  if (content.length < minBytes) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: chooseQuality(path), [BROTLI_PARAM_SIZE_HINT]: content.length };
  const level = constants.Z_BEST_COMPRESSION;
  await writeFile(`${path}.br`, await queue.run(path, () => compressBrotli(content, { params })));
  await writeFile(`${path}.gz`, await queue.run(path, () => compressGzip(content, { level })));
}
