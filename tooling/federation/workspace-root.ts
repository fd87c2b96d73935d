import { existsSync } from 'node:fs';
import { join } from 'node:path';

const checkout = join(import.meta.dirname, '..', '..');

/** Whether this is the packed remote-kit in the folder of a standalone remote, which has packed packages instead of their sources. */
export const isStandaloneRemote = !existsSync(join(checkout, 'pnpm-workspace.yaml'));

/** The root folder of the repository: of the suite, or of one remote. */
export const workspaceRoot = isStandaloneRemote ? process.cwd() : checkout;

export const getAppFolder = (app: string): string =>
  isStandaloneRemote ? workspaceRoot : join(workspaceRoot, app);

/** Why webpack cannot build in this folder, and what to do; null if it can. In a path, it treats "!" as the end of a loader's name. */
export function describeUnsupportedPath(): string | null {
  return workspaceRoot.includes('!')
    ? `webpack cannot build in ${workspaceRoot}, because of the "!". Move the checkout.`
    : null;
}
