import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isStandaloneRemote, workspaceRoot } from './workspace-root.ts';

/** The folder of `@emberclutch/web`: its sources, or the package that a standalone remote has installed. */
export const webPackage = (): string =>
  isStandaloneRemote
    ? realpathSync(join(workspaceRoot, 'node_modules/@emberclutch/web'))
    : join(workspaceRoot, 'shared/web');
