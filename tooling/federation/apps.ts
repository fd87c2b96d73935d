import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './workspace-root.ts';

/** Host and remotes, found by folder name, so that a new remote needs no registration. */
export const apps: string[] = readdirSync(workspaceRoot, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^(host|remote-[a-z0-9-]+)$/.test(entry.name))
  .map(({ name }) => name)
  .toSorted();

/** Those that the host loads. */
export const remotes: string[] = apps.filter((app) => app !== 'host');

/** `hatchery` or `remote-hatchery` -> `remote-hatchery`; null if there is no such app. */
export function appNamed(name: string): string | null {
  return apps.find((app) => app === name || app === `remote-${name}`) ?? null;
}

export const distOf = (app: string) => join(workspaceRoot, app, 'dist');
