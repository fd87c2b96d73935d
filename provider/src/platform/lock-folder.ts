import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { errorCode } from '@emberclutch/server/process/error-code.ts';
import { lockHolder, tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import { OperatorError } from '@emberclutch/server/process/operator-error.ts';

/** The folder of the embedded database cannot be used. */
export class WorldFolderError extends OperatorError {
  override name = 'WorldFolderError';
  readonly reason: 'in_use' | 'not_writable';

  constructor(reason: 'in_use' | 'not_writable', message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/**
 * Locks a folder for this process: a second writer of the embedded database silently loses rows.
 * @returns releases the lock
 * @throws {WorldFolderError} when a running process holds the lock, or the folder cannot be written
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  ensureWritable(folder);
  const unlock = tryLockFile(file);
  if (unlock) return unlock;
  const holder = lockHolder(file);
  throw new WorldFolderError(
    'in_use',
    `The world in ${folder} is in use by another process${holder === null ? '' : ` (${holder})`}; stop it, or set DATA_DIR to another folder.`,
  );
}

function ensureWritable(folder: string) {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new WorldFolderError(
      'not_writable',
      `The folder ${folder} cannot be written (${errorCode(cause) ?? 'unknown'}); set DATA_DIR to one that can.`,
      cause,
    );
  }
}

/** Without `recursive`, which never returns on a file system that answers ENOENT to mkdir, such as /proc. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
