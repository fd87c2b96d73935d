import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readErrorCode } from '@emberclutch/server/process/read-error-code.ts';
import { workspaceRoot } from './workspace-root.ts';

/** Hashes files, and all files in folders except tests, with their paths. A path that does not exist counts as an empty folder. */
export function hashSources(paths: readonly string[]): Hash {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(listSources))
    hash.update(`${relative(workspaceRoot, file)}\0`).update(readFileSync(file));
  return hash;
}

function listSources(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  } catch (error) {
    const code = readErrorCode(error);
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
