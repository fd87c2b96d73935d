import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const compressible = /\.(js|css|html|json|svg|txt)$/;
/** Below this many bytes a compressed copy does not save a network packet. */
const worthwhile = 1_000;

/** Writes a `.br` beside every text file that is large enough, so that serving it needs no compression. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < worthwhile) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await compress(content, { params }));
}
