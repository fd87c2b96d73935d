import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** The packages that a provider consists of. */
const packages = ['provider', 'shared/art', 'shared/contract', 'shared/server'];

/** Whether a running provider needs this source file; its libraries come from this checkout. */
const isRuntimeSource = (path: string) =>
  /\.(ts|json)$/.test(path) && !/\.test\.ts$|testing\/|previous-release/.test(path);

/** @param root folder of a checkout @returns the sources of its provider, compressed */
export function packSources(root: string): Buffer {
  const files = packages.flatMap((name) => [
    `${name}/package.json`,
    ...readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(isRuntimeSource)
      .toSorted()
      .map((file) => `${name}/src/${file}`),
  ]);
  const contents = files.map((file) => [file, readFileSync(join(root, file), 'utf8')]);
  return brotliCompressSync(JSON.stringify(Object.fromEntries(contents)), {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
}

/**
 * Writes packed sources into a folder, next to links to the libraries of this checkout.
 * @param root folder of this checkout
 */
export function unpackSources(packed: Buffer, folder: string, root: string): void {
  const files: Record<string, string> = JSON.parse(brotliDecompressSync(packed).toString());
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  for (const name of packages) {
    const modules = join(folder, name, 'node_modules');
    mkdirSync(join(modules, '@emberclutch'), { recursive: true });
    for (const library of readdirSync(join(root, name, 'node_modules')))
      if (library !== '@emberclutch' && !library.startsWith('.'))
        symlinkSync(join(root, name, 'node_modules', library), join(modules, library));
    for (const shared of packages.slice(1))
      symlinkSync(join(folder, shared), join(modules, '@emberclutch', shared.slice('shared/'.length)));
  }
}
