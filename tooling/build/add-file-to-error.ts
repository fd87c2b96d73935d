import { fileURLToPath } from 'node:url';
import { relative } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { BuildError } from '../webpack/build-error.ts';

/** Returns a build failure that names its file, which the error of a page table, for example, has only in its stack. */
export function addFileToError(error: unknown): unknown {
  if (error instanceof BuildError || !(error instanceof Error)) return error;
  const location = findLocations(error.stack ?? '').find(
    (file) => !file.startsWith('..') && !libraryPath.test(file),
  );
  return location === undefined ? error : new BuildError(`${location}: ${error.message}`, { cause: error });
}

/** Finds the files in a stack, relative to the workspace, with line and column. */
const findLocations = (stack: string): string[] =>
  [...stack.matchAll(/((?:file:\/\/|\/)[^\n()]+?)((?::\d+)+)/g)].map(
    ([, file = '', at = '']) =>
      relative(workspaceRoot, file.startsWith('file:') ? fileURLToPath(file) : file) + at,
  );

const libraryPath = /(^|\/)node_modules\//;
