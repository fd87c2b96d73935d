import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import { GenerateError } from './generate-error.ts';

/** The facts that a generator needs about the workspace that it adds to. */
export interface Workspace {
  root: string;
  /** Version of its packages. */
  version: string;
  /** Host and remotes with the paths of their pages. */
  tables: { app: string; paths: string[] }[];
}

/** @throws {GenerateError} if a page of any app has the path, or a pattern that takes the same addresses */
export function requireFreePath({ tables }: Workspace, path: string): void {
  const owner = tables.find(({ paths }) => paths.some((taken) => isSame(taken, path)));
  if (owner) throw new GenerateError(`${path} is a page of ${owner.app}.`);
}

/** Whether one address fits both patterns. */
function isSame(one: string, other: string): boolean {
  const sample = (pattern: string) => pattern.replaceAll(/:\w+/g, 'any');
  return matchPath(one, sample(other)) !== null || matchPath(other, sample(one)) !== null;
}
