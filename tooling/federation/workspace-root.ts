import { existsSync } from 'node:fs';
import { join } from 'node:path';

const checkout = join(import.meta.dirname, '..', '..');

/** Whether this is the packed remote-kit of a standalone remote, which has our packages instead of their sources. */
export const isStandaloneRemote = !existsSync(join(checkout, 'pnpm-workspace.yaml'));

/** The root folder of the repository, which contains the suite or one remote. */
export const workspaceRoot = isStandaloneRemote ? process.cwd() : checkout;

export const getAppFolder = (app: string): string =>
  isStandaloneRemote ? workspaceRoot : join(workspaceRoot, app);

/** Describes why webpack cannot build in this folder: it treats "!" in a path as the end of a loader's name. @returns null if it can */
export function describeUnsupportedPath(): string | null {
  return workspaceRoot.includes('!')
    ? `webpack cannot build in ${workspaceRoot}, because of the "!". Move the checkout.`
    : null;
}
