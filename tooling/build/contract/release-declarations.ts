import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { ReleaseDeclarations } from '@emberclutch/contract/site/release-declarations.ts';
import { webPackage } from '../../federation/web-package.ts';

/**
 * The declaration files of a folder, and of the libraries whose types they name: with `Atom` unresolved, every atom
 * would fit every other. Libraries that are only re-exported are left out: their versions are compared.
 * @param folder of emitted declarations of our packages, `web/src/` for one
 */
export async function releaseDeclarations(folder: string): Promise<ReleaseDeclarations> {
  const ours = await declarationsIn(folder, (path) =>
    path.replace(/^(?!web\/)/, 'node_modules/@emberclutch/'),
  );
  const others = await Promise.all(librariesNamed(Object.values(ours)).map(libraryTypes));
  return [packagesOf(ours), ...others].reduce((types, more) => ({ ...types, ...more }), ours);
}

/** `contract` is imported by its name: `@emberclutch/contract/asset/asset.ts` is `src/asset/asset.d.ts`. */
function packagesOf(types: ReleaseDeclarations): ReleaseDeclarations {
  const folders = Object.keys(types).flatMap((path) => /^node_modules\/@emberclutch\/[^/]+/.exec(path) ?? []);
  const manifest = JSON.stringify({ exports: { './*.ts': './src/*.d.ts', './*.tsx': './src/*.d.ts' } });
  return Object.fromEntries([...new Set(folders)].map((path) => [`${path}/package.json`, manifest]));
}

/** Packages in `import("jotai").Atom` and in `import type { Atom } from 'jotai'`, without our own. */
function librariesNamed(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/import\("([^"]+)"\)|^import .* from ['"]([^'"]+)['"]/gm)].flatMap(
      ([, inline, imported]) => inline ?? imported ?? [],
    ),
  );
  return [...new Set(names.filter((name) => !/^(\.|@emberclutch\/)/.test(name)).map(packageOf))];
}

async function libraryTypes(name: string): Promise<ReleaseDeclarations> {
  const require = createRequire(join(webPackage(), 'package.json'));
  const folder = dirname(require.resolve(`${name}/package.json`));
  return declarationsIn(folder, (path) => `node_modules/${name}/${path}`);
}

async function declarationsIn(
  folder: string,
  nameOf: (path: string) => string,
): Promise<ReleaseDeclarations> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.d\.ts$|^package\.json$/.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((path) => !path.includes('node_modules/'));
  const read = async (path: string): Promise<[string, string]> => [
    nameOf(path),
    await readFile(join(folder, path), 'utf8'),
  ];
  return Object.fromEntries(await Promise.all(paths.toSorted().map(read)));
}

const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
