import { existsSync } from 'node:fs';
import { join } from 'node:path';

const checkout = join(import.meta.dirname, '..', '..');

/** Whether this is the packed remote-kit of a standalone remote, which has our packages instead of their sources. */
export const isStandaloneRemote = !existsSync(join(checkout, 'pnpm-workspace.yaml'));

/** The root folder of the repository, which contains the suite or one remote. */
export const workspaceRoot = isStandaloneRemote ? process.cwd() : checkout;

export const getAppFolder = (app: string): string =>
  isStandaloneRemote ? workspaceRoot : join(workspaceRoot, app);
