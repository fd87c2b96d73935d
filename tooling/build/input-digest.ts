import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readFile, writeFile } from 'node:fs/promises';
import { readManifest } from '../federation/read-manifest.ts';
import { getAppFolder, isStandaloneRemote, workspaceRoot } from '../federation/workspace-root.ts';
import { getDistFolder } from '../federation/apps.ts';

/** Inputs of every build besides the folder of the app and the libraries that it uses. */
const commonInputs = [
  'tooling/webpack',
  'tooling/federation',
  'tooling/build',
  'tooling/content',
  'tooling/fonts',
  'tooling/world-map',
];

const testFile = /\.test\.tsx?$/;

/** Computes a digest of all inputs of a build. An app is rebuilt only if the digest has changed. */
export function computeInputDigest(app: string): string {
  const hash = createHash('sha256');
  const appInputs = ['src', 'content', 'pictures', 'package.json'].map((input) =>
    join(getAppFolder(app), input),
  );
  const libraries = listLibraries(app).flatMap((library) => [`${library}/src`, `${library}/package.json`]);
  for (const input of [
    ...appInputs,
    ...[...libraries, ...commonInputs].map((name) => join(workspaceRoot, name)),
  ]) {
    for (const file of listFiles(input)) {
      hash.update(`${relative(workspaceRoot, file)}\0`).update(readFileSync(file));
    }
  }
  for (const file of listFiles(join(workspaceRoot, 'pnpm-lock.yaml')))
    hash.update(describePackages(app, readFileSync(file, 'utf8')));
  return hash.digest('hex');
}

/** Returns the path of the file in a build that contains the digest of its inputs. */
const getStampFile = (app: string) => join(getDistFolder(app), 'built-from.txt');

/** Whether `dist` was built from the current inputs. */
export async function isBuilt(app: string): Promise<boolean> {
  const stamp = await readFile(getStampFile(app), 'utf8').catch(() => null);
  return stamp !== null && stamp === computeInputDigest(app);
}

/** Stores the digest of a build. @param digest digest from before the build, so that a change during the build causes another build */
export const stampBuild = (app: string, digest: string): Promise<void> =>
  writeFile(getStampFile(app), digest);

/**
 * Returns the part of `pnpm-lock.yaml` that affects a build of an app: the packages of the app, of the libraries that it uses, and of the
 * tools that build it. Returns the whole lockfile for a standalone remote, because it contains little else.
 */
export const describePackages = (app: string, lockfile: string): string =>
  isStandaloneRemote
    ? lockfile
    : listLockedPackages(lockfile, [app, ...listLibraries(app), 'tooling']).join('\n');

/**
 * Lists the folders of our libraries that an app uses, directly or through others. A change to another library does not make the app stale.
 * Empty for a standalone remote, which installs the libraries as packages.
 */
export function listLibraries(app: string): string[] {
  const libraries = new Set<string>();
  const addLibraries = (folder: string) => {
    const { dependencies = {} } = readManifest(join(folder, 'package.json'));
    for (const name of Object.keys(dependencies)) {
      const library = name.replace(/^@emberclutch\//, 'shared/');
      const path = join(workspaceRoot, library);
      if (library === name || libraries.has(library) || !existsSync(path)) continue;
      libraries.add(library);
      addLibraries(path);
    }
  };
  addLibraries(getAppFolder(app));
  return [...libraries].toSorted();
}

function listFiles(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !testFile.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []; // optional, such as pictures
    throw error;
  }
}

/**
 * Lists the packages that folders of a workspace use, directly or through others, according to its `pnpm-lock.yaml`: each with its version,
 * its peers and its digest. Leaves out packages that only development needs, and folders of the workspace that are not in `folders`.
 * @param lockfile the text of `pnpm-lock.yaml`
 * @param folders folders as the lockfile names them, such as `shared/web`
 */
function listLockedPackages(lockfile: string, folders: readonly string[]): string[] {
  const importers = parseEntries(lockfile, 'importers');
  const snapshots = parseEntries(lockfile, 'snapshots');
  const packages = parseEntries(lockfile, 'packages');
  const names = new Set<string>();
  const addPackage = (name: string) => {
    if (names.has(name)) return;
    names.add(name);
    for (const next of listDependencies(snapshots.get(name) ?? '')) if (snapshots.has(next)) addPackage(next);
  };
  // A new folder is missing from the lockfile until its packages are installed.
  for (const folder of folders)
    for (const name of listDependencies(importers.get(folder) ?? ''))
      if (snapshots.has(name)) addPackage(name);
  return [...names]
    .toSorted()
    .map((name) => `${name} ${readResolution(packages.get(removePeers(name)) ?? '')}`);
}

/** Splits a section into its entries. Parsing the file with `yaml` would take a third of a second at each start. */
function parseEntries(lockfile: string, section: string): Map<string, string> {
  const [, after = ''] = lockfile.split(new RegExp(`^${section}:\n`, 'm'), 2);
  const [text = ''] = after.split(/^(?=\S)/m, 1);
  const entries = text.split(/^ {2}(?=\S)/m).map((entry): [string, string] => {
    const [, name = '', content = ''] = /^'?([^'\n]+?)'?:(?: \{\})?\n([^]*)$/.exec(entry) ?? [];
    return [name, content];
  });
  return new Map(entries.filter(([name]) => name !== ''));
}

/** Lists the dependencies of an entry. The version is on a separate line in an importer, and beside the name in a package. */
function listDependencies(entry: string): string[] {
  const names: string[] = [];
  let isUsed = false;
  let dependency = '';
  for (const line of entry.split('\n')) {
    const [, group] = /^ {4}(\w+):$/.exec(line) ?? [];
    if (group !== undefined) isUsed = /^(dependencies|optionalDependencies)$/.test(group);
    const [, name, beside] = /^ {6}'?([^ ':][^':]*)'?:(?: (.+))?$/.exec(line) ?? [];
    if (name !== undefined) dependency = name;
    const [, below] = /^ {8}version: (.+)$/.exec(line) ?? [];
    const version = beside ?? below;
    if (isUsed && version !== undefined) names.push(toFullName(dependency, version.replaceAll(/^'|'$/g, '')));
  }
  return names;
}

/** Combines name and version. The version of an alias already contains the name: `string-width-cjs: string-width@4.2.3`. */
const toFullName = (name: string, version: string) =>
  /^(@[^/]+\/)?[a-z][^@(]*@/i.test(version) ? version : `${name}@${version}`;

const removePeers = (name: string) => name.replace(/\(.*$/, '');

const readResolution = (entry: string) => /^ {4}resolution: (.+)$/m.exec(entry)?.[1] ?? '';
