import { globSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { emit } from './emit.ts';

const shared = join(workspaceRoot, 'shared');

/** Modules of other packages that this one contains, so that it needs no other package. */
const copied = [
  'web/src/embed/embed-options',
  'web/src/embed/preload-module',
  'contract/src/site/embed-file',
];

/** Compiles `@emberclutch/embed` into its `dist`. */
export async function buildEmbedPackage(): Promise<void> {
  const sources = globSync('embed/src/**/!(*.test).{ts,tsx}', { cwd: shared });
  const folder = await emit({
    files: [...sources, ...copied.map((name) => `${name}.ts`)].map((file) => join(shared, file)),
    rootDir: shared,
    lib: ['es2024', 'dom', 'dom.iterable'],
  });
  const dist = join(shared, 'embed/dist');
  await rm(dist, { recursive: true, force: true });
  await rename(join(folder, 'embed/src'), dist);
  for (const file of copied.flatMap((name) => [`${name}.js`, `${name}.d.ts`]))
    await rename(join(folder, file), join(dist, basename(file)));
  await rm(folder, { recursive: true });
  for (const file of globSync('**/*.{js,ts}', { cwd: dist })) {
    const path = join(dist, file);
    await writeFile(path, withoutTypeScript(await readFile(path, 'utf8'), file));
  }
}

/**
 * Names modules as they are called in the package. An import of an address stays as it is written: the compiler wraps its
 * argument, where bundlers do not find their instruction to leave it alone.
 */
function withoutTypeScript(text: string, file: string): string {
  const toRoot = relative(dirname(file), '');
  return text
    .replace(/^var __rewriteRelativeImportExtension[^]*?^};\n/m, '')
    .replace(/__rewriteRelativeImportExtension\(([^()]*)\)/, '$1')
    .replaceAll(/@emberclutch\/(?:web\/embed|contract\/site)\/([\w-]+)\.ts/g, `${toRoot || '.'}/$1.js`)
    .replaceAll(/( from '\.[^']+)\.tsx?'/g, "$1.js'");
}
