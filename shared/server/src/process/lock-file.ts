import { rmSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** The codes SQLITE_BUSY and SQLITE_LOCKED: another connection holds the lock. */
const heldCodes = new Set<unknown>([5, 6]);

/** Keeps the locks of this process from garbage collection, which would release them. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Takes an exclusive lock if it is free. The operating system releases it when the process ends, even in a crash, so that a lock
 * is never stale. Node has no API for these locks, but SQLite takes one for a transaction. The file stays empty, and no
 * process removes it: another process could lock a file that is about to disappear.
 * @param file is on a local disk, in an existing folder
 * @returns a function that releases the lock; null if another process, or another call in this process, holds it
 */
export function tryLockFile(file: string): (() => void) | null {
  const holder = toHolderFile(file);
  const database = new DatabaseSync(file);
  try {
    // The journal is in memory, so that the lock creates no other file.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
    writeFileSync(holder, String(process.pid));
  } catch (error) {
    database.close();
    if (typeof error === 'object' && error && 'errcode' in error && heldCodes.has(error.errcode)) return null;
    throw error;
  }
  heldLocks.add(database);
  return () => {
    rmSync(holder, { force: true });
    database.close();
    heldLocks.delete(database);
  };
}

/** @returns the process that holds the lock, for messages only: the lock itself does not depend on it */
export function readLockHolder(file: string): string | null {
  try {
    return readFileSync(toHolderFile(file), 'utf8') || null;
  } catch {
    return null;
  }
}

const toHolderFile = (file: string) => `${file}.pid`;
