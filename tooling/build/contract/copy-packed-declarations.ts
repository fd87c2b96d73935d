import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { webPackage } from '../../federation/web-package.ts';

const names = ['web', 'contract', 'art'];

/**
 * The declaration files of our installed packages, as the compiler writes them from sources: `web/src/state/index.d.ts`. Only
 * the files that the given ones need.
 * @param sources files of `web`, such as `state/index.ts`
 */
export async function copyPackedDeclarations(folder: string, sources: readonly string[]): Promise<void> {
  const needed = new Set(sources.map((source) => join('web', source.replace(/\.tsx?$/, '.d.ts'))));
  for (const file of needed) {
    const [name = '', ...path] = file.split('/');
    const installed = join(webPackage(), '..', name, 'dist', ...path);
    const text = await readFile(installed, 'utf8');
    const target = join(folder, name, 'src', ...path);
    await cp(installed, target, { recursive: true });
    await writeFile(target, withSourceNames(text));
    for (const next of filesNamedIn(text, file)) needed.add(next);
  }
}

/** `from "./atoms.js"` -> `from './atoms.ts'`, as the compiler writes it without building. */
const withSourceNames = (text: string) => text.replaceAll(/(["'])(\.[^"']*)\.js\1/g, '$1$2.ts$1');

function filesNamedIn(text: string, file: string): string[] {
  const specifiers = [...text.matchAll(/(?:from |import\()["']([^"']+)["']/g)].map(([, name = '']) => name);
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('.')) return [join(dirname(file), declarationOf(specifier))];
    const [, name = '', path = ''] = /^@emberclutch\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
    if (!names.includes(name)) return [];
    return [join(name, /\.tsx?$/.test(path) ? declarationOf(path) : join(path, 'index.d.ts'))];
  });
}

const declarationOf = (path: string) => path.replace(/\.[jt]sx?$/, '.d.ts');
