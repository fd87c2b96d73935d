import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, rm, cp, readdir, rename, readFile, writeFile } from 'node:fs/promises';
import { join, basename, dirname, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { BuildError } from '../webpack/build-error.ts';
import { emitDeclarations } from './emit-declarations.ts';
import { findPnpmCommand } from './find-pnpm-command.ts';

export interface PackedPackage {
  /** Name of the package, such as `@emberclutch/web`. */
  name: string;
  tarball: string;
}

/**
 * Builds the packages that a remote in a separate repository installs, and packs each into a tarball.
 * @param target folder for the tarballs; earlier tarballs are removed
 * @param worldMap folder with the pictures of the map; null leaves out the package of the world, which contains them
 * @throws {BuildError}
 */
export async function packPackages(target: string, worldMap: string | null): Promise<PackedPackage[]> {
  const names = ['contract', 'art', 'web', ...(worldMap === null ? [] : ['world'])];
  await Promise.all([buildSharedPackages(names, worldMap), buildRemoteKit()]);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const folders = [...names.map((name) => `shared/${name}`), 'tooling/remote-kit'];
  return Promise.all(folders.map((path) => packFolder(join(workspaceRoot, path), target)));
}

/** Builds and packs the package for pages of other sites. @param target folder for the tarball @throws {BuildError} */
export async function packEmbedPackage(target: string): Promise<PackedPackage> {
  await buildEmbedPackage();
  await mkdir(target, { recursive: true });
  return packFolder(join(workspaceRoot, 'shared/embed'), target);
}

async function packFolder(folder: string, target: string): Promise<PackedPackage> {
  const name = `@emberclutch/${folder.split('/').at(-1)}`;
  const tarball = join(target, `${name.slice(1).replace('/', '-')}.tgz`);
  const [program, ...leadingArgs] = findPnpmCommand();
  try {
    await promisify(execFile)(program, [...leadingArgs, 'pack', '--out', tarball], { cwd: folder });
  } catch (error) {
    throw new BuildError(`${name} cannot be packed: ${String(error)}`);
  }
  return { name, tarball };
}

const shared = join(workspaceRoot, 'shared');

/** Compiles shared packages into their `dist`. `world` gets a copy of the pictures of the map, because drawing them needs a canvas. */
async function buildSharedPackages(names: readonly string[], worldMap: string | null): Promise<void> {
  const files = (await Promise.all(names.map(listSources))).flat();
  const folder = await emitDeclarations({ files, rootDir: shared, lib: ['es2024', 'dom', 'dom.iterable'] });
  for (const name of names) {
    const dist = join(shared, name, 'dist');
    await rm(dist, { recursive: true, force: true });
    await rename(join(folder, name, 'src'), dist);
  }
  await rm(folder, { recursive: true });
  if (worldMap !== null) await cp(worldMap, join(shared, 'world/dist/map-pictures'), { recursive: true });
}

async function listSources(name: string): Promise<string[]> {
  const entries = await readdir(join(shared, name, 'src'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Modules of other packages that `@emberclutch/embed` contains, so that it needs no other package. */
const copiedModules = [
  'web/src/embed/embed-options',
  'web/src/embed/preload-module',
  'contract/src/site/to-embed-file-name',
];

/** Compiles `@emberclutch/embed` into its `dist`. */
async function buildEmbedPackage(): Promise<void> {
  const sources = globSync('embed/src/**/!(*.test).{ts,tsx}', { cwd: shared });
  const folder = await emitDeclarations({
    files: [...sources, ...copiedModules.map((name) => `${name}.ts`)].map((file) => join(shared, file)),
    rootDir: shared,
    lib: ['es2024', 'dom', 'dom.iterable'],
  });
  const dist = join(shared, 'embed/dist');
  await rm(dist, { recursive: true, force: true });
  await rename(join(folder, 'embed/src'), dist);
  for (const file of copiedModules.flatMap((name) => [`${name}.js`, `${name}.d.ts`]))
    await rename(join(folder, file), join(dist, basename(file)));
  await rm(folder, { recursive: true });
  for (const file of globSync('**/*.{js,ts}', { cwd: dist })) {
    const path = join(dist, file);
    await writeFile(path, rewriteImports(await readFile(path, 'utf8'), file));
  }
}

/**
 * Replaces import specifiers with paths in the package. Restores the import of an address, whose argument the compiler wraps, because
 * bundlers would miss the comment that tells them to ignore it.
 */
function rewriteImports(text: string, file: string): string {
  const toRoot = relative(dirname(file), '');
  return text
    .replace(/^var __rewriteRelativeImportExtension[^]*?^};\n/m, '')
    .replace(/__rewriteRelativeImportExtension\(([^()]*)\)/, '$1')
    .replaceAll(/@emberclutch\/(?:web\/embed|contract\/site)\/([\w-]+)\.ts/g, `${toRoot || '.'}/$1.js`)
    .replaceAll(/( from '\.[^']+)\.tsx?'/g, "$1.js'");
}

const kit = join(workspaceRoot, 'tooling/remote-kit');

/** Programs of the kit, and files that the kit refers to by path instead of importing them. */
const kitEntries = [
  'tooling/remote-kit/remote-kit.ts',
  'tooling/remote-kit/create-remote-jest-config.ts',
  'tooling/webpack/fold-shape-digests.ts',
  'tooling/webpack/transpile.ts',
  ...['asset-url', 'browser-environment', 'dom-testing', 'no-console-errors', 'timeouts'].map(
    (name) => `tooling/jest/${name}.ts`,
  ),
];

/** A file that is copied unchanged, because builds include it in pages. */
const refreshRuntime = 'tooling/webpack/one-refresh-runtime.cjs';

/** The only file whose types the users of the kit import. */
const declarations = 'tooling/remote-kit/create-remote-jest-config.d.ts';

/** Compiles the kit into its `dist`: the tools that build, test and release a remote, and what they import of edge and server. */
async function buildRemoteKit(): Promise<void> {
  const dist = join(kit, 'dist');
  const sources = await listReachedSources();
  const folder = await emitDeclarations({
    files: sources.map((source) => join(workspaceRoot, source)),
    rootDir: workspaceRoot,
    lib: ['es2025', 'dom', 'dom.iterable'],
    types: ['node', 'jest'],
  });
  await rm(dist, { recursive: true, force: true });
  for (const file of [...sources.map((source) => source.replace(/\.ts$/, '.js')), declarations]) {
    const target = join(dist, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, makeImportsRelative(await readFile(join(folder, file), 'utf8'), file));
  }
  await rm(folder, { recursive: true });
  await cp(join(workspaceRoot, refreshRuntime), join(dist, refreshRuntime));
  await writeFile(join(dist, 'tsconfig.json'), await mergeTsconfigs());
}

/** Lists the entries and everything that they import. Leaves out modules that tools import on demand, which concern host and provider. */
async function listReachedSources(): Promise<string[]> {
  const sources = new Set(kitEntries);
  for (const file of sources) {
    const text = makeImportsRelative(await readFile(join(workspaceRoot, file), 'utf8'), file);
    const pattern = file.startsWith('tooling/remote-kit/') ? anyImport : staticImport;
    for (const [, specifier = ''] of text.matchAll(pattern))
      sources.add(join(dirname(file), specifier.replace(/\.js$/, '.ts')));
  }
  return [...sources];
}

const staticImport = /^(?:import|export) (?!type)[^;]*?["'](\.[^"']+)["'];/gm;

const anyImport = /(?:^import (?!type)[^;]*?|\bimport\()["'](\.[^"']+)["']/gm;

/** Replaces imports such as `@emberclutch/edge/releases/read-release.ts` by `../../edge/src/releases/read-release.js`. */
const makeImportsRelative = (text: string, file: string) =>
  text.replaceAll(/(["'])@emberclutch\/(edge|server)\/([^"']+)\.ts\1/g, (_all, quote, name, path) => {
    const target = join(name === 'edge' ? 'edge/src' : 'shared/server/src', `${path}.js`);
    const from = relative(resolve('/', dirname(file)), resolve('/', target));
    return `${quote}${from.startsWith('.') ? from : `./${from}`}${quote}`;
  });

async function mergeTsconfigs(): Promise<string> {
  const [base, browser] = await Promise.all(['base.json', 'browser.json'].map(readCompilerOptions));
  return `${JSON.stringify({ compilerOptions: { ...base, ...browser } }, null, 2)}\n`;
}

async function readCompilerOptions(name: string): Promise<object> {
  const text = await readFile(join(workspaceRoot, 'tooling/tsconfig', name), 'utf8');
  return TsConfig.parse(JSON.parse(text)).compilerOptions;
}

const TsConfig = z.object({ compilerOptions: z.looseObject({}) });
