import { workspaceRoot } from './workspace-root.ts';

/** Why webpack cannot build in this folder, and what to do; null if it can. */
export function unsupportedPath(): string | null {
  const [character] = /[!#]/.exec(workspaceRoot) ?? [];
  return character === undefined
    ? null
    : `webpack cannot build in ${workspaceRoot}, because of the "${character}". Move the checkout.`;
}
