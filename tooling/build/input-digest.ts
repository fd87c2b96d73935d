import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readFile, writeFile } from 'node:fs/promises';
import { readManifest } from '../federation/read-manifest.ts';
import { getAppFolder, isStandaloneRemote, workspaceRoot } from '../federation/workspace-root.ts';
import { getDistFolder } from '../federation/apps.ts';

/** Inputs of every build besides the folder of the app and the libraries that it uses. */
const common = [
  'tooling/webpack',
  'tooling/federation',
  'tooling/build',
  'tooling/content',
  'tooling/fonts',
  'tooling/world-map',
];

const isTest = /\.test\.tsx?$/;

/** Digest of all inputs of a build. An app is rebuilt only if the digest has changed. */
export function computeInputDigest(app: string): string {
  const hash = createHash('sha256');
  const own = ['src', 'content', 'pictures', 'package.json'].map((input) => join(getAppFolder(app), input));
  const libraries = listLibraries(app).flatMap((library) => [`${library}/src`, `${library}/package.json`]);
  for (const input of [...own, ...[...libraries, ...common].map((name) => join(workspaceRoot, name))]) {
    for (const file of listFiles(input)) {
      hash.update(`${relative(workspaceRoot, file)}\0`).update(readFileSync(file));
    }
  }
  for (const file of listFiles(join(workspaceRoot, 'pnpm-lock.yaml')))
    hash.update(describePackages(app, readFileSync(file, 'utf8')));
  return hash.digest('hex');
}

/** File in a build with the digest of its inputs. */
const getStampFile = (app: string) => join(getDistFolder(app), 'built-from.txt');

/** Whether `dist` was built from the current inputs. */
export async function isBuilt(app: string): Promise<boolean> {
  const stamp = await readFile(getStampFile(app), 'utf8').catch(() => null);
  return stamp !== null && stamp === computeInputDigest(app);
}

/** @param inputs digest from before the build started, so that a change made during the build causes another build */
export const stampBuild = (app: string, inputs: string): Promise<void> =>
  writeFile(getStampFile(app), inputs);

/**
 * The part of `pnpm-lock.yaml` that decides what a build of an app contains: the packages of the app, of the libraries that it uses, and of
 * the tools that build it. The lockfile of a standalone remote has little else, and counts as a whole.
 */
export const describePackages = (app: string, lockfile: string): string =>
  isStandaloneRemote
    ? lockfile
    : listLockedPackages(lockfile, [app, ...listLibraries(app), 'tooling']).join('\n');

/**
 * Folders of our libraries that an app uses, directly or through others. A change to another library does not make it stale. Empty for
 * a standalone remote, which installs them as packages.
 */
export function listLibraries(app: string): string[] {
  const found = new Set<string>();
  const addLibraries = (folder: string) => {
    const { dependencies = {} } = readManifest(join(folder, 'package.json'));
    for (const name of Object.keys(dependencies)) {
      const library = name.replace(/^@emberclutch\//, 'shared/');
      const path = join(workspaceRoot, library);
      if (library === name || found.has(library) || !existsSync(path)) continue;
      found.add(library);
      addLibraries(path);
    }
  };
  addLibraries(getAppFolder(app));
  return [...found].toSorted();
}

function listFiles(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !isTest.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []; // optional, such as pictures
    throw error;
  }
}

/**
 * The packages that folders of a workspace use, directly or through others, according to its `pnpm-lock.yaml`: each with its version, its
 * peers and its digest. Leaves out packages that only development needs, and folders of the workspace that are not named.
 * @param lockfile the text of `pnpm-lock.yaml`
 * @param folders as the lockfile names them, such as `shared/web`
 */
function listLockedPackages(lockfile: string, folders: readonly string[]): string[] {
  const importers = parseEntries(lockfile, 'importers');
  const snapshots = parseEntries(lockfile, 'snapshots');
  const packages = parseEntries(lockfile, 'packages');
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const next of listDependencies(snapshots.get(name) ?? '')) if (snapshots.has(next)) add(next);
  };
  // A new folder is missing from the lockfile until its packages are installed.
  for (const folder of folders)
    for (const name of listDependencies(importers.get(folder) ?? '')) if (snapshots.has(name)) add(name);
  return [...found]
    .toSorted()
    .map((name) => `${name} ${readResolution(packages.get(removePeers(name)) ?? '')}`);
}

/** The entries of a section, with their text. Parsing the file with `yaml` would take a third of a second at each start. */
function parseEntries(lockfile: string, section: string): Map<string, string> {
  const [, after = ''] = lockfile.split(new RegExp(`^${section}:\n`, 'm'), 2);
  const [text = ''] = after.split(/^(?=\S)/m, 1);
  const entries = text.split(/^ {2}(?=\S)/m).map((entry): [string, string] => {
    const [, name = '', content = ''] = /^'?([^'\n]+?)'?:(?: \{\})?\n([^]*)$/.exec(entry) ?? [];
    return [name, content];
  });
  return new Map(entries.filter(([name]) => name !== ''));
}

/**
 * Names of packages in `dependencies` and `optionalDependencies` of an entry. An importer has the version in a separate line, a package
 * beside the name.
 */
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

/** The version of an alias contains the name of the package: `string-width-cjs: string-width@4.2.3`. */
const toFullName = (name: string, version: string) =>
  /^(@[^/]+\/)?[a-z][^@(]*@/i.test(version) ? version : `${name}@${version}`;

const removePeers = (name: string) => name.replace(/\(.*$/, '');

const readResolution = (entry: string) => /^ {4}resolution: (.+)$/m.exec(entry)?.[1] ?? '';
