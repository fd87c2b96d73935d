import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './read-manifest.ts';
import { getAppFolder, isStandaloneRemote, workspaceRoot } from './workspace-root.ts';

/** Host and remotes. The folder names identify them, so that a new remote needs no registration. */
export const apps: string[] = isStandaloneRemote ? [readRemoteName()] : listWorkspaceApps();

export const remotes: string[] = apps.filter((app) => app !== 'host');

/** Finds `remote-hatchery` by `hatchery` or `remote-hatchery`. @returns null if there is no app with this name */
export function lookUpApp(name: string): string | null {
  return apps.find((app) => app === name || app === `remote-${name}`) ?? null;
}

export const getDistFolder = (app: string) => join(getAppFolder(app), 'dist');

function listWorkspaceApps(): string[] {
  return readdirSync(workspaceRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(host|remote-[a-z0-9-]+)$/.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

/** Returns `remote-hatchery` for the package `@emberclutch/remote-hatchery`. */
function readRemoteName(): string {
  const { name = '' } = readManifest(join(workspaceRoot, 'package.json'));
  const app = name.replace(/^@[^/]+\//, '');
  if (!/^remote-[a-z0-9-]+$/.test(app))
    throw new Error(`The name in package.json must name a remote, such as remote-garden, not "${name}".`);
  return app;
}

export const hasWorldMap = (app: string): boolean =>
  '@emberclutch/world' in (readManifest(join(getAppFolder(app), 'package.json')).dependencies ?? {});
