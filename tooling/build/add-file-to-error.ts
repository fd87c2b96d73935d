import { fileURLToPath } from 'node:url';
import { relative } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { BuildError } from '../webpack/build-error.ts';

/**
 * Returns a build failure that names its file. A source that the build runs, such as a page table, throws an ordinary error, whose stack
 * alone names the file.
 */
export function addFileToError(error: unknown): unknown {
  if (error instanceof BuildError || !(error instanceof Error)) return error;
  const location = findLocations(error.stack ?? '').find(
    (file) => !file.startsWith('..') && !isLibrary.test(file),
  );
  return location === undefined ? error : new BuildError(`${location}: ${error.message}`, { cause: error });
}

/** Relative to the workspace, with line and column. */
const findLocations = (stack: string): string[] =>
  [...stack.matchAll(/((?:file:\/\/|\/)[^\n()]+?)((?::\d+)+)/g)].map(
    ([, file = '', at = '']) =>
      relative(workspaceRoot, file.startsWith('file:') ? fileURLToPath(file) : file) + at,
  );

const isLibrary = /(^|\/)node_modules\//;
