import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readErrorCode } from '@emberclutch/server/process/read-error-code.ts';
import { readLockHolder, tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import { OperatorError } from '@emberclutch/server/process/operator-error.ts';

/**
 * Locks a folder for this process, because a second writer of the embedded database silently loses rows.
 * @returns a function that releases the lock
 * @throws {OperatorError} when a running process holds the lock, or the folder cannot be written, for example on a full disk
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  const unlock = tryLock(folder, file);
  if (unlock) return unlock;
  const holder = readLockHolder(file);
  throw new OperatorError(
    `The world in ${folder} is in use by another process${holder === null ? '' : ` (${holder})`}; stop it, or set DATA_DIR to another folder.`,
  );
}

function tryLock(folder: string, file: string) {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK | constants.X_OK);
    return tryLockFile(file);
  } catch (cause) {
    throw new OperatorError(
      `The folder ${folder} cannot be written (${readErrorCode(cause) ?? 'unknown'}). Free space on its disk if that is full, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** Creates a folder without `recursive`, which never returns on a file system that answers ENOENT to mkdir, such as /proc. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
