import { workspaceRoot } from './workspace-root.ts';

/** Why webpack cannot build in this folder, and what to do; null if it can. In a path, it treats "!" as the end of a loader's name. */
export function unsupportedPath(): string | null {
  return workspaceRoot.includes('!')
    ? `webpack cannot build in ${workspaceRoot}, because of the "!". Move the checkout.`
    : null;
}
