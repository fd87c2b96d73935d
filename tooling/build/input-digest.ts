import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readRelease } from '@emberclutch/edge/releases/read-release.ts';
import { hashSources } from '../federation/hash-sources.ts';
import { readManifest } from '../federation/read-manifest.ts';
import { getAppFolder, workspaceRoot } from '../federation/workspace-root.ts';
import { getDistFolder } from '../federation/apps.ts';

/** Inputs of every build besides the folder of the app and the libraries that it uses. */
const commonInputs = [
  'tooling/webpack',
  'tooling/federation',
  'tooling/build',
  'tooling/content',
  'tooling/fonts',
  'tooling/world-map',
  'pnpm-lock.yaml',
];

/** Computes a digest of all inputs of a build. An app is rebuilt only if the digest has changed. */
export function computeInputDigest(app: string): string {
  const appInputs = ['src', 'content', 'pictures', 'package.json'].map((input) =>
    join(getAppFolder(app), input),
  );
  const libraries = listLibraries(app).flatMap((library) => [`${library}/src`, `${library}/package.json`]);
  const sharedInputs = [...libraries, ...commonInputs].map((name) => join(workspaceRoot, name));
  return hashSources([...appInputs, ...sharedInputs]).digest('hex');
}

/** Whether `dist` was built from the current inputs. A build writes `release.json` last. */
export async function isBuilt(app: string): Promise<boolean> {
  const release = await readRelease(getDistFolder(app)).catch(() => null);
  return release !== null && release.sources === computeInputDigest(app);
}

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
