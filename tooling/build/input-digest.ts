import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readManifest } from '../federation/read-manifest.ts';
import { folderOf, isStandaloneRemote, workspaceRoot } from '../federation/workspace-root.ts';
import { lockedPackages } from './locked-packages.ts';

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
export function inputDigest(app: string): string {
  const hash = createHash('sha256');
  const own = ['src', 'content', 'pictures', 'package.json'].map((input) => join(folderOf(app), input));
  const libraries = listLibraries(app).flatMap((library) => [`${library}/src`, `${library}/package.json`]);
  for (const input of [...own, ...[...libraries, ...common].map((name) => join(workspaceRoot, name))]) {
    for (const file of listFiles(input)) {
      hash.update(`${relative(workspaceRoot, file)}\0`).update(readFileSync(file));
    }
  }
  for (const file of listFiles(join(workspaceRoot, 'pnpm-lock.yaml')))
    hash.update(listPackages(app, readFileSync(file, 'utf8')));
  return hash.digest('hex');
}

/**
 * The part of `pnpm-lock.yaml` that decides what a build of an app contains: the packages of the app, of the libraries that it uses, and of
 * the tools that build it. The lockfile of a standalone remote has little else, and counts as a whole.
 */
export const listPackages = (app: string, lockfile: string): string =>
  isStandaloneRemote
    ? lockfile
    : lockedPackages(lockfile, [app, ...listLibraries(app), 'tooling']).join('\n');

/**
 * Folders of our libraries that an app uses, directly or through others. A change of another library does not make it stale. Empty for a
 * standalone remote, which installs them as packages.
 */
export function listLibraries(app: string): string[] {
  const found = new Set<string>();
  const addThoseOf = (folder: string) => {
    const { dependencies = {} } = readManifest(join(folder, 'package.json'));
    for (const name of Object.keys(dependencies)) {
      const library = name.replace(/^@emberclutch\//, 'shared/');
      const path = join(workspaceRoot, library);
      if (library === name || found.has(library) || !existsSync(path)) continue;
      found.add(library);
      addThoseOf(path);
    }
  };
  addThoseOf(folderOf(app));
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
