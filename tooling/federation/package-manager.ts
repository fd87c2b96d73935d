import { join } from 'node:path';
import { readManifest } from './read-manifest.ts';
import { workspaceRoot } from './workspace-root.ts';

/** The version of pnpm that this workspace pins, with the hash of its package: `pnpm@12.21.0+sha512.66fd...`. */
export const packageManager = (): string =>
  readManifest(join(workspaceRoot, 'package.json')).packageManager ?? '';

/** The same for `npx`, without the hash. A published version of a package never changes. */
export const pinnedPnpm = (): string => packageManager().replace(/\+.*/, '');
