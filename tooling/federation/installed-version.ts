import { join } from 'node:path';
import { readManifest } from './read-manifest.ts';
import { workspaceRoot } from './workspace-root.ts';

/** The version of a package that the host has installed, which every remote must be compatible with. */
export const installedVersion = (packageName: string): string =>
  readManifest(join(workspaceRoot, 'host', 'node_modules', packageName, 'package.json')).version;
